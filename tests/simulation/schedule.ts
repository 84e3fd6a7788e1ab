import { EDITS } from './edits';
import type { Fate } from './scene';

/** One step of a schedule: who does what, and how much of what waits happens after it. */
export type Step = {
  act: string;
  /** Which of the four tabs. */
  tab: number;
  place: number;
  /** Time that passes after the act, in milliseconds. */
  passMs: number;
  /** Turns that are taken after the act; Infinity: until nothing waits. */
  turns: number;
  /** What a further choice of the act hangs on. */
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

/** A whole number to a step; 0 is a step in which nothing happens, and that is what shrinking leaves. */
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
    place: take(4),
    choice: rest,
  };
}

/** Above every code that differs from a smaller one. */
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
      ({ act, tab, place, turns, passMs, choice }) =>
        `  computer${tab >> 1}/${tab & 1} ${act} (place ${place}, choice ${choice}); ${passMs} ms, ${turns} turns`,
    )
    .join('\n');
}
