import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientOf } from '../../../supabase/local/client-of';

const from = (remoteAddress: string, forwarded?: string | string[]) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
] as const)('%s counts as %s', ([address, client]) => {
  expect(clientOf(from(address), false)).toBe(client);
});

test('what anybody can write is believed only behind a proxy, and there only its own line', () => {
  expect(clientOf(from('127.0.0.1', '192.0.2.7'), false)).toBe('127.0.0.1');
  expect(clientOf(from('127.0.0.1', '192.0.2.7'), true)).toBe('192.0.2.7');
  expect(clientOf(from('127.0.0.1', '198.51.100.1, 192.0.2.7'), true)).toBe('192.0.2.7');
  expect(clientOf(from('127.0.0.1', ['198.51.100.1', '2001:db8:1:2::9']), true)).toBe(
    '2001:db8:1:2',
  );
  expect(clientOf(from('127.0.0.1', ''), true)).toBe('127.0.0.1');
  expect(clientOf(from('127.0.0.1'), true)).toBe('127.0.0.1');
});
