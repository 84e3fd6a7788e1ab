import { describe, expect, test } from 'vitest';
import { gameScript } from '@/content/en/game-script';
import { advance } from '@/domain/game/advance';
import type { GameEvent } from '@/domain/game/advance';
import { startGame } from '@/domain/game/game-state';
import type { GameState } from '@/domain/game/game-state';
import { blankRecord } from '@/domain/resume/record-schema';

/**
 * The whole conversation as a table: where each event leads from each step. `-` means that the
 * event changes nothing there, not even the object.
 * Columns: tick, reply 'no', reply ' YES ', skip, back (after one earlier answer, see below).
 */
const table: readonly (readonly [string, string, string, string, string])[] = [
  ['intro.hello', 'intro.what', '-', '-', '-'],
  ['intro.what', 'intro.saved', '-', '-', '-'],
  ['intro.saved', 'intro.ready', '-', '-', '-'],
  ['intro.ready', '-', 'personal.start', 'personal.start', '-'],
  ['personal.start', 'personal.name', '-', '-', '-'],
  ['personal.name', '-', 'personal.email', 'personal.email', '-'],
  ['personal.email', '-', 'personal.phone', 'personal.phone', 'personal.phone'],
  ['personal.phone', '-', 'personal.address', 'personal.address', 'personal.address'],
  ['personal.address', '-', 'work.start', 'work.start', 'work.start'],
  ['work.start', 'work.counts', '-', '-', '-'],
  ['work.counts', 'work.jobTitle', '-', '-', '-'],
  ['work.jobTitle', '-', 'work.company', 'work.company', 'school.start'],
  ['work.company', '-', 'work.location', 'work.location', 'work.location'],
  ['work.location', '-', 'work.startDate', 'work.startDate', 'work.startDate'],
  ['work.startDate', '-', 'work.endDate', 'work.endDate', 'work.endDate'],
  ['work.endDate', '-', 'work.description', 'work.description', 'work.description'],
  ['work.description', '-', 'work.another', 'work.another', 'work.another'],
  ['work.another', '-', 'school.start', 'work.jobTitle', '-'],
  ['school.start', 'school.degree', '-', '-', '-'],
  ['school.degree', '-', 'school.school', 'school.school', 'skills.start'],
  // Nobody is asked for the city of a school that they have not named.
  ['school.school', '-', 'school.location', 'school.location', 'school.graduationYear'],
  [
    'school.location',
    '-',
    'school.graduationYear',
    'school.graduationYear',
    'school.graduationYear',
  ],
  ['school.graduationYear', '-', 'school.another', 'school.another', 'school.another'],
  ['school.another', '-', 'skills.start', 'school.degree', '-'],
  ['skills.start', 'skills.list', '-', '-', '-'],
  ['skills.list', '-', 'end.done', 'end.done', 'end.done'],
  ['end.done', 'end.view', '-', '-', '-'],
  ['end.view', '-', '-', '-', '-'],
];

const events: readonly GameEvent[] = [
  { type: 'tick' },
  { type: 'reply', text: 'no' },
  { type: 'reply', text: ' YES ' },
  { type: 'skip' },
];

let made = 0;
const newId = () => `new-${(made += 1)}`;
const world = () => ({ record: blankRecord(newId), newId });

function stateAt(stepId: string): GameState {
  const answered = [{ stepId: 'intro.ready', entryId: null, text: 'sure' }];
  return { ...startGame(gameScript), stepId, answered };
}

describe('the table of the conversation', () => {
  test('names every step of the script, in order', () => {
    const steps = gameScript.sections.flatMap((section) => section.steps.map(({ id }) => id));
    expect(table.map(([from]) => from)).toEqual(steps);
    expect(new Set(steps).size).toBe(steps.length);
  });

  for (const [from, ...targets] of table) {
    for (const [index, event] of events.entries()) {
      const to = targets[index] ?? '';
      const name = event.type === 'reply' ? `reply ${JSON.stringify(event.text)}` : event.type;
      test(`${from} on ${name} leads to ${to === '-' ? 'nothing' : to}`, () => {
        const before = stateAt(from);
        const { state, edits } = advance(before, gameScript, event, world());
        if (to === '-') {
          expect(state).toBe(before);
          expect(edits).toEqual([]);
          return;
        }
        expect(state.stepId).toBe(to);
        expect(state.turns.at(-1)).toMatchObject({ kind: 'guide', stepId: to });
      });
    }

    test(`${from} ignores blank replies`, () => {
      const before = stateAt(from);
      for (const text of ['', ' ', '\n\t \u00A0']) {
        expect(advance(before, gameScript, { type: 'reply', text }, world()).state).toBe(before);
      }
    });

    test(`${from} goes back to the last question and offers its old answer`, () => {
      const { state, edits } = advance(stateAt(from), gameScript, { type: 'back' }, world());
      expect(state).toMatchObject({ stepId: 'intro.ready', offered: 'sure', answered: [] });
      expect(edits).toEqual([]);
      expect(advance(state, gameScript, { type: 'back' }, world()).state).toBe(state);
    });

    test(`${from} stays where it is when the assistant fails`, () => {
      const { state, edits } = advance(
        stateAt(from),
        gameScript,
        { type: 'ai-help-failed' },
        world(),
      );
      expect(state.stepId).toBe(from);
      expect(state.turns.at(-1)).toMatchObject({ kind: 'ai-help-failed' });
      expect(edits).toEqual([]);
    });
  }
});
