import { expect, test } from 'vitest';
import { bytesToText, textToBytes } from '@/workspace/persistence/key-text';
import { newKeyBytes } from '@/workspace/persistence/encryption';
import { prepareWrap, unwrapKey } from '@/workspace/persistence/wrapped-key';

const password = 'river stone lamp 42';

test('the password opens the key, another one does not', async () => {
  const key = newKeyBytes();
  const wrapped = await (await prepareWrap(password))(key);
  expect(await unwrapKey(wrapped, password)).toEqual(key);
  expect(await unwrapKey(wrapped, 'river stone lamp 43')).toBeNull();
  expect(await unwrapKey(wrapped, '')).toBeNull();
});

test('one letter typed on two keyboards is one letter', async () => {
  const wrapped = await (await prepareWrap('caf\u00E9'))(newKeyBytes());
  expect(await unwrapKey(wrapped, 'cafe\u0301')).not.toBeNull();
});

test('a wrap holds what OWASP asks for, fresh each time, and nothing of key or password', async () => {
  const key = newKeyBytes();
  const [one, two] = [
    await (await prepareWrap(password))(key),
    await (await prepareWrap(password))(key),
  ];
  expect(one.rounds).toBeGreaterThanOrEqual(600_000);
  expect(textToBytes(one.salt)?.length).toBe(16);
  for (const part of ['salt', 'iv', 'box'] as const) expect(one[part]).not.toBe(two[part]);
  expect(JSON.stringify(one)).not.toContain(bytesToText(key));
  expect(Object.keys(one).toSorted()).toEqual(['box', 'iv', 'rounds', 'salt']);
});

test('what is no wrap, or was changed, opens nothing and throws nothing', async () => {
  const wrapped = await (await prepareWrap(password))(newKeyBytes());
  const broken: unknown[] = [
    undefined,
    null,
    'wrapped',
    {},
    { ...wrapped, box: wrapped.box.slice(1) },
    { ...wrapped, box: `${wrapped.box.startsWith('A') ? 'B' : 'A'}${wrapped.box.slice(1)}` },
    { ...wrapped, salt: '*' },
    { ...wrapped, salt: wrapped.iv },
    // Fewer rounds would be a weaker lock, many more a browser that hangs.
    { ...wrapped, rounds: 1 },
    { ...wrapped, rounds: 1e12 },
    { ...wrapped, rounds: 600_000.5 },
  ];
  for (const stored of broken) expect(await unwrapKey(stored, password)).toBeNull();
});
