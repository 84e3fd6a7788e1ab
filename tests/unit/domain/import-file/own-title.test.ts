import { describe, expect, test } from 'vitest';
import { ownTitle, textHeadings } from '@/domain/import-file/own-title';

describe('the title of a section of one’s own', () => {
  test.each([
    [['Experience', 'Tools and Truck', 'Skills'], 'Tools and Truck'],
    [['Experience', 'Hobbies'], 'Hobbies'],
    [['Experience', 'Skills'], ''],
    [['Experience', 'My Van', 'My Truck'], ''],
    [['My Van'], ''],
    [[], ''],
  ])('among the headings %j is "%s"', (headings, title) => {
    expect(ownTitle(headings)).toBe(title);
  });
});

describe('the headings of a text', () => {
  test('in the form of our own stand two empty lines apart', () => {
    const text =
      'Ana Lopez\nDayton\n\n\nEducation\n\nGED | 2014\n\nCPR\n\nForklift\n\n\nMy Van\n\nIt is white.\n';
    expect(textHeadings(text)).toEqual(['Education', 'My Van']);
    expect(textHeadings(text.slice(text.indexOf('Education')))).toEqual(['Education', 'My Van']);
    expect(textHeadings(text.replaceAll('\n', '\r\n'))).toEqual(['Education', 'My Van']);
  });

  test.each([
    ['one empty line', 'Ana Lopez\n\nEducation\n\nGED\n\nMy Van\n\nIt is white.'],
    ['two empty lines before, none after', 'Ana\n\n\nEducation\nGED\n\n\nMy Van\nIt is white.'],
    [
      'not all of them apart',
      'Ana\n\n\nEducation\n\nGED\n\n\nMy Van\n\nIt is white.\nSkills\nGrill',
    ],
    ['two empty lines everywhere', 'Ana\n\n\nEducation\n\n\nGED\n\n\nMy Van\n\n\nIt is white.'],
  ])('of another form are not told: %s', (_, text) => {
    expect(textHeadings(text)).toEqual([]);
  });

  test('are no bullets and no paragraphs', () => {
    const text = `Ana\n\n\nSkills\n\nGrill\n\n\n- A bullet\n\nOne\n\n\n${'word '.repeat(30)}\n\nTwo`;
    expect(textHeadings(text)).toEqual(['Skills']);
  });
});
