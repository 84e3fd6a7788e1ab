import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { FieldRef } from '@/domain/machine-check/field-ref';

type Opener = (fieldRef: FieldRef) => void;
const openers = new Set<Opener>();

/** `open` brings a field of the record to the screen, or what it stands in, when somebody is led to it. Must be stable. */
export function useEditorOpener(open: Opener): void {
  useEffect(() => {
    openers.add(open);
    return () => {
      openers.delete(open);
    };
  }, [open]);
}

/** An editor that is opened for the first time may have to load. */
const maxWaitMs = 3000;

/** Opens the editor and brings the focus to the field of a text, as soon as it is there. */
export function goToField(fieldRef: FieldRef): void {
  flushSync(() => {
    for (const open of openers) open(fieldRef);
  });
  if (focusField(fieldRef)) return;
  const known = new Set(openers);
  const watch = new MutationObserver(() => {
    // An editor that has just come did not hear of it before.
    for (const open of openers) if (!known.has(open)) open(fieldRef);
    for (const open of openers) known.add(open);
    if (focusField(fieldRef)) watch.disconnect();
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  setTimeout(() => watch.disconnect(), maxWaitMs);
}

/** The field of a text of the record that is on the screen, by its lens's path; see `TextLens`. */
export function fieldAt(path: string): HTMLElement | null {
  const fields = document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
  return [...fields].find((field) => field.getClientRects().length > 0) ?? null;
}

function focusField(fieldRef: FieldRef): boolean {
  const field = fieldAt(pathOf(fieldRef));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  return field !== null;
}

function pathOf(fieldRef: FieldRef): string {
  switch (fieldRef.part) {
    case 'personalInfo':
      return `personalInfo/${fieldRef.field}`;
    case 'experience':
    case 'education':
      return `${fieldRef.part}/${fieldRef.id}/${fieldRef.field}`;
    case 'sections':
      return `sections/${fieldRef.key}/${fieldRef.id}/${fieldRef.field}`;
    default:
      return fieldRef.part;
  }
}
