import * as v from 'valibot';
import type { GameScript } from './game-script';
import { findStep } from './game-script';

const turnSchema = v.variant('kind', [
  v.object({ kind: v.literal('guide'), id: v.number(), stepId: v.string() }),
  v.object({ kind: v.literal('answer'), id: v.number(), stepId: v.string(), text: v.string() }),
  // `text`: the words that said that there is no answer.
  v.object({
    kind: v.literal('skipped'),
    id: v.number(),
    stepId: v.string(),
    text: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('ai-help-failed'), id: v.number() }),
]);

const answeredSchema = v.object({
  stepId: v.string(),
  entryId: v.nullable(v.string()),
  text: v.string(),
});

const gameStateSchema = v.object({
  scriptVersion: v.string(),
  stepId: v.string(),
  turns: v.array(turnSchema),
  answered: v.array(answeredSchema),
  experienceId: v.nullable(v.string()),
  educationId: v.nullable(v.string()),
  offered: v.string(),
  /** A file was brought: what the resume has is not asked for. */
  hasFile: v.optional(v.boolean()),
  nextTurnId: v.pipe(v.number(), v.safeInteger()),
});

/** One line of the chat. The guide's words are looked up by step, so a language switch shows. */
export type GameTurn = v.InferOutput<typeof turnSchema>;

/** A question answered or skipped, and which entry it went to: what 'back' returns to. */
export type AnsweredQuestion = v.InferOutput<typeof answeredSchema>;

/**
 * Everything a conversation needs to go on after a reload; plain JSON. `stepId` is the message
 * the guide said last. `experienceId` and `educationId` name the entry that answers go to; null
 * until the first answer, so that a section that is only looked at leaves no empty entry behind.
 */
export type GameState = v.InferOutput<typeof gameStateSchema>;

/** Limits of what a chat remembers: more than anyone types, and no growth without end. */
export const gameLimits = { turns: 400, answered: 200 } as const;

/** The first message of the script, said. Throws RangeError on a script without any step. */
export function startGame(script: GameScript): GameState {
  const first = script.sections.flatMap(({ steps }) => steps)[0];
  if (!first) throw new RangeError('The game script has no steps.');
  return {
    scriptVersion: script.version,
    stepId: first.id,
    turns: [{ kind: 'guide', id: 0, stepId: first.id }],
    answered: [],
    experienceId: null,
    educationId: null,
    offered: '',
    nextTurnId: 1,
  };
}

/**
 * A stored conversation, or null when there is none that fits: not a state, of another version
 * of the script, or at a step that is gone. The caller then starts a new one; the record stays.
 */
export function readGameState(value: unknown, script: GameScript): GameState | null {
  const read = v.safeParse(gameStateSchema, value);
  if (!read.success || read.output.scriptVersion !== script.version) return null;
  const isKnown = (stepId: string) => findStep(script, stepId) !== null;
  const { stepId, turns, answered } = read.output;
  const steps = [...turns.flatMap((turn) => ('stepId' in turn ? [turn] : [])), ...answered];
  return isKnown(stepId) && steps.every((step) => isKnown(step.stepId)) ? read.output : null;
}

/** True for a stored conversation that somebody has answered in, of whatever version of the script. */
export function hasAnswers(stored: string): boolean {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), gameStateSchema), stored);
  return read.success && read.output.answered.length > 0;
}

/** True at the last message of the script: the resume is ready to be looked at. */
export function isGameFinished(state: GameState, script: GameScript): boolean {
  const last = script.sections.flatMap(({ steps }) => steps).at(-1);
  return last?.id === state.stepId;
}
