import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Encryption } from '@/workspace/persistence/encrypted-tables';
import { encrypt, importEncryptionKey, newKeyBytes } from '@/workspace/persistence/encryption';
import { recordForm } from '@/workspace/persistence/person-dbs';
import { personDbName } from '@/workspace/persistence/work-db';
import { newPerson, openTab } from './device';

test('a sealed record that is moved to another row does not open there', async () => {
  const person = newPerson();
  const key = await importEncryptionKey(newKeyBytes());
  const encryption: Encryption = { mode: () => 'encrypted', key: () => Promise.resolve(key) };
  const db = openTab(person, { encryption });
  await db.drafts.put({ id: 'star', value: { s: 'words' }, updatedAt: 1 });
  const plain = openTab(person);
  await plain.drafts.put({ ...(await plain.drafts.get('star')), id: 'pitch' } as never);
  expect(await db.drafts.get('pitch')).toEqual({ id: 'pitch' });
  expect(await db.drafts.get('star')).toMatchObject({ value: { s: 'words' } });
});

test('what versions of before have sealed counts as sealed, and opens', async () => {
  const person = newPerson();
  const key = await importEncryptionKey(newKeyBytes());
  const encryption: Encryption = { mode: () => 'encrypted', key: () => Promise.resolve(key) };
  const draft = { value: { s: 'words' }, updatedAt: 1 };
  const sealed = await encrypt(key, `${personDbName(person)}/drafts`, draft);
  await openTab(person).drafts.put({ id: 'star', sealed } as never);
  expect(await recordForm(person)).toBe('encrypted');
  expect(await openTab(person, { encryption }).drafts.get('star')).toEqual({
    id: 'star',
    ...draft,
  });
});
