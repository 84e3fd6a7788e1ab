import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { placedTexts, withTextAt } from '@/domain/machine-check/resume-place';
import type { ResumePlace } from '@/domain/machine-check/resume-place';
import { currentRecord } from '@/workspace/document/working-record';
import { lensByField, onNewField } from './lens-by-field';

type Opener = (place: ResumePlace) => void;
const openers = new Set<Opener>();

/** `open` brings a field of the resume to the screen, or what it stands in, when somebody is led to it. Must be stable. */
export function useEditorOpener(open: Opener): void {
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
    for (const open of openers) open(place);
  });
  if (focusField(place)) return;
  const until = performance.now() + longestWaitMs;
  const stop = onNewField(() => {
    if (performance.now() > until || focusField(place)) stop();
    // Of an editor that has just come: it did not hear of it before.
    else for (const open of openers) open(place);
  });
}

/** The field of a place is the one that reads another text when the text there is another one. */
function focusField(place: ResumePlace): boolean {
  const resume = currentRecord();
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
