import { describe, expect, test } from 'vitest';
import { linePieces } from '../../../../src/domain/resume-text/fill-record/line-pieces';
import { likelySuggestions, withSuggestions } from '../../../../src/domain/resume-text/suggestions';
import { placedResume } from '../../../../src/domain/resume-text/resume-from-text';

const { fields, suggestions = [] } = placedResume(
  'Ana Lopez\nana@example.com\n\nExperience\nTrailblazer, Blue Heron, 2020 - 2021\n- Did many things',
);

test('what no word tells apart fills no field, and is offered with the next best', () => {
  expect(fields.experience).toMatchObject([
    { jobTitle: '', company: '', startDate: '', endDate: '' },
  ]);
  expect(suggestions).toEqual([
    offer('jobTitle', 'Trailblazer', 'Blue Heron'),
    offer('company', 'Blue Heron', 'Trailblazer'),
    offer('startDate', '2020', null),
    offer('endDate', '2021', null),
  ]);
});

function offer(field: string, value: string, runnerUp: string | null) {
  return { kind: 'job', index: 0, field, value, runnerUp, isLikely: true };
}

test('an offer that is taken fills its field and no other', () => {
  const at = suggestions.findIndex((one) => 'field' in one && one.field === 'jobTitle');
  const filled = withSuggestions(fields, suggestions, new Map([[at, 'Trailblazer']]));
  expect(filled.experience[0]).toEqual({ ...fields.experience[0], jobTitle: 'Trailblazer' });
  expect({ ...filled, experience: [] }).toEqual({ ...fields, experience: [] });
});

test('only what is likely is taken by itself', () => {
  const taken = likelySuggestions([
    { kind: 'personal', field: 'name', value: 'Ana Lopez', runnerUp: null, isLikely: true },
    { kind: 'personal', field: 'email', value: 'a@example.com', runnerUp: null, isLikely: false },
  ]);
  expect([...taken]).toEqual([[0, 'Ana Lopez']]);
});

test('the pieces of a line are the line, with what fields say marked', () => {
  const line = 'Trailblazer, Blue Heron, 2020 - 2021';
  const filled = withSuggestions(fields, suggestions, likelySuggestions(suggestions));
  const pieces = linePieces(line, { kind: 'job', index: 0 }, filled);
  expect(pieces.map(({ text }) => text).join('')).toBe(line);
  expect(pieces.filter(({ isTaken }) => isTaken).map(({ text }) => text)).toEqual([
    'Trailblazer',
    'Blue Heron',
    '2020',
    '2021',
  ]);
  const untaken = [{ text: line, isTaken: false, at: 0 }];
  expect(linePieces(line, null, fields)).toEqual(untaken);
  expect(linePieces(line, { kind: 'job', index: 0 }, fields), 'all is offered').toEqual(untaken);
});

describe('skills have the three levels', () => {
  const read = (skills: string) => {
    const { fields: own, suggestions: offered = [] } = placedResume(
      `Ana Lopez\n\nSkills\n${skills}`,
    );
    return {
      sure: own.skills,
      likely: offered.flatMap(({ kind, value }) => (kind === 'skill' ? [value] : [])),
      fields: own,
      offers: offered,
    };
  };

  test.each([
    ['Excel, Word, Forklift', ['Excel', 'Word', 'Forklift'], []],
    [
      '- Good knowledge of kitchen set-up and food safety rules.',
      [],
      ['Good knowledge of kitchen set-up and food safety rules'],
    ],
    [
      'Office programs (Word, Excel)',
      [],
      ['Office programs (Word, Excel)', 'Office programs', 'Word', 'Excel'],
    ],
    [
      'Loom Office (Charts, and more)',
      [],
      ['Loom Office (Charts, and more)', 'Loom Office', 'Charts'],
    ],
    ['Weaving (with long looms)', [], ['Weaving (with long looms)', 'Weaving']],
    ['Weaving (Advanced)', [], ['Weaving']],
    ['Weaving\tAdvanced\tDyeing\tBasic', [], ['Weaving', 'Dyeing']],
    ['Programing Languages\tDatabases\tOthers', [], ['Programing Languages', 'Databases']],
    ['Python/Kotlin', [], ['Python/Kotlin', 'Python', 'Kotlin']],
    ['- Wool pages and HTML', [], ['Wool pages and HTML']],
    ['Ruby (Rails)', [], ['Ruby (Rails)', 'Ruby', 'Rails']],
    ['Moving Load Tables (MLT)', ['Moving Load Tables (MLT)'], []],
    ['Wool/Linen', ['Wool/Linen'], ['Wool', 'Linen']],
    ['Loomer/Kettle/Python', ['Python'], ['Loomer', 'Kettle']],
    ['CI/CD', ['CI/CD'], []],
    ['Looms (TCP/IP, UDP)', [], ['Looms (TCP/IP, UDP)', 'Looms', 'TCP/IP', 'UDP']],
    ['Windows 7/8/10', ['Windows 7/8/10'], []],
    [
      'Docker Figma Java Python Scrum Shopify',
      [],
      ['Docker', 'Figma', 'Java', 'Python', 'Scrum', 'Shopify'],
    ],
    // What stands over a list is none of it.
    ['Kitchen\n- Grill\n- Fryer', ['Grill', 'Fryer'], []],
  ])('%s', (text, sure, likely) => {
    const found = read(text);
    expect(found.sure).toEqual(sure);
    expect(found.likely).toEqual(likely);
  });

  test('one that is likely comes in with one tap', () => {
    const found = read('Office programs (Word, Excel)');
    const at = found.offers.findIndex(({ value }) => value === 'Excel');
    const { skills } = withSuggestions(found.fields, found.offers, new Map([[at, 'Excel']]));
    expect(skills).toEqual(['Excel']);
  });

  test('what is written behind a skill is the second choice', () => {
    const { offers: offered } = read('Weaving\tAdvanced');
    expect(offered).toMatchObject([{ value: 'Weaving', runnerUp: 'Weaving (Advanced)' }]);
  });
});
