import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemOfKeys } from '@/build/problem-of-keys';
import { makeSettings } from '@/build/make-settings';
import { examples, spanishExamples } from '@/content/agency-examples';

const names = ['supabase/.env', 'supabase/functions/.env', '.env.production'];

/** A folder of the project, with an example of each settings file and the facts of an agency that has filled in none. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-settings-'));
  mkdirSync(join(folder, 'supabase/functions'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, `${name}.example`), '# A\nA=example\nB=b\n');
  writeFileSync(join(folder, 'package.json'), '{ "version": "2026.12.1" }');
  mkdirSync(join(folder, 'src/content'), { recursive: true });
  writeFacts(folder, { name: examples['name'] ?? '', county: examples['county'] ?? '' });
  writeFileSync(
    join(folder, 'src/content/agency-policies.ts'),
    "export const agencyPolicies = { minimumAge: '14' };\n",
  );
  return folder;
}

function writeFacts(folder: string, facts: Record<string, string>): void {
  const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`);
  const lines = Object.entries(facts).map(([fact, text]) => `    ${fact}: ${quoted(text)},\n`);
  writeFileSync(
    join(folder, 'src/content/agency.ts'),
    `export const agency = {\n  en: {\n${lines.join('')}  },\n};\n`,
  );
}

async function settingsOf(folder: string, platform: NodeJS.Platform = 'linux', older = '') {
  const said: string[] = [];
  const isRight = await makeSettings(folder, platform, (line) => said.push(line), older);
  return { said, isRight };
}

test('each settings file is made from its example, and never made twice', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'supabase/.env'), 'A=mine\nB=c\n');
  const { said, isRight } = await settingsOf(folder, 'win32');
  expect(isRight).toBe(true);
  expect(said.slice(0, said.indexOf(''))).toEqual([
    'Career Quest, version 2026.12.1',
    'There already: supabase/.env',
    '  To open it: notepad supabase/.env',
    'Made: supabase/functions/.env',
    '  To open it: notepad supabase/functions/.env',
    'Made: .env.production',
    '  To open it: notepad .env.production',
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

test('a settings file that stayed behind when the folder was copied is told, and no other', async () => {
  const folder = newFolder();
  const isTold = ({ said }: { said: string[] }) => said.filter((line) => /Did you copy/.test(line));
  expect(isTold(await settingsOf(folder))).toEqual([]);
  for (const name of names) writeFileSync(join(folder, name), 'A=mine\nB=c\n');
  unlinkSync(join(folder, '.env.production'));
  const [line] = isTold(await settingsOf(folder));
  expect(line).toMatch(/^\.env\.production: missing/);
  expect(isTold(await settingsOf(folder))).toEqual([]);
});

test('what is to do stands in one list, settings and facts, and goes when it is done', async () => {
  const folder = newFolder();
  const { said } = await settingsOf(folder);
  const list = said.slice(said.indexOf('') + 1);
  expect(list[0]).toBe('8 to do:');
  expect(list).toContain(
    '  supabase/.env: A is still the example. Delete what stands behind the =, and write yours.',
  );
  expect(list).toContain('  src/content/agency.ts: name is still an example. Write your own.');
  expect(list).toHaveLength(9);
  for (const name of names) writeFileSync(join(folder, name), 'A=mine\nB=yours\n');
  writeFacts(folder, { name: 'Maple Street Center', phone: '1-877-872-5627' });
  writeFileSync(
    join(folder, '.env.production'),
    'A=mine\nB=c\nVITE_SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co\nVITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_1\n',
  );
  const done = await settingsOf(folder);
  expect(done.said.at(-1)).toMatch(/^0 to do/);
});

test('a mistake in a file of facts is told with its line', async () => {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'src/content/agency.ts'),
    "export const agency = {\n  name: 'St. Mary's',\n};\n",
  );
  const { said } = await settingsOf(folder);
  expect(said.join('\n')).toMatch(
    /agency\.ts: there is a mistake in line 2, at: name: 'St\. Mary's', A straight ' stands inside/,
  );
});

test('with AI, the company that answers must be named', async () => {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'src/content/agency-policies.ts'),
    "export const agencyPolicies = { processors: 'Supabase stores the accounts.' };\n",
  );
  const fault =
    '  src/content/agency-policies.ts: processors does not say who answers AI questions. Name the company.';
  expect((await settingsOf(folder)).said).not.toContain(fault);
  writeFileSync(join(folder, 'supabase/functions/.env'), 'A=a1\nB=b1\nAI_PROVIDER_KEY=k\n');
  expect((await settingsOf(folder)).said).toContain(fault);

  // As it came, Spanish pages have the English sentence; one of their own must say it, too.
  const inSpanish = async (processors: string) => {
    mkdirSync(join(folder, 'src/content/es'), { recursive: true });
    const text = `export const agencyPolicies = { processors: '${processors}' };\n`;
    writeFileSync(join(folder, 'src/content/es/agency-policies.ts'), text);
    return (await settingsOf(folder)).said;
  };
  const ofSpanish = '  src/content/es/agency-policies.ts: processors does not say';
  const told = (said: readonly string[]) => said.some((line) => line.startsWith(ofSpanish));
  expect(told(await inSpanish(spanishExamples['processors'] ?? ''))).toBe(false);
  expect(told(await inSpanish('Supabase guarda las cuentas.'))).toBe(true);
  expect(told(await inSpanish('Google responde las preguntas de IA.'))).toBe(false);
});

describe('a newer version', () => {
  const takes = (older: string, newer: string) => settingsOf(newer, 'linux', older);

  test('takes the settings of the older one along', async () => {
    const [older, newer] = [newFolder(), newFolder()];
    writeFileSync(join(older, '.env.production'), 'A=mine\n');
    const { said, isRight } = await takes(older, newer);
    expect(isRight).toBe(true);
    expect(said).toContain('Taken along: .env.production');
    expect(readFileSync(join(newer, '.env.production'), 'utf8')).toBe('A=mine\n');
    expect(readFileSync(join(newer, 'supabase/.env'), 'utf8')).toContain('A=example\n');
  });

  test('takes them along where the new ones were made already, and are as they came', async () => {
    const [older, newer] = [newFolder(), newFolder()];
    writeFileSync(join(older, 'supabase/.env'), 'A=mine\n');
    await settingsOf(newer);
    for (const time of ['first', 'again']) {
      const { said, isRight } = await takes(older, newer);
      expect([time, isRight]).toEqual([time, true]);
      expect(said).toContain('Taken along: supabase/.env');
      expect(readFileSync(join(newer, 'supabase/.env'), 'utf8')).toBe('A=mine\n');
    }
  });

  test('says which settings it did not take along, since others are there, and how to go on', async () => {
    const [older, newer] = [newFolder(), newFolder()];
    writeFileSync(join(older, 'supabase/.env'), 'A=mine\n');
    writeFileSync(join(newer, 'supabase/.env'), 'A=other\n');
    const { said, isRight } = await takes(older, newer);
    expect(isRight).toBe(false);
    expect(said).toContain('NOT taken along: supabase/.env');
    expect(said.slice(-3)).toEqual([
      expect.stringContaining(`Delete them in the new folder, ${newer}, and run the same command`),
      '  rm supabase/.env',
      expect.stringContaining('Is that the old folder?'),
    ]);
    expect(readFileSync(join(newer, 'supabase/.env'), 'utf8')).toBe('A=other\n');
  });

  test('takes the facts of the agency along, and leaves facts that only it has', async () => {
    const [older, newer] = [newFolder(), newFolder()];
    writeFileSync(join(older, '.env.production'), 'A=mine\n');
    writeFacts(older, { name: 'St. Mary’s', county: "O'Hara County", phone: '1-877-872-5627' });
    writeFacts(newer, { name: examples['name'] ?? '', county: 'x', wheel: 'new' });
    const { said } = await takes(older, newer);
    expect(said).toContain('Taken along: src/content/agency.ts');
    const facts = readFileSync(join(newer, 'src/content/agency.ts'), 'utf8');
    expect(facts).toContain("name: 'St. Mary’s',");
    expect(facts).toContain('county: "O\'Hara County",');
    expect(facts).toContain("wheel: 'new',");
    expect(facts).not.toContain('phone');
    writeFacts(newer, { name: 'Changed since', county: 'y' });
    await takes(older, newer);
    expect(readFileSync(join(newer, 'src/content/agency.ts'), 'utf8')).toContain('Changed since');
  });
});

test('a folder without settings is not taken for that of an older version', async () => {
  const folder = newFolder();
  const { said, isRight } = await settingsOf(folder, 'linux', join(folder, 'wrong'));
  expect(isRight).toBe(false);
  expect(said[0]).toMatch(/There are no settings of yours in .*wrong, and nothing was made/);
  expect(names.filter((name) => existsSync(join(folder, name)))).toEqual([]);
});

test('a folder that has examples alone is not taken for that of an older version', async () => {
  const [mine, untouched] = [newFolder(), newFolder()];
  await settingsOf(untouched);
  writeFileSync(join(mine, 'supabase/.env'), 'A=mine\n');
  const { said, isRight } = await settingsOf(mine, 'linux', untouched);
  expect(isRight).toBe(false);
  expect(said[0]).toMatch(/There are no settings of yours in /);
  expect(readFileSync(join(mine, 'supabase/.env'), 'utf8')).toBe('A=mine\n');
});

test('a copy of a settings file that an editor has named .txt is told', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, '.env.production.txt'), 'A=mine\n');
  expect((await settingsOf(folder)).said).toContain(
    '  .env.production: there is a file .env.production.txt, too, which nothing reads. Write what it says into .env.production, and delete it.',
  );
});

test('a folder that is connected to another project than the site says so', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'supabase/.temp'));
  writeFileSync(join(folder, 'supabase/.temp/project-ref'), 'otherotherotherother');
  writeFileSync(
    join(folder, '.env.production'),
    'A=mine\nB=c\nVITE_SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co\n',
  );
  const { said } = await settingsOf(folder);
  expect(said).toContain('Commands of `npx supabase@3` go to the project otherotherotherother.');
  expect(said.join('\n')).toMatch(
    /This folder is connected to the project otherotherotherother, and the site to abcdefghijklmnopqrst/,
  );
});

const URL_RIGHT = 'https://abcdefghijklmnopqrst.supabase.co';

test.for([
  ['', '', /needs VITE_SUPABASE_URL/],
  ['https://YOUR-PROJECT-ID.supabase.co', 'sb_publishable_1', /needs VITE_SUPABASE_URL/],
  [URL_RIGHT, 'sb_publishable_YOUR-KEY', /needs VITE_SUPABASE_URL/],
  ['abcdefghijklmnopqrst', 'sb_publishable_1', /Write it like https:/],
  [`${URL_RIGHT}/rest/v1`, 'sb_publishable_1', /Write it like https:/],
  [URL_RIGHT, 'sb_secret_1', /is a secret key/],
  [URL_RIGHT, 'sb_publishable_sb_publishable_1', /stands there twice/],
  [`${URL_RIGHT}${URL_RIGHT}`, 'sb_publishable_1', /Write it like https:/],
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
  const ai = 'https://YOUR-PROJECT-ID.supabase.co/functions/v1/ai-assist';
  expect(problemOfKeys(URL_RIGHT, 'sb_publishable_1', ai)).toMatch(/VITE_AI_BASE_URL/);
  expect(
    problemOfKeys(URL_RIGHT, 'sb_publishable_1', `${URL_RIGHT}/functions/v1/ai-assist`),
  ).toBeNull();
});
