import { describe, expect, test } from 'vitest';
import { mergeRecords } from '@/domain/merge/merge-records';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { parseResume, printResume, withoutSides } from './merge-language';

/** [base or null, mine, theirs, merged on this device, merged on the other one if its text differs] */
type Scenario = [string | null, string, string, string, string?];

const SCENARIOS: Record<string, Scenario> = {
  'the same change on both sides is one change': ['name Ana', 'name Bea', 'name Bea', 'name Bea'],
  'a change on one side is taken': ['name Ana', 'name Ana', 'name Bea', 'name Bea'],
  'changes to different fields are both taken': [
    'name Ana; job a Cook @ Diner',
    'name Bea; job a Chef @ Diner',
    'name Ana; job a Cook @ Cafe',
    'name Bea; job a Chef @ Cafe',
  ],
  'two different values: mine shows, theirs is kept': [
    'job a Cook',
    'job a Chef',
    'job a Baker',
    'job a Chef | Baker',
    'job a Baker | Chef',
  ],
  'a text beats a field that the other side emptied': ['name Ana', 'name', 'name Bea', 'name Bea'],
  'a field emptied on one side only becomes empty': ['name Ana', 'name', 'name Ana', ''],
  'without a base, a text beats a blank': [
    null,
    'name; job a Cook',
    'name Bea; job a',
    'name Bea; job a Cook',
  ],
  'without a base, two texts are a conflict': [
    null,
    'name Ana',
    'name Bea',
    'name Ana | Bea',
    'name Bea | Ana',
  ],
  'entries added on both sides are both kept': [
    'job a Cook',
    'job a Cook; job m Picker',
    'job a Cook; job t Driver',
    'job a Cook; job m Picker; job t Driver',
    'job a Cook; job t Driver; job m Picker',
  ],
  'an entry deleted on one side is gone': [
    'job a Cook; job b Picker',
    'job b Picker',
    'job a Cook; job b Picker',
    'job b Picker',
  ],
  'an entry edited on one side and deleted on the other lives': [
    'job a Cook; job b Picker',
    'job b Picker',
    'job a Chef; job b Picker',
    'job a Chef; job b Picker',
  ],
  'an entry deleted on both sides is gone': ['job a Cook; par p Late', '', '', ''],
  'deleting one title never moves it to another job': [
    'job a Cook; job b Picker; job c Driver',
    'job b Picker; job c Driver',
    'job a Cook; job b Packer; job c Driver',
    'job b Packer; job c Driver',
  ],
  'my new order stays': [
    'job a 1; job b 2; job c 3',
    'job c 3; job a 1; job b 2',
    'job a 1; job b 2; job c 3',
    'job c 3; job a 1; job b 2',
  ],
  'an entry added elsewhere follows its neighbour in my new order': [
    'job a 1; job b 2',
    'job b 2; job a 1',
    'job a 1; job x 9; job b 2',
    'job b 2; job a 1; job x 9',
  ],
  'an entry put first on one side stays first': [
    'job a 1',
    'job m 5; job a 1',
    'job a 1; job t 6',
    'job m 5; job a 1; job t 6',
  ],
  'an untouched template gives way to a real job': [null, 'job m', 'job t Cook', 'job t Cook'],
  'an untouched template gives way, also with a base': ['', 'job m', 'job t Cook', 'job t Cook'],
  'of two templates one stays': [
    null,
    'job m; school n',
    'job t; school u',
    'job m; school n',
    'job t; school u',
  ],
  'a blank entry that the base knows is no template': [
    'job a',
    'job a',
    'job a; job t Cook',
    'job a; job t Cook',
  ],
  'two blank entries are not a template': [
    null,
    'job m; job n',
    'job t Cook',
    'job m; job n; job t Cook',
    'job t Cook; job m; job n',
  ],
  'a template alone stays when the other side deleted all': ['job a Cook', 'job m', '', 'job m'],
  'a template that got its text on the other side is that job': [
    null,
    'job m',
    'job m Cook; job n Picker',
    'job m Cook; job n Picker',
  ],
  'skills are a set: both additions stay': [
    'skills A',
    'skills A, B',
    'skills A, C',
    'skills A, B, C',
    'skills A, C, B',
  ],
  'a skill removed on one side is gone': [
    'skills A, B',
    'skills B',
    'skills A, B, C',
    'skills B, C',
  ],
  'a lone empty skill is no skill': [null, 'skills', 'skills A', 'skills A'],
  'all skills removed leaves the empty skill': ['skills A, B', 'skills A', 'skills B', ''],
  'PAR statements merge like jobs': [
    'par p Late',
    'par p Later; par q Wet',
    'par p Late; par r Dry',
    'par p Later; par q Wet; par r Dry',
    'par p Later; par r Dry; par q Wet',
  ],
  'a conflict dismissed on one side is gone': [
    'name Ana | Bea',
    'name Ana',
    'name Ana | Bea; draft x',
    'name Ana; draft x',
  ],
  'a conflict swapped on one side is swapped': [
    'name Ana | Bea',
    'name Bea | Ana',
    'name Ana | Bea',
    'name Bea | Ana',
  ],
  'swapped here and typed there keeps all three': [
    'name Ana | Bea',
    'name Bea | Ana',
    'name Cleo | Bea',
    'name Bea | Ana | Cleo',
    'name Cleo | Ana | Bea',
  ],
  'a conflict that equals what shows is settled': [
    'name Ana | Bea',
    'name Ana | Bea; draft x',
    'name Bea | Bea',
    'name Bea; draft x',
  ],
  'a conflict of a deleted entry does not bring it back': [
    'job a Cook | Chef; job b 2',
    'job b 2',
    'job a Cook | Chef; job b 3',
    'job b 3',
  ],
  'unknown texts merge like known ones': [
    'more site a',
    'more site b',
    'more site c',
    'more site b | c',
    'more site c | b',
  ],
  'an unknown key that one side removed is gone': [
    'more site a',
    '',
    'more site a; name Ana',
    'name Ana',
  ],
  'an unknown key edited on one side and removed on the other lives': [
    'more site a',
    '',
    'more site b',
    'more site b',
  ],
};

describe('merging', () => {
  for (const [name, [base, mine, theirs, here, there = here]] of Object.entries(SCENARIOS)) {
    test(name, () => {
      const sides = {
        base: base === null ? null : parseResume(base),
        mine: parseResume(mine),
        theirs: parseResume(theirs),
      };
      const merged = mergeRecords(sides);
      const swapped = mergeRecords({ ...sides, mine: sides.theirs, theirs: sides.mine });
      expect(printResume(merged)).toBe(here);
      expect(printResume(swapped)).toBe(there);
      expect(withoutSides(merged)).toEqual(withoutSides(swapped));
    });
  }
});

test('an achievement that is not there is the same as an empty one', () => {
  const base = parseResume('job a Cook');
  const empty = withAchievement(base, '');
  const full = withAchievement(base, 'Fed 200 people.');
  expect(mergeRecords({ base, mine: empty, theirs: full })).toEqual(full);
  expect(mergeRecords({ base: null, mine: full, theirs: base })).toEqual(full);
});

test('unknown objects merge by key, unknown entries by id, unknown lists as sets', () => {
  const base = {
    ...parseResume(''),
    theme: { ink: 'a', size: 1 },
    notes: [{ id: 'n', text: 'x' }],
    tags: ['p', 'q'],
  };
  const mine = {
    ...base,
    theme: { ink: 'b', size: 1 },
    notes: [{ id: 'n', text: 'y' }],
    tags: ['q', 'r'],
  };
  const theirs = {
    ...base,
    theme: { ink: 'a', size: 2 },
    notes: [
      { id: 'n', text: 'x', more: true },
      { id: 'o', text: 'z' },
    ],
    tags: ['p', 'q', 's'],
  };
  expect(mergeRecords({ base, mine, theirs })).toMatchObject({
    theme: { ink: 'b', size: 2 },
    notes: [
      { id: 'n', text: 'y', more: true },
      { id: 'o', text: 'z' },
    ],
    tags: ['q', 'r', 's'],
  });
});

test('parts that did not change keep their identity', () => {
  const base = parseResume('name Ana; job a Cook; job b Picker; skills A');
  const mine = parseResume('name Ana; job a Chef; job b Picker; skills A');
  const theirs = parseResume('name Bea; job a Cook; job b Picker; skills A');
  const merged = mergeRecords({ base, mine, theirs });
  expect(merged.experience).toBe(mine.experience);
  expect(merged.skills).toBe(mine.skills);
  expect(mergeRecords({ base, mine, theirs: base })).toBe(mine);
  expect(mergeRecords({ base: mine, mine, theirs })).toBe(theirs);
});

function withAchievement(resume: LearnerRecord, achievement: string): LearnerRecord {
  return { ...resume, experience: resume.experience.map((job) => ({ ...job, achievement })) };
}

test('a side without sections took out each of them: what the other side changed stays alone', () => {
  const resume = parseResume('name Ana');
  const certificates = [
    { id: 'c1', name: 'Food Handler Card' },
    { id: 'c2', name: 'Forklift' },
  ];
  const base = { ...resume, sections: { certificates, layout: { 'look.size': 'small' } } };
  const layout = { 'look.size': 'small', 'look.template': 'classic' };
  const mine = { ...base, sections: { certificates, layout } };
  for (const sides of [
    { base, mine, theirs: resume },
    { base, mine: resume, theirs: mine },
  ])
    expect(mergeRecords(sides).sections).toEqual({ layout: { 'look.template': 'classic' } });
  const edited = [{ id: 'c1', name: 'Food Manager Card' }];
  const changed = { ...base, sections: { certificates: edited } };
  expect(mergeRecords({ base, mine: changed, theirs: resume }).sections).toMatchObject({
    certificates: edited,
  });
});
