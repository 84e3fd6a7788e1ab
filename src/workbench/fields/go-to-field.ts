import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { placedTexts, withTextAt } from '../../domain/machine-check/resume-place';
import type { ResumePlace } from '../../domain/machine-check/resume-place';
import { currentResume } from '../../record/working-resume';
import { lensByField, onNewField } from './lens-by-field';

const openers = new Set<() => void>();

/** `open` brings the editor of the resume to the screen when somebody is led to one of its fields. Must be stable. */
export function useEditorOpener(open: () => void): void {
  useEffect(() => {
    openers.add(open);
    return () => {
      openers.delete(open);
    };
  }, [open]);
}

/** An editor that is opened for the first time may have to load. */
const longestWaitMs = 3000;

/** Opens the editor and brings the focus to the field of a text, as soon as it is there. */
export function goToField(place: ResumePlace): void {
  flushSync(() => {
    for (const open of openers) open();
  });
  if (focusField(place)) return;
  const until = performance.now() + longestWaitMs;
  const stop = onNewField(() => {
    if (performance.now() > until || focusField(place)) stop();
  });
}

/** The field of a place is the one that reads another text when the text there is another one. */
function focusField(place: ResumePlace): boolean {
  const resume = currentResume();
  const key = JSON.stringify(place);
  const text = placedTexts(resume).find((one) => JSON.stringify(one.place) === key)?.text ?? '';
  const changed = withTextAt(resume, place, `${text}?`);
  const field = [...lensByField].find(
    ([element, lens]) =>
      element.getClientRects().length > 0 && lens.read(resume) !== lens.read(changed),
  )?.[0];
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  return field !== undefined;
}
