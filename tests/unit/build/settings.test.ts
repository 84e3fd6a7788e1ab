import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFacts, problemOfKeys } from '@/build/backend';
import { makeSettings } from '@/build/make-settings';
import { agency } from '@/content/agency';
import { agencyPolicies } from '@/content/agency-policies';

test('each settings file is made from its example, and never made twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-settings-'));
  mkdirSync(join(folder, 'supabase/functions'), { recursive: true });
  const examples = ['supabase/.env', 'supabase/functions/.env', '.env.production'];
  for (const name of examples) writeFileSync(join(folder, `${name}.example`), 'A=example\n');
  writeFileSync(join(folder, 'supabase/.env'), 'A=mine\n');
  const said: string[] = [];
  makeSettings(folder, 'win32', (line) => said.push(line));
  expect(said[0]).toBe('There already: supabase/.env');
  expect(said[2]).toBe('Made: supabase/functions/.env');
  expect(said[5]).toBe('  To open it: notepad .env.production');
  expect(said[6]).toBe('Your facts: src/content/agency.ts');
  expect(said).toHaveLength(10);
  expect(examples.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
    'A=mine\n',
    'A=example\n',
    'A=example\n',
  ]);
});

test('a newer version takes the settings of the older one along', () => {
  const [older, newer] = ['older', 'newer'].map((name) => {
    const folder = mkdtempSync(join(tmpdir(), `career-quest-${name}-`));
    mkdirSync(join(folder, 'supabase/functions'), { recursive: true });
    return folder;
  });
  for (const name of ['supabase/.env', 'supabase/functions/.env', '.env.production'])
    writeFileSync(join(newer ?? '', `${name}.example`), 'A=example\n');
  writeFileSync(join(older ?? '', '.env.production'), 'A=mine\n');
  const said: string[] = [];
  makeSettings(newer ?? '', 'linux', (line) => said.push(line), older);
  expect(said[4]).toBe('Taken along: .env.production');
  expect(readFileSync(join(newer ?? '', '.env.production'), 'utf8')).toBe('A=mine\n');
  expect(readFileSync(join(newer ?? '', 'supabase/.env'), 'utf8')).toBe('A=example\n');
});

const URL_RIGHT = 'https://abcdefghijklmnopqrst.supabase.co';

test.for([
  ['', '', /needs VITE_SUPABASE_URL/],
  ['https://YOUR-PROJECT.supabase.co', 'sb_publishable_1', /needs VITE_SUPABASE_URL/],
  [URL_RIGHT, 'sb_publishable_YOUR-KEY', /needs VITE_SUPABASE_URL/],
  ['abcdefghijklmnopqrst', 'sb_publishable_1', /Write it like https:/],
  [`${URL_RIGHT}/rest/v1`, 'sb_publishable_1', /Write it like https:/],
  [URL_RIGHT, 'sb_secret_1', /is a secret key/],
  [
    URL_RIGHT,
    `eyJ.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`,
    /is a secret key/,
  ],
  [`${URL_RIGHT}/`, 'sb_publishable_1', null],
  [URL_RIGHT, 'sb_publishable_1', null],
] as const)('a build for "%s" with the key "%s"', ([url, key, problem]) => {
  const said = problemOfKeys(url, key);
  if (problem) expect(said).toMatch(problem);
  else expect(said).toBeNull();
});

test('a build says which facts of the agency are still examples', () => {
  const facts = { ...agency.en, ...agencyPolicies.en };
  expect(openFacts(facts)).toEqual(['name', 'county', 'privacyContact', 'processors']);
  expect(openFacts({ ...facts, phone: '937-555-0142' })).toContain('phoneNote');
  expect(openFacts({ ...facts, phone: '937-555-0142', phoneNote: '' })).not.toContain('phoneNote');
});
