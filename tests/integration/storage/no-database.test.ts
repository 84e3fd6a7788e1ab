import { expect, test } from 'vitest';
import { openPersonDb } from '@/workspace/persistence/person-db';
import { loadWork } from '@/workspace/persistence/record-store';
import { storageErrorKind } from '@/workspace/persistence/storage-error';

test('a browser that has no database refuses, at the first use and at every later one', async () => {
  const db = openPersonDb('nobody');
  const edge = { now: () => 0, newId: () => 'x' };
  for (const _use of [1, 2]) {
    const error: unknown = await loadWork(db, edge).catch((reason: unknown) => reason);
    expect(storageErrorKind(error)).toBe('refused');
  }
});
