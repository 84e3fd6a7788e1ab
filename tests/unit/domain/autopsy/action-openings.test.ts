import { expect, test } from 'vitest';
import { actionOpenings } from '@/domain/autopsy/action-openings';

test("a cleaner's and a cook's lines count as much as a manager's", () => {
  const text = [
    'Rosa Diaz',
    'Work history',
    'Cleaner, Harbor Offices, 2019 to 2024',
    '- Mopped and waxed the floors of 12 offices each night',
    '• Emptied 40 bins and sorted what can be used again',
    'Mopped the stairs every Friday',
    'Cook at Blue Door Diner',
    'Cook lunch for about 70 people',
    'Responsible for the keys of the building',
    'Skills',
  ].join('\n');
  expect(actionOpenings(text)).toEqual({ lines: 4, verbs: ['mop', 'empty', 'cook'] });
});

test('a text without such a line has none, however it is written', () => {
  for (const text of [
    '',
    'Skills',
    'Hard worker with great people skills',
    'Was a cashier for 2 years',
  ])
    expect(actionOpenings(text).lines, text).toBe(0);
});
