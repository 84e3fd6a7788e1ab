import { useLayoutEffect, useSyncExternalStore } from 'react';
import { areMainPartsBlank } from '@/domain/resume/record-schema';
import { builderPanelKey } from '@/hydration/builder-panel-key';
import { currentRecord } from '@/workspace/document/working-record';
import { hasBegunChapters } from './chapter/chapter-progress';

export type PanelId = 'chapter' | 'edit' | 'preview';

/**
 * The selected panel of the builder. Another chapter opens with its chapter panel; after a reload the form is open if it was
 * before.
 */
export function usePanel(chapterId: string): {
  selected: PanelId;
  select: (panel: PanelId) => void;
} {
  // The build renders the page with the chapter panel.
  const choice = useSyncExternalStore(subscribe, currentChoice, () => '');
  const panel = panels.find((one) => choice === `${chapterId} ${one}`);
  return { selected: panel ?? 'chapter', select: (one) => choose(`${chapterId} ${one}`) };
}

/**
 * Opens the form for a person with a blank resume who came to the builder's own address, not to a chapter. That address is
 * marked on the document (`data-way-in`) by hydration/early-page.ts and by the route.
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
