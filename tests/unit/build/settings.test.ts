import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFacts, problemOfKeys } from '@/build/backend';
import { makeSettings } from '@/build/make-settings';
import { englishAlone, factsIn, missingInSpanish, spanishFacts } from '@/build/agency-facts';
import { agency } from '@/content/agency';
import { agencyPolicies } from '@/content/agency-policies';

const names = ['supabase/.env', 'supabase/functions/.env', '.env.production'];

/** A folder of the project, with an example of each settings file. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-settings-'));
  mkdirSync(join(folder, 'supabase/functions'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, `${name}.example`), '# A\nA=example\nB=b\n');
  return folder;
}

test('each settings file is made from its example, and never made twice', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'supabase/.env'), 'A=mine\nB=c\n');
  const said: string[] = [];
  expect(makeSettings(folder, 'win32', (line) => said.push(line))).toBe(true);
  expect(said).toEqual([
    'There already: supabase/.env',
    '  To open it: notepad supabase/.env',
    'Made: supabase/functions/.env',
    '  To open it: notepad supabase/functions/.env',
    '  To fill in: A, B',
    'Made: .env.production',
    '  To open it: notepad .env.production',
    '  To fill in: A, B',
    'Your facts: src/content/agency.ts',
    '  To open it: notepad src/content/agency.ts',
    'Your facts: src/content/agency-policies.ts',
    '  To open it: notepad src/content/agency-policies.ts',
    'Your facts: src/content/es/agency.ts',
    '  To open it: notepad src/content/es/agency.ts',
    'Your facts: src/content/es/agency-policies.ts',
    '  To open it: notepad src/content/es/agency-policies.ts',
  ]);
  expect(readFileSync(join(folder, 'supabase/.env'), 'utf8')).toBe('A=mine\nB=c\n');
});

test('a newer version takes the settings of the older one along', () => {
  const [older, newer] = [newFolder(), newFolder()];
  writeFileSync(join(older, '.env.production'), 'A=mine\n');
  const said: string[] = [];
  makeSettings(newer, 'linux', (line) => said.push(line), older);
  expect(said).toContain('Taken along: .env.production');
  expect(readFileSync(join(newer, '.env.production'), 'utf8')).toBe('A=mine\n');
  expect(readFileSync(join(newer, 'supabase/.env'), 'utf8')).toContain('A=example\n');
});

test('a folder without settings is not taken for that of an older version', () => {
  const folder = newFolder();
  const said: string[] = [];
  expect(makeSettings(folder, 'linux', (line) => said.push(line), join(folder, 'wrong'))).toBe(
    false,
  );
  expect(said[0]).toMatch(/There are no settings in .*wrong, and nothing was made/);
  expect(names.filter((name) => existsSync(join(folder, name)))).toEqual([]);
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

test('an address of AI that is an example stops the build', () => {
  const ai = 'https://YOUR-PROJECT.supabase.co/functions/v1/ai-assist';
  expect(problemOfKeys(URL_RIGHT, 'sb_publishable_1', ai)).toMatch(/VITE_AI_BASE_URL/);
  expect(
    problemOfKeys(URL_RIGHT, 'sb_publishable_1', `${URL_RIGHT}/functions/v1/ai-assist`),
  ).toBeNull();
});

test('a build says which facts of the agency are still examples', () => {
  const facts = { ...agency, ...agencyPolicies };
  expect(openFacts(facts)).toEqual([
    'name',
    'county',
    'address',
    'hours',
    'privacyContact',
    'processors',
  ]);
  expect(openFacts({ ...facts, phone: '937-555-0142' })).toContain('phoneNote');
  expect(openFacts({ ...facts, phone: '937-555-0142', phoneNote: '' })).not.toContain('phoneNote');
});

describe('the facts of the agency in Spanish', () => {
  const own = {
    ...factsIn('en'),
    name: 'Ashwood Community Action',
    phone: '937-555-0142',
    phoneNote: '',
    address: 'We are at 12 Main Street, Ashwood.',
    dormantAccounts: 'An account that nobody has used for a year may be deleted.',
  };
  const { name, phone, minimumAge, ...builtIn } = factsIn('es');

  test('are Spanish as they came, with the name, the number and the age of the English ones', () => {
    expect(missingInSpanish()).toEqual([]);
    expect({ name, phone, minimumAge }).toEqual({
      name: agency.name,
      phone: agency.phone,
      minimumAge: agencyPolicies.minimumAge,
    });
    for (const [fact, text] of Object.entries(builtIn))
      expect(text, fact).not.toBe(factsIn('en')[fact as keyof typeof builtIn]);
  });

  test('say what is true in English where the agency has filled in English alone', () => {
    const facts = spanishFacts(own, builtIn);
    expect(englishAlone(own, builtIn)).toEqual(['address', 'dormantAccounts']);
    expect(facts).toEqual({
      ...builtIn,
      phoneNote: '',
      address: own.address,
      dormantAccounts: own.dormantAccounts,
    });
  });

  test('say what the agency has written in Spanish', () => {
    const spanish = { ...builtIn, address: 'Estamos en 12 Main Street, Ashwood.' };
    expect(spanishFacts(own, spanish).address).toBe(spanish.address);
    expect(englishAlone(own, spanish)).toEqual(['dormantAccounts']);
  });
});
