import type { NewId, LearnerRecord } from '../resume/record-schema';
import type { GameEdit } from './game-edits';
import type { GameStep } from './game-script';
import { gameLimits } from './game-state';
import type { AnsweredQuestion, GameState, GameTurn } from './game-state';

export type GameTransition = { state: GameState; edits: readonly GameEdit[] };

/**
 * The record as it is now, for choosing an entry, a source of ids for new ones, and what is typed in the reply box and
 * not sent yet.
 */
export type GameContext = { record: LearnerRecord; newId: NewId; typed?: string };

/** The guide says this step. Where there is none, the chat stays. */
export function goTo(state: GameState, step: GameStep | null): GameState {
  if (!step) return state;
  return addTurn({ ...state, stepId: step.id, offered: '' }, { kind: 'guide', stepId: step.id });
}

/** The job or school that the answers of this section go to; null until there is one. */
export function entryIdIn(state: GameState, sectionId: string): string | null {
  if (sectionId === 'experience') return state.experienceId;
  return sectionId === 'education' ? state.educationId : null;
}

/** The answers of this section go to that job or school from here on. */
export function withEntryId(
  state: GameState,
  sectionId: string,
  entryId: string | null,
): GameState {
  if (sectionId === 'experience') return { ...state, experienceId: entryId };
  return sectionId === 'education' ? { ...state, educationId: entryId } : state;
}

/** Remembers an answer, for the way back. */
export function withAnswered(state: GameState, answered: AnsweredQuestion): GameState {
  return { ...state, answered: [...state.answered, answered].slice(-gameLimits.answered) };
}

type WithoutId<T> = T extends GameTurn ? Omit<T, 'id'> : never;

/** One more line of the chat, under an id of its own. */
export function addTurn(state: GameState, turn: WithoutId<GameTurn>): GameState {
  const said: GameTurn = { ...turn, id: state.nextTurnId };
  return {
    ...state,
    turns: [...state.turns, said].slice(-gameLimits.turns),
    nextTurnId: state.nextTurnId + 1,
  };
}

/** A step that leaves the record as it is. */
export function withoutEdits(state: GameState): GameTransition {
  return { state, edits: [] };
}
