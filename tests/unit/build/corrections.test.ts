import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSettings } from '@/build/make-settings';

const SOURCES = 'src/content/en/help-sources.ts';
const GUIDE = 'src/content/en/guides/1-where.mdx';

const source = (id: string, says: string) => `  {\n    id: '${id}',\n    says: '${says}',\n  },\n`;
const sources = (...entries: string[]) => `export const helpSources = [\n${entries.join('')}];\n`;
const asItCame = sources(source('snap', 'Three months.'), source('rent', 'Ask the county.'));

/** A folder as somebody unpacks it, in which `npm run settings` ran once. */
async function newFolder(texts: Record<string, string | null> = {}, version = '2026.12.1') {
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-corrections-'));
  const files = {
    'package.json': `{ "version": "${version}" }`,
    'supabase/.env.example': 'A=example\n',
    'supabase/functions/.env.example': 'A=example\n',
    '.env.production.example': 'A=example\n',
    [SOURCES]: asItCame,
    [GUIDE]: 'Look here.\n',
    ...texts,
  };
  for (const [file, text] of Object.entries(files)) if (text !== null) write(folder, file, text);
  await settings(folder);
  return folder;
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

async function settings(folder: string, older = ''): Promise<string> {
  const said: string[] = [];
  await makeSettings(folder, 'linux', (line) => said.push(line), older);
  return said.join('\n');
}

/** The folder that an agency has used: its settings are filled in, and these texts are its own. */
async function usedFolder(texts: Record<string, string>): Promise<string> {
  const folder = await newFolder();
  const own = { 'supabase/.env': 'A=1\n', 'supabase/functions/.env': 'A=2\n' };
  const files = { ...own, '.env.production': 'A=3\n', ...texts };
  for (const [file, text] of Object.entries(files)) write(folder, file, text);
  return folder;
}

const corrected = asItCame.replace('Three months.', 'Six months.');

test('a corrected fact goes into the newer version, and from there into the next', async () => {
  const older = await usedFolder({ [SOURCES]: corrected, [GUIDE]: 'Look there.\n' });
  const newer = await newFolder({}, '2027.3.1');
  const said = await settings(newer, older);
  for (const file of [SOURCES, GUIDE]) expect(said).toContain(`Taken along: ${file}`);
  expect(said).toContain('0 to do');
  expect([read(newer, SOURCES), read(newer, GUIDE)]).toEqual([corrected, 'Look there.\n']);
  const newest = await newFolder({}, '2027.6.1');
  expect(await settings(newest, newer)).toContain('0 to do');
  expect(read(newest, SOURCES)).toBe(corrected);
});

test('beside it stay the facts that the newer version has changed or added', async () => {
  const older = await usedFolder({ [SOURCES]: corrected.replaceAll('\n', '\r\n') });
  const theirs = sources(
    source('snap', 'Three months.'),
    source('rent', 'Ask the city.'),
    source('bus', 'It is free.'),
  );
  const newer = await newFolder({ [SOURCES]: theirs });
  expect(await settings(newer, older)).toContain('0 to do');
  expect(read(newer, SOURCES)).toBe(theirs.replace('Three months.', 'Six months.'));
});

test('what both have changed is named, until somebody has written what holds', async () => {
  const older = await usedFolder({ [SOURCES]: corrected, [GUIDE]: 'Look there.\n' });
  const theirs = asItCame.replace('Three months.', 'Two months.');
  const newer = await newFolder({ [SOURCES]: theirs, [GUIDE]: 'Look up.\n' });
  const said = await settings(newer, older);
  expect(said).toContain('2 to do:');
  expect(said).toContain(`  ${SOURCES}: you had changed 'snap'`);
  expect(said).toContain(`  ${GUIDE}: you had changed it`);
  expect([read(newer, SOURCES), read(newer, GUIDE)]).toEqual([theirs, 'Look up.\n']);
  write(newer, SOURCES, asItCame.replace('Three months.', 'Six months, since May.'));
  write(newer, GUIDE, 'Look there and up.\n');
  expect(await settings(newer, older)).toContain('0 to do');
  expect(read(newer, SOURCES)).toContain('Six months, since May.');
});

test.for([
  ['added', sources(source('snap', 'Three months.'), source('rent', 'x'), source('own', 'y'))],
  ['taken out', sources(source('snap', 'Three months.'))],
  ['written in another form', asItCame.replaceAll('  {\n', '{ ')],
] as const)('a fact that was %s, in a file with new ones, is named', async ([, text]) => {
  const older = await usedFolder({ [SOURCES]: text });
  const newer = await newFolder({
    [SOURCES]: asItCame.replace('];', `${source('bus', 'It is free.')}];`),
  });
  expect(await settings(newer, older)).toMatch(new RegExp(`to do:\n.*${SOURCES}: you had changed`));
});

test('a file that the newer version no longer has is named', async () => {
  const older = await usedFolder({ [GUIDE]: 'Look there.\n' });
  const newer = await newFolder({ [GUIDE]: null });
  expect(await settings(newer, older)).toContain(`  ${GUIDE}: you had changed it`);
});

test('where nobody knows how the older texts came, other texts are something to do', async () => {
  const older = await usedFolder({ [SOURCES]: corrected });
  rmSync(join(older, '.content-baseline.json'));
  const newer = await newFolder();
  const said = await settings(newer, older);
  expect(said).toContain('1 to do:');
  expect(said).toContain(SOURCES);
  expect(said).not.toContain(GUIDE);
});

test('a fact of the agency that cannot be taken over as it stands is named', async () => {
  const facts = (phone: string) => `export const agency = {\n  phone: ${phone}\n};\n`;
  const older = await usedFolder({ 'src/content/agency.ts': facts("'937-' + '555-2142',") });
  const newer = await newFolder({ 'src/content/agency.ts': facts("'1-877-872-5627',") });
  expect(await settings(newer, older)).toContain(
    '  src/content/agency.ts: phone was not taken along',
  );
});
