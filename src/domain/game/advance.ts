import { isBlankEntry } from '../resume/record-schema';
import type { NewId, LearnerRecord } from '../resume/record-schema';
import { saveAnswer } from './answer-edits';
import type { GameEdit } from './game-edits';
import { findStep, firstStepAfterSection, stepAfter } from './game-script';
import type { GameQuestion, GameScript, GameStep, PlacedStep } from './game-script';
import { gameLimits } from './game-state';
import type { AnsweredQuestion, GameState, GameTurn } from './game-state';

/**
 * 'tick': a guide message without a question has stood for its time. 'skip': the button beside an
 * optional question. 'ai-help-failed': the guide says so in the chat, nothing else changes.
 */
export type GameEvent =
  | { type: 'tick' }
  | { type: 'reply'; text: string }
  | { type: 'skip' }
  | { type: 'back' }
  | { type: 'ai-help-failed' };

export type GameAdvance = { state: GameState; edits: readonly GameEdit[] };

/** The resume as it is now, for choosing an entry, and a source of ids for new ones. */
export type GameWorld = { resume: LearnerRecord; newId: NewId };

/**
 * One step of the conversation (specification, section 4, "Game flow"). Events that make no sense
 * where the chat stands (a blank reply, a tick on a question, a skip where none is offered)
 * return the very same state and no edits. Answers go into the resume at once, as edits.
 */
export function advance(
  state: GameState,
  script: GameScript,
  event: GameEvent,
  world: GameWorld,
): GameAdvance {
  const place = findStep(script, state.stepId);
  if (!place) return { state, edits: [] };
  switch (event.type) {
    case 'tick':
      return place.step.kind === 'line'
        ? quiet(goTo(state, stepAfter(script, place)))
        : quiet(state);
    case 'reply':
      return reply(state, script, place, event.text.trim(), world);
    case 'skip':
      return quiet(skip(state, script, place));
    case 'back':
      return quiet(goBack(state, script));
    default:
      return quiet(withTurn(state, { kind: 'ai-help-failed' }));
  }
}

function reply(
  state: GameState,
  script: GameScript,
  place: PlacedStep,
  text: string,
  world: GameWorld,
): GameAdvance {
  const { step, section } = place;
  if (step.kind !== 'question' || text === '') return quiet(state);
  const { edits, entryId } = saveAnswer(
    step.field,
    section.id,
    text,
    entryIdIn(state, section.id),
    world,
  );
  const answered = withAnswered(withEntryId(state, section.id, entryId), {
    stepId: step.id,
    entryId,
    text,
  });
  const said = withTurn(answered, { kind: 'answer', stepId: step.id, text });
  if (!isAddAnother(step)) return { state: goTo(said, stepAfter(script, place)), edits };
  if (!isYes(text)) {
    return quiet(goTo(withEntryId(said, section.id, null), firstStepAfterSection(script, section)));
  }
  return addEntry(goTo(said, firstQuestion(place)), section.id, world);
}

/** Yes and nothing else, in any case, counts as yes (specification, section 5). */
function isYes(text: string): boolean {
  return text.trim().toLowerCase() === 'yes';
}

function isAddAnother(step: GameQuestion): boolean {
  return step.field === 'addAnotherExperience' || step.field === 'addAnotherEducation';
}

function firstQuestion({ section }: PlacedStep): GameStep | null {
  return section.steps.find(({ kind }) => kind === 'question') ?? null;
}

/** The next round goes to an entry that is still blank, if there is one, else to a new one. */
function addEntry(state: GameState, sectionId: string, { resume, newId }: GameWorld): GameAdvance {
  const list = sectionId === 'education' ? 'education' : 'experience';
  const blank = resume[list].find((entry) => isBlankEntry(entry));
  const id = blank?.id ?? newId();
  const kind = list === 'education' ? 'add-education' : 'add-experience';
  return { state: withEntryId(state, list, id), edits: blank ? [] : [{ kind, id }] };
}

function skip(state: GameState, script: GameScript, place: PlacedStep): GameState {
  const { step, section } = place;
  if (step.kind !== 'question' || !step.canSkip) return state;
  const entryId = entryIdIn(state, section.id);
  const skipped = withTurn(withAnswered(state, { stepId: step.id, entryId, text: '' }), {
    kind: 'skipped',
    stepId: step.id,
  });
  if (step.canSkip === 'question') return goTo(skipped, stepAfter(script, place));
  return goTo(withEntryId(skipped, section.id, null), firstStepAfterSection(script, section));
}

/** The guide asks the last question again; its old answer is offered in the reply box. */
function goBack(state: GameState, script: GameScript): GameState {
  const last = state.answered.at(-1);
  const place = last && findStep(script, last.stepId);
  if (!last || !place) return state;
  const before = { ...state, answered: state.answered.slice(0, -1) };
  const asked = goTo(withEntryId(before, place.section.id, last.entryId), place.step);
  return { ...asked, offered: last.text };
}

function goTo(state: GameState, step: GameStep | null): GameState {
  if (!step) return state;
  return withTurn({ ...state, stepId: step.id, offered: '' }, { kind: 'guide', stepId: step.id });
}

function entryIdIn(state: GameState, sectionId: string): string | null {
  if (sectionId === 'experience') return state.experienceId;
  return sectionId === 'education' ? state.educationId : null;
}

function withEntryId(state: GameState, sectionId: string, entryId: string | null): GameState {
  if (sectionId === 'experience') return { ...state, experienceId: entryId };
  return sectionId === 'education' ? { ...state, educationId: entryId } : state;
}

function withAnswered(state: GameState, answered: AnsweredQuestion): GameState {
  return { ...state, answered: [...state.answered, answered].slice(-gameLimits.answered) };
}

type WithoutId<T> = T extends GameTurn ? Omit<T, 'id'> : never;

function withTurn(state: GameState, turn: WithoutId<GameTurn>): GameState {
  const said: GameTurn = { ...turn, id: state.nextTurnId };
  return {
    ...state,
    turns: [...state.turns, said].slice(-gameLimits.turns),
    nextTurnId: state.nextTurnId + 1,
  };
}

function quiet(state: GameState): GameAdvance {
  return { state, edits: [] };
}
