import { describe, expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { downloads } from '@/content/en/downloads';
import { lineWidth, readableText, unwrapLines, wrapText } from '@/domain/text/line-width';
import { handout } from '../../support/handout';

describe('the handouts', () => {
  test.each(downloads)('$fileName can be printed, filled in and asked about', ({ fileName }) => {
    const text = handout(fileName);
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(lineWidth);
    expect(text).not.toMatch(/^#|\*|^---/m);
    // Two full lines wherever one writes, and no shorter ones.
    expect(text.replaceAll(/^_{72}\n\n_{72}$/gm, '')).not.toContain('_');
    expect(text).toContain('\nHOW TO REACH STAFF\n');
    const foot = unwrapLines(text).join('\n');
    const { phone, address, hours, languages } = agency;
    for (const fact of [phone, address, hours, languages]) expect(foot).toContain(fact);
  });

  test('the verb list has at least 120 verbs in groups, and no verb twice', () => {
    const lines = unwrapLines(handout('powerful-action-verbs.md')).join('\n');
    const groups = [...lines.matchAll(/^Verbs: (.+)$/gm)].map(([, line = '']) => line.split(', '));
    const verbs = groups.flat();
    expect(groups.length).toBeGreaterThanOrEqual(8);
    expect(verbs.length).toBeGreaterThanOrEqual(120);
    expect(verbs.filter((verb, index) => verbs.indexOf(verb) !== index)).toEqual([]);
    for (const verb of verbs) expect(verb).toMatch(/^[a-z]+$/);
  });
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
