import { useLayoutEffect, useSyncExternalStore } from 'react';
import { areMainPartsBlank } from '@/domain/resume/record-schema';
import { builderPanelKey } from '@/hydration/builder-panel-key';
import { currentRecord } from '@/workspace/document/working-record';
import { hasBegunChapters } from './chapter/chapter-progress';

export type PanelId = 'chapter' | 'edit' | 'preview';

/**
 * Which panel of the builder is chosen where not all of them have room. Another chapter opens at its beginning; after a
 * new load of the page the form is open if it was.
 */
export function usePanel(chapterId: string): {
  selected: PanelId;
  select: (panel: PanelId) => void;
} {
  // The build has written the page with the chapter.
  const choice = useSyncExternalStore(subscribe, currentChoice, () => '');
  const panel = panels.find((one) => choice === `${chapterId} ${one}`);
  return { selected: panel ?? 'chapter', select: (one) => choose(`${chapterId} ${one}`) };
}

/**
 * Who comes to the builder itself, and not for a chapter of it, with nothing written yet finds the form: its first field is
 * where a resume begins. The address of the builder marks the document (hydration/early-page.ts, the route).
 */
export function useFormFirst(isOpening: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isOpening || dataset['wayIn'] === undefined) return;
    delete dataset['wayIn'];
    const record = currentRecord();
    if (currentChoice() === '' && areMainPartsBlank(record) && !hasBegunChapters(record))
      choose('1 edit');
  }, [isOpening]);
}

const panels: readonly PanelId[] = ['chapter', 'edit', 'preview'];
const listeners = new Set<() => void>();
let chosen: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentChoice(): string {
  return (chosen ??= keptForm());
}

function choose(choice: string): void {
  chosen = choice;
  try {
    sessionStorage.setItem(builderPanelKey, choice);
  } catch {
    // Storage is refused: the next visit opens the chapter tab, the default.
  }
  for (const listener of listeners) listener();
}

function keptForm(): string {
  try {
    const kept = sessionStorage.getItem(builderPanelKey) ?? '';
    return kept.endsWith(' edit') ? kept : '';
  } catch {
    return '';
  }
}
