import { isBlankEntry } from '../resume/record-schema';
import type { NewId, LearnerRecord, PersonalInfo } from '../resume/record-schema';
import { saveAnswer } from './answer-edits';
import type { GameEdit } from './game-edits';
import { findStep, firstStepAfterSection, stepAfter } from './game-script';
import type { GameQuestion, GameScript, GameStep, PlacedStep } from './game-script';
import { gameLimits } from './game-state';
import type { AnsweredQuestion, GameState, GameTurn } from './game-state';

/**
 * 'tick': a guide message without a question has stood for its time. 'skip': the button beside an
 * optional question. 'file-added': a file's words are in the resume. 'ai-help-failed': the guide says so in the chat, nothing else changes.
 */
export type GameEvent =
  | { type: 'tick' }
  | { type: 'reply'; text: string }
  | { type: 'skip' }
  | { type: 'back' }
  | { type: 'file-added' }
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
        ? quiet(goOn(state, script, stepAfter(script, place), world.resume))
        : quiet(state);
    case 'reply':
      return reply(state, script, place, event.text.trim(), world);
    case 'skip':
      return quiet(skip(state, script, place, world.resume));
    case 'back':
      return quiet(goBack(state, script));
    case 'file-added':
      return quiet(goOn({ ...state, hasFile: true }, script, place.step, world.resume));
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
  const next = stepAfter(script, place);
  if (!isAddAnother(step)) return { state: goOn(said, script, next, world.resume), edits };
  if (!isYes(text)) {
    const after = firstStepAfterSection(script, section);
    return quiet(goOn(withEntryId(said, section.id, null), script, after, world.resume));
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

function skip(
  state: GameState,
  script: GameScript,
  place: PlacedStep,
  resume: LearnerRecord,
): GameState {
  const { step, section } = place;
  if (step.kind !== 'question' || !step.canSkip) return state;
  const entryId = entryIdIn(state, section.id);
  const skipped = withTurn(withAnswered(state, { stepId: step.id, entryId, text: '' }), {
    kind: 'skipped',
    stepId: step.id,
  });
  if (step.canSkip === 'question') return goOn(skipped, script, stepAfter(script, place), resume);
  const after = firstStepAfterSection(script, section);
  return goOn(withEntryId(skipped, section.id, null), script, after, resume);
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

/** Goes to the step, or over the questions that a file has answered to the next one. */
function goOn(
  state: GameState,
  script: GameScript,
  step: GameStep | null,
  resume: LearnerRecord,
): GameState {
  let next = step;
  while (next && state.hasFile === true) {
    const place = findStep(script, next.id);
    if (!place || !isAnswered(place, state, resume)) break;
    next = stepAfter(script, place);
  }
  return next?.id === state.stepId ? state : goTo(state, next);
}

/** A job or school of the file is whole: what is asked of it next is whether there is another one. */
function isAnswered(
  { step, section }: PlacedStep,
  state: GameState,
  resume: LearnerRecord,
): boolean {
  if (step.kind !== 'question' || isAddAnother(step)) return false;
  const { field } = step;
  if (section.id === 'personalInfo')
    return field in resume.personalInfo && resume.personalInfo[field as keyof PersonalInfo] !== '';
  if (section.id === 'skills') return resume.skills.some((skill) => skill !== '');
  if (section.id !== 'experience' && section.id !== 'education') return false;
  return (
    entryIdIn(state, section.id) === null && resume[section.id].some((one) => !isBlankEntry(one))
  );
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
