import { describe, expect, test } from 'vitest';
import { customTitle } from '@/domain/import-file/custom-title';
import { styledLines, plainStyle, textLines } from '@/domain/resume-text/lines/text-lines';

describe('the title of a section of one’s own', () => {
  test.each([
    [['Experience', 'Tools and Truck', 'Skills'], 'Tools and Truck'],
    [['Experience', 'Hobbies'], 'Hobbies'],
    [['Experience', 'Skills'], ''],
    [['Experience', 'My Van', 'My Truck'], ''],
    [['My Van'], ''],
    [[], ''],
  ])('among the headings %j is "%s"', (headings, title) => {
    const lines = headings.map((text) => ({ ...plainStyle, text, level: 2 }));
    expect(customTitle(styledLines(lines))).toBe(title);
  });
});

describe('in a text', () => {
  const text =
    'Ana Lopez\nDayton\n\n\nEducation\n\nGED | 2014\n\nCPR\n\nForklift\n\n\nMy Van\n\nIt is white.\n';

  test('in the form of our own it stands two empty lines apart', () => {
    expect(customTitle(textLines(text))).toBe('My Van');
    expect(customTitle(textLines(text.slice(text.indexOf('Education'))))).toBe('My Van');
    expect(customTitle(textLines(text.replaceAll('\n', '\r\n')))).toBe('My Van');
  });

  test.each([
    ['one empty line', 'Ana Lopez\n\nEducation\n\nGED\n\nMy Van\n\nIt is white.'],
    ['two empty lines before, none after', 'Ana\n\n\nEducation\nGED\n\n\nMy Van\nIt is white.'],
    [
      'not all of them apart',
      'Ana\n\n\nEducation\n\nGED\n\n\nMy Van\n\nIt is white.\nSkills\nGrill',
    ],
    ['two empty lines everywhere', 'Ana\n\n\nEducation\n\n\nGED\n\n\nMy Van\n\n\nIt is white.'],
    ['words that stand elsewhere, too', text.replace('Dayton', 'My Van')],
  ])('of another form it is not told: %s', (_, other) => {
    expect(customTitle(textLines(other))).toBe('');
  });

  test('it is no bullet and no paragraph', () => {
    const long = `Ana\n\n\nSkills\n\nGrill\n\n\n- A bullet\n\nOne\n\n\n${'word '.repeat(30)}\n\nTwo`;
    expect(customTitle(textLines(long))).toBe('');
  });
});
