import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPersonClient } from '@/backend/person-client';
import * as nothing from '@/backend/unused-client-parts';

const source = readFileSync('node_modules/@supabase/supabase-js/dist/index.mjs', 'utf8');
/** Without its comments, which show what callers may write. */
const code = source.replaceAll(/\/\*[^]*?\*\//g, '');

test('the client takes from the parts that are left out only what stands in for them', () => {
  const taken = [
    ...code.matchAll(/import \{([^}]+)\} from "@supabase\/(?:realtime|storage)-js"/g),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  expect(taken.toSorted()).toEqual(Object.keys(nothing).toSorted());
});

test('by itself the client only hands the sockets a token; the rest are calls for us to make', () => {
  const called = new Set([...code.matchAll(/this\.realtime\.(\w+)/g)].map(([, name]) => name));
  expect([...called].toSorted()).toEqual([
    'channel',
    'getChannels',
    'removeAllChannels',
    'removeChannel',
    'setAuth',
  ]);
  expect(code).not.toMatch(/this\.storage\./);
});

test('a client can be made of what is left', async () => {
  const sent: string[] = [];
  const client = createPersonClient(
    { url: 'http://site.example.com', key: 'public-key', token: 'the-token' },
    async (input, init) => {
      const { url, headers } = new Request(input, init);
      sent.push(`${url} ${String(headers.get('authorization'))}`);
      return Response.json({ revision: 1 });
    },
  );
  expect(client.realtime).toBeInstanceOf(nothing.RealtimeClient);
  const { data } = await client.from('resumes').select('revision').single();
  expect(data).toEqual({ revision: 1 });
  expect(sent).toEqual([
    'http://site.example.com/rest/v1/resumes?select=revision Bearer the-token',
  ]);
});
