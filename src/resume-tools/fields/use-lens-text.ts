import { useSyncExternalStore } from 'react';
import type { TextLens } from '@/workspace/document/text-lens';
import { currentRecord } from '@/workspace/document/working-record';

/** What a field of the record says now; '' where there is no field. */
export function useLensText(lens: TextLens | null): string {
  return useSyncExternalStore(lens?.watch ?? watchNothing, () =>
    lens ? lens.read(currentRecord()) : '',
  );
}

function watchNothing(): () => void {
  return () => undefined;
}
