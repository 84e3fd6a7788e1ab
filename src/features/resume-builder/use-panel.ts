import { useSyncExternalStore } from 'react';
import { builderPanelKey } from '@/hydration/builder-panel-key';

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
