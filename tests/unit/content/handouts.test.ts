import { describe, expect, test } from 'vitest';
import { factsIn } from '@/build/agency-facts';
import { downloads } from '@/content/en/downloads';
import { lineWidth, readableText, unwrapLines, wrapText } from '@/domain/text/line-width';
import { handout } from '../../support/handout';

const languages = [
  { language: 'en', foot: 'HOW TO REACH STAFF', verbs: 'Verbs', example: 'Example' },
  { language: 'es', foot: 'CÓMO COMUNICARSE CON EL PERSONAL', verbs: 'Verbos', example: 'Ejemplo' },
] as const;

describe.each(languages)(
  'the handouts in $language',
  ({ language, foot, verbs: name, example }) => {
    test.each(downloads)('$fileName can be printed, filled in and asked about', ({ fileName }) => {
      const text = handout(fileName, language);
      for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(lineWidth);
      expect(text).not.toMatch(/^#|\*|^---/m);
      // Two full lines wherever one writes, and no shorter ones.
      expect(text.replaceAll(/^_{72}\n\n_{72}$/gm, '')).not.toContain('_');
      expect(text).toContain(`\n${foot}\n`);
      const words = unwrapLines(text).join('\n');
      const { phone, address, hours, languages: spoken } = factsIn(language);
      for (const fact of [phone, address, hours, spoken]) expect(words).toContain(fact);
    });

    test('the verb list has at least 120 verbs in groups, and no verb twice', () => {
      const groups = groupsIn(language, name);
      const verbs = groups.flat();
      expect(groups.length).toBeGreaterThanOrEqual(8);
      expect(verbs.length).toBeGreaterThanOrEqual(120);
      expect(verbs.filter((verb, index) => verbs.indexOf(verb) !== index)).toEqual([]);
      for (const verb of verbs) expect(verb).toMatch(/^[a-z]+$/);
      const lines = unwrapLines(handout(verbList, language));
      expect(lines.filter((line) => line.startsWith(`${example}: `))).toHaveLength(groups.length);
    });

    test.each(downloads)(
      '$fileName has as many lines to write on as in English',
      ({ fileName }) => {
        const rows = (text: string) => text.match(/^_{72}$/gm)?.length ?? 0;
        expect(rows(handout(fileName, language))).toBe(rows(handout(fileName)));
      },
    );
  },
);

const verbList = 'powerful-action-verbs.md';

/** The verbs of each group; what one means stands in parentheses behind it. */
function groupsIn(language: 'en' | 'es', name: string): string[][] {
  const lines = unwrapLines(handout(verbList, language)).join('\n');
  return [...lines.matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].map(([, line = '']) =>
    line.replaceAll(/ \([^)]*\)/g, '').split(', '),
  );
}

test('the verbs are the same in both languages', () => {
  expect(groupsIn('es', 'Verbos')).toEqual(groupsIn('en', 'Verbs'));
});

describe('the lines of a handout', () => {
  const words = 'one two three four five six seven eight nine ten eleven twelve '.repeat(4).trim();

  test('wrapped at the width and put together again are the same words', () => {
    const wrapped = wrapText(words);
    expect(wrapped.split('\n').length).toBeGreaterThan(3);
    for (const line of wrapped.split('\n')) expect(line.length).toBeLessThanOrEqual(lineWidth);
    expect(unwrapLines(wrapped)).toEqual([words]);
  });

  test('stay apart where each begins by itself', () => {
    const text = '- one\n- two\n\nName:\nTown:';
    expect(unwrapLines(text)).toEqual(text.split('\n'));
  });

  test('to write on are not there to read', () => {
    const rows = `${'_'.repeat(lineWidth)}\n\n${'_'.repeat(lineWidth)}`;
    expect(readableText(`Name:\n${rows}\n\nTown:\n${rows}\n`)).toBe('Name:\n\nTown:\n\n');
  });
});
