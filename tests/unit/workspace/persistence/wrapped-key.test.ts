import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bytesToText, textToBytes } from '@/workspace/persistence/key-text';
import { importEncryptionKey, newKeyBytes } from '@/workspace/persistence/encryption';
import { unwrapKey, wrapKey } from '@/workspace/persistence/wrapped-key';

const newLock = () => importEncryptionKey(newKeyBytes());
const newKey = () => bytesToText(newKeyBytes());

test('the account’s lock opens the key, another one does not, nor for another person', async () => {
  const [lock, key] = [await newLock(), newKey()];
  const wrapped = await wrapKey(lock, 'ana', key);
  expect(await unwrapKey(lock, 'ana', wrapped)).toBe(key);
  expect(await unwrapKey(await newLock(), 'ana', wrapped)).toBeNull();
  expect(await unwrapKey(lock, 'ben', wrapped)).toBeNull();
});

test('a wrap is fresh each time, and holds nothing of the key', async () => {
  const [lock, key] = [await newLock(), newKey()];
  const [one, two] = [await wrapKey(lock, 'ana', key), await wrapKey(lock, 'ana', key)];
  expect(one).not.toBe(two);
  expect(one).not.toContain(key);
});

test('what is no wrap, or was changed, opens nothing and throws nothing', async () => {
  const lock = await newLock();
  const wrapped = await wrapKey(lock, 'ana', newKey());
  const bytes = textToBytes(wrapped) ?? new Uint8Array();
  const changed = bytes.map((byte, at) => (at === 20 ? byte ^ 1 : byte));
  const short = await wrapKey(lock, 'ana', bytesToText(newKeyBytes().slice(1)));
  for (const stored of ['', '*', wrapped.slice(1), bytesToText(changed), short])
    expect(await unwrapKey(lock, 'ana', stored)).toBeNull();
});

test('nowhere in the product is a key made from a password', () => {
  const inFolder = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|sql)$/.test(name))
      .map((name) => `${folder}/${name}`);
  const files = ['src', 'sw', 'supabase/migrations'].flatMap(inFolder);
  expect(files.length).toBeGreaterThan(100);
  const derives = /deriveKey|deriveBits|pbkdf2|hkdf|scrypt|argon2|bcrypt|\bcrypt\(/i;
  expect(files.filter((file) => derives.test(readFileSync(file, 'utf8')))).toEqual([]);
});
