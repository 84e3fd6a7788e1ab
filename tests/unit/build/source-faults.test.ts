import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOfSources } from '@/build/source-faults';

/** A folder with one fact of law in each language, with these words for when it was read. */
function folderWith(english: string, spanish = english): string {
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-sources-'));
  for (const [language, check] of Object.entries({ en: english, es: spanish })) {
    mkdirSync(join(folder, 'src/content', language), { recursive: true });
    writeFileSync(
      join(folder, 'src/content', language, 'help-sources.ts'),
      `export const helpSources = [{ id: 'one', check: { kind: 'benefits', ${check} } }];\n`,
    );
  }
  return folder;
}

const RIGHT = "copyOf: '2026-12-01', next: '2027-03-01'";

test.for([
  [RIGHT, RIGHT, []],
  ['copyOf: null', 'copyOf: null', []],
  [RIGHT.replace('12-01', '12-32'), '', ["'2026-12-32' is no day"]],
  [RIGHT.replace('2026-12-01', '12/1/2026'), '', ["'12/1/2026' is no day"]],
  [RIGHT.replace('2027', '2026'), '', ['must come after']],
  [RIGHT.replace('03-01', '03-02'), '', ['90 days at most']],
  ["copyOf: '2026-12-01'", '', ['must come after']],
  [RIGHT, "copyOf: '2025-10-03', next: '2026-01-01'", ['es/help-sources.ts: at', 'Write the same']],
] as const)('a fact of law that says %s, and in Spanish %s', async ([english, spanish, words]) => {
  const found = await faultsOfSources(folderWith(english, spanish || english));
  expect(found.length > 0).toBe(words.length > 0);
  for (const word of words) expect(found.join('\n')).toContain(word);
});

test('the facts of law as they came are in their right form', async () => {
  expect(await faultsOfSources('.')).toEqual([]);
});
