import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Encryption } from '@/workspace/persistence/encrypted-tables';
import { importEncryptionKey, newKeyBytes } from '@/workspace/persistence/encryption';
import { newPerson, openTab } from './device';

test('an encrypted record that is moved to another row does not open there', async () => {
  const person = newPerson();
  const key = await importEncryptionKey(newKeyBytes());
  const encryption: Encryption = { mode: () => 'encrypted', key: () => Promise.resolve(key) };
  const db = openTab(person, { encryption });
  await db.drafts.put({ id: 'star', value: { s: 'words' } });
  const plain = openTab(person);
  await plain.drafts.put({ ...(await plain.drafts.get('star')), id: 'pitch' } as never);
  expect(await db.drafts.get('pitch')).toEqual({ id: 'pitch' });
  expect(await db.drafts.get('star')).toMatchObject({ value: { s: 'words' } });
});
