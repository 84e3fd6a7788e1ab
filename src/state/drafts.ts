import { useEffect, useRef, type InputEvent } from 'react';
import { useStore } from 'zustand';
import {
  openOtherVersions,
  otherVersionsId,
  storeOther,
  textOf,
} from '../domain/take-along/other-versions';
import type { KeptRecords } from '../domain/take-along/take-along';
import { noteGuestTyped, useGuestComputer } from './guest-computer';
import { createKeptFields, currentPersonId } from './kept-fields';
import type { KeptFields } from './kept-rows';
import { useSession } from './session';

/**
 * The learner's answers in the course's activities, one record per activity. A guest's stay in the tab until they have
 * said whose computer this is: on a shared one, nobody would erase what they left.
 */
export const drafts = createKeptFields('drafts', {
  mayKeep: (personId) => personId !== 'guest' || isComputerKnown(),
  keepBoth: coveredTexts,
});
useGuestComputer.subscribe(() => void drafts.flush());
const none: KeptFields = {};

/** Reads the answers of whoever sits here; call it on every screen with an activity. */
export function useOpenDrafts(): void {
  const personId = useSession()?.userId ?? 'guest';
  useEffect(() => drafts.open(currentPersonId()), [personId]);
}

/** An activity's answers so far; empty until the device has been read. */
export function useDraft(id: string): KeptFields {
  return useStore(drafts.store, ({ records }) => records[id] ?? none);
}

/** True when something stands in an activity. */
export function useHasAnswers(id: string): boolean {
  return Object.values(useDraft(id)).some((text) => text !== '');
}

/** True when an answer of this activity was worded differently before, and the person can choose. */
export function useHasOtherVersions(id: string): boolean {
  return useStore(drafts.store, ({ records }) =>
    openOtherVersions(records).some(({ recordId }) => recordId === id),
  );
}

/** All answers so far, by activity and field. */
export function useDrafts(): Readonly<Record<string, KeptFields>> {
  return useStore(drafts.store, ({ records }) => records);
}

/** True when the device will not keep answers, so that the page must say so. */
export function useAreDraftsRefused(): boolean {
  return useStore(drafts.store, ({ isRefused }) => isRefused);
}

function isComputerKnown(): boolean {
  return useGuestComputer.getState().computer !== 'unknown';
}

/** An activity's answers now, for handlers. */
export function readDraft(id: string): KeptFields {
  return drafts.store.getState().records[id] ?? none;
}

export function setDraft(id: string, fields: KeptFields): void {
  if (currentPersonId() === 'guest') noteGuestTyped();
  drafts.set(id, fields);
}

function typeDraft(id: string, field: string, text: string, { isBlind = false } = {}): void {
  if (currentPersonId() === 'guest') noteGuestTyped();
  drafts.type(id, field, text, { isBlind });
}

/** Other versions of the texts that were typed over unseen; none where the typed text holds what was there. */
function coveredTexts(early: KeptRecords, known: KeptRecords): Record<string, KeptFields> {
  const covered: [string, string][] = [];
  for (const [id, fields] of Object.entries(early))
    for (const [field, text] of Object.entries(fields)) {
      const other = textOf(known, id, field);
      const isCovered = text.trim() !== '' && !text.includes(other.trim());
      if (isCovered) covered.push([crypto.randomUUID(), storeOther([id, field], other)]);
    }
  return covered.length === 0 ? {} : { [otherVersionsId]: Object.fromEntries(covered) };
}

/** Empties every field of an activity and hands back what was there, for an undo. */
export function clearDraft(id: string): KeptFields {
  const before = readDraft(id);
  drafts.set(id, Object.fromEntries(Object.keys(before).map((field) => [field, ''])));
  return before;
}

/**
 * Props of an uncontrolled field bound to one answer. The field keeps its own text while the person types; only a
 * change from elsewhere (the device was read, an undo, a clear) is pushed into it. What was typed before the page woke
 * up counts as typed. While an input method composes nothing is pushed.
 */
export function useDraftInput(id: string, field: string) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (element && element.value !== '' && element.value !== (readDraft(id)[field] ?? ''))
      typeDraft(id, field, element.value, { isBlind: true });
    const push = () => {
      const text = readDraft(id)[field] ?? '';
      if (ref.current && !isComposing.current && ref.current.value !== text)
        ref.current.value = text;
    };
    push();
    return drafts.store.subscribe(push);
  }, [id, field]);
  return {
    ref,
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
    },
    onInput: (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      typeDraft(id, field, event.currentTarget.value),
  };
}
