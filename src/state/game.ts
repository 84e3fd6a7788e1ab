import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { advance, type GameEvent } from '../domain/game/advance';
import { offeredAnswer } from '../domain/game/answer-edits';
import { applyGameEdits } from '../domain/game/game-edits';
import type { GameScript } from '../domain/game/game-script';
import { readGameState, startGame, type GameState } from '../domain/game/game-state';
import type { Resume } from '../domain/resume/resume-schema';
import { progress as kept } from './course-progress';
import { currentPersonId } from './kept-fields';
import { useSession } from './session';
import { openWork } from './use-work';
import { currentResume, editResume, useResumeInMemory, workingResume } from './working-resume';

/** The conversation of whoever sits here is one record of their progress, so that a reload goes on in the middle. */
const recordId = 'game';
const stateField = 'state';
const replyField = 'reply';
const ownWordsField = 'own-words';
/** An empty text means "no answer" in these records; a reply that was emptied on purpose is one. */
const typedMark = 'typed:';

/** Where the conversation stands, or null until the device has been read. */
export function useGame(script: GameScript): GameState | null {
  const personId = useSession()?.userId ?? 'guest';
  useEffect(() => kept.open(currentPersonId()), [personId]);
  const isRead = useStore(kept.store, (state) => state.isRead && state.personId === personId);
  const text = useStore(kept.store, () => readField(stateField));
  return useMemo(() => (isRead ? stateOf(text, script) : null), [script, isRead, text]);
}

/** What the reply box holds: what is typed and not yet sent, else the answer the resume has. */
export function useReply(state: GameState, script: GameScript): string {
  const typed = useStore(kept.store, () => readField(replyField));
  const resume = useResumeInMemory();
  return replyOf(typed, state, script, resume);
}

export function readReply(script: GameScript): string {
  const { resume } = workingResume.getState();
  return replyOf(readField(replyField), currentGame(script), script, resume);
}

export function typeReply(text: string): void {
  kept.set(recordId, { [replyField]: typedMark + text });
}

/** Puts the AI's words in the place of the typed ones, which stay on the device until the question is left. */
export function replaceReply(script: GameScript, text: string): void {
  kept.set(recordId, {
    [ownWordsField]: typedMark + readReply(script),
    [replyField]: typedMark + text,
  });
}

/** Brings the words back that `replaceReply` replaced. */
export function takeBackReply(): void {
  kept.set(recordId, { [replyField]: readField(ownWordsField), [ownWordsField]: '' });
}

/** True when there are words to take back. */
export function useIsReplyReplaced(): boolean {
  return useStore(kept.store, () => readField(ownWordsField) !== '');
}

/**
 * Takes one step of the conversation. An answer goes into the resume and to the device at once, the resume first: if the
 * page dies between the two, the guide asks again and offers the answer that is there.
 */
export function playGame(script: GameScript, event: GameEvent): void {
  const before = currentGame(script);
  const world = { resume: currentResume(), newId: () => crypto.randomUUID() };
  const { state, edits } = advance(before, script, event, world);
  if (state === before) return;
  editResume((resume) => applyGameEdits(resume, edits));
  if (event.type !== 'tick') void openWork()?.flush();
  const isLeft = event.type === 'reply' || event.type === 'skip' || event.type === 'back';
  kept.set(recordId, {
    [stateField]: JSON.stringify(state),
    ...(isLeft && { [replyField]: '', [ownWordsField]: '' }),
  });
  if (event.type !== 'tick') void kept.flush();
}

function currentGame(script: GameScript): GameState {
  return stateOf(readField(stateField), script);
}

function replyOf(
  typed: string,
  state: GameState,
  script: GameScript,
  resume: Resume | null,
): string {
  if (typed.startsWith(typedMark)) return typed.slice(typedMark.length);
  return resume ? offeredAnswer(state, script, resume) : '';
}

function readField(field: string): string {
  return kept.store.getState().records[recordId]?.[field] ?? '';
}

function stateOf(text: string, script: GameScript): GameState {
  return readGameState(parse(text), script) ?? startGame(script);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
