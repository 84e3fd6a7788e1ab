import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { ResumePlace } from '@/domain/machine-check/field-ref';

type Opener = (place: ResumePlace) => void;
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
export function goToField(place: ResumePlace): void {
  flushSync(() => {
    for (const open of openers) open(place);
  });
  if (focusField(place)) return;
  const known = new Set(openers);
  const watch = new MutationObserver(() => {
    // An editor that has just come did not hear of it before.
    for (const open of openers) if (!known.has(open)) open(place);
    for (const open of openers) known.add(open);
    if (focusField(place)) watch.disconnect();
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  setTimeout(() => watch.disconnect(), maxWaitMs);
}

/** The field of a text of the record that is on the screen, by its lens's path; see `TextLens`. */
export function fieldAt(path: string): HTMLElement | null {
  const fields = document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
  return [...fields].find((field) => field.getClientRects().length > 0) ?? null;
}

function focusField(place: ResumePlace): boolean {
  const field = fieldAt(pathOf(place));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  return field !== null;
}

function pathOf(place: ResumePlace): string {
  switch (place.part) {
    case 'personalInfo':
      return `personalInfo/${place.field}`;
    case 'experience':
    case 'education':
      return `${place.part}/${place.id}/${place.field}`;
    case 'sections':
      return `sections/${place.key}/${place.id}/${place.field}`;
    default:
      return place.part;
  }
}
