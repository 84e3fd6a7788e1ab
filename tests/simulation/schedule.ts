import { EDITS } from './edits';
import type { Fate } from './computer';

/** One step of a schedule: an act in a tab, then time that passes and turns that run. */
export type Step = {
  act: string;
  /** Which of the four tabs, 0 to 3. */
  tab: number;
  /** Chooses among the entries that the act may change. */
  index: number;
  /** Time that passes after the act, in milliseconds. */
  passMs: number;
  /** Turns that are taken after the act; Infinity: until nothing waits. */
  turns: number;
  /** A number from which the act makes any further choice. */
  choice: number;
};

const WEIGHTS: Record<string, number> = {
  rests: 1,
  'types the name': 4,
  'types the phone number': 2,
  'goes on typing the name': 2,
  'empties the phone number': 1,
  'types a job title': 4,
  'goes on describing a job': 2,
  'adds a job': 3,
  'removes a job': 1,
  'moves a job': 1,
  'adds a skill': 2,
  'removes a skill': 1,
  'drafts a problem': 2,
  'answers in the course': 3,
  'goes on answering': 2,
  'marks a part as done': 1,
  'makes a statement': 1,
  'rewrites a statement': 1,
  'removes a statement': 1,
  'uses the other version': 2,
  'keeps this version': 1,
  'presses Save': 8,
  'leaves and comes back to the tab': 3,
  'loses the line': 2,
  'has the line again': 3,
  'gets a bad line': 6,
  'is killed': 2,
  'is killed right after a commit': 2,
  'closes the page': 2,
  reloads: 1,
  'sets the clock': 1,
  'fills the disk': 1,
  'frees the disk': 2,
  'lets hours pass': 1,
  'signs in': 4,
  'signs out': 2,
  'has the worker send': 2,
};
const ACTS = Object.entries(WEIGHTS).flatMap(([act, weight]) => Array<string>(weight).fill(act));
const PASSES = [0, 0, 20, 200, 1_000, 12_000, 40_000, 400_000];
const TURNS = [0, 1, 2, 4, 8, 16, Infinity, Infinity];
export const FATES: Fate[] = [
  'good',
  'request-lost',
  'answer-lost',
  'answer-lost',
  'twice',
  'portal',
  'empty',
  'not-found',
  'error-before',
  'error-after',
  'busy',
  'hangs',
];

/** Decodes a whole number into a step. Shrinking replaces a code by 0, which runs no step. */
export function toStep(code: number): Step {
  let rest = code;
  const take = (size: number): number => {
    const part = rest % size;
    rest = Math.floor(rest / size);
    return part;
  };
  return {
    act: ACTS[take(ACTS.length)] ?? '',
    tab: take(4),
    turns: TURNS[take(TURNS.length)] ?? 0,
    passMs: PASSES[take(PASSES.length)] ?? 0,
    index: take(4),
    choice: rest,
  };
}

/** The number of different codes. */
export const CODES = ACTS.length * 4 * TURNS.length * PASSES.length * 4 * 60;

export function isEdit(act: string): boolean {
  return Object.hasOwn(EDITS, act);
}

/** The schedule in words, without the steps in which nothing happens. */
export function printSchedule(codes: readonly number[]): string {
  return codes
    .filter((code) => code !== 0)
    .map(toStep)
    .map(
      ({ act, tab, index, turns, passMs, choice }) =>
        `  computer${tab >> 1}/${tab & 1} ${act} (index ${index}, choice ${choice}); ${passMs} ms, ${turns} turns`,
    )
    .join('\n');
}
