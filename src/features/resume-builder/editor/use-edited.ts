import { useCallback, useState, type FocusEvent } from 'react';
import { useEditorOpener } from '@/resume-tools/fields/go-to-field';

type Edited = { isOpen: (id: string) => boolean; hasFields: (id: string) => boolean };

/** Which entry of a list is open: the first, until another one is chosen or led to; an only one always. */
export function useEdited(ids: readonly string[]): [Edited, (id: string | undefined) => void] {
  const [{ now = ids[0], visited }, set] = useState<{ now?: string; visited: string[] }>({
    visited: [],
  });
  const choose = useCallback(
    (id: string | undefined) =>
      set((before) =>
        id === undefined || before.now === id
          ? before
          : { now: id, visited: [...before.visited, id] },
      ),
    [],
  );
  useEditorOpener(
    useCallback(
      (fieldRef) => {
        if ('id' in fieldRef && ids.includes(fieldRef.id)) choose(fieldRef.id);
      },
      [choose, ids],
    ),
  );
  const isOpen = (id: string) => ids.length === 1 || id === now;
  return [{ isOpen, hasFields: (id) => isOpen(id) || visited.includes(id) }, choose];
}

/**
 * The entry in whose fields the focus has come. An only entry is open without having been chosen: another one that comes
 * does not close it under a hand.
 */
export function typedEntry({ target }: FocusEvent): string | undefined {
  if (!target.matches('input, textarea')) return undefined;
  return target.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
}
