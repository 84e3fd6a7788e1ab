import { isBlankEntry } from '../resume/record-schema';
import type { LearnerRecord } from '../resume/record-schema';
import { saveAnswer } from './answer-edits';
import { earlyName } from './early-name';
import { goToNextUnanswered, goToNextWhileTyping, undoFile } from './file-answers';
import { findStep, firstStepAfterSection, isAddAnother, stepAfter } from './game-script';
import type { GameScript, GameStep, StepPosition } from './game-script';
import type { GameState } from './game-state';
import { entryIdIn, goTo, withoutEdits, withAnswered, withEntryId, addTurn } from './game-turns';
import type { GameTransition, GameContext } from './game-turns';

/** What the screen reports to the conversation. */
export type GameEvent =
  /** A guide message without a question was shown for its time. */
  | { type: 'tick' }
  | { type: 'reply'; text: string }
  /** The button beside an optional question, or the typed words (`text`) that say that there is no answer. */
  | { type: 'skip'; text?: string }
  | { type: 'back' }
  /** The words of a file were added to the record. */
  | { type: 'file-added' }
  /** The words of that file were removed again. */
  | { type: 'file-undone' }
  /** The guide says in the chat that AI help failed; nothing else changes. */
  | { type: 'ai-help-failed' };

/**
 * One step of the conversation as a pure function of state and event. Events that make no sense
 * where the chat stands (a blank reply, a tick on a question, a skip where none is offered)
 * return the very same state and no edits. Answers go into the record at once, as edits.
 */
export function advance(
  state: GameState,
  script: GameScript,
  event: GameEvent,
  world: GameContext,
): GameTransition {
  const position = findStep(script, state.stepId);
  if (!position) return { state, edits: [] };
  switch (event.type) {
    case 'tick':
      return position.step.kind === 'line'
        ? withoutEdits(goToNextWhileTyping(state, script, stepAfter(script, position), world))
        : withoutEdits(state);
    case 'reply':
      return reply(state, script, position, event.text.trim(), world);
    case 'skip':
      return withoutEdits(skip(state, script, position, world.record, event.text));
    case 'back':
      return withoutEdits(goBack(state, script));
    case 'file-added':
      return withoutEdits(
        goToNextWhileTyping({ ...state, hasFile: true }, script, position.step, world),
      );
    case 'file-undone':
      return undoFile({ ...state, hasFile: false }, script, position, world);
    case 'ai-help-failed':
      return withoutEdits(addTurn(state, { kind: 'ai-help-failed' }));
    default:
      event satisfies never;
      return withoutEdits(state);
  }
}

function reply(
  state: GameState,
  script: GameScript,
  position: StepPosition,
  text: string,
  world: GameContext,
): GameTransition {
  const { step, section } = position;
  if (step.kind !== 'question' || text === '') return withoutEdits(state);
  const early = step.field === 'ready' ? earlyName(text) : null;
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
  const said = addTurn(answered, { kind: 'answer', stepId: step.id, text });
  const next = stepAfter(script, position);
  if (early !== null && world.record.personalInfo.name === '') {
    // It stands in the box when the name is asked for: nobody types it twice.
    const named = [{ kind: 'set-personal-info', field: 'name', text: early }] as const;
    return { state: goToNextUnanswered(said, script, next, world.record), edits: named };
  }
  if (!isAddAnother(step))
    return { state: goToNextUnanswered(said, script, next, world.record), edits };
  if (!isYes(text, script)) {
    const after = firstStepAfterSection(script, section);
    return withoutEdits(
      goToNextUnanswered(withEntryId(said, section.id, null), script, after, world.record),
    );
  }
  return addEntry(goTo(said, firstQuestion(position)), section.id, world);
}

/** Only "yes", in capitals or small letters, counts as yes, and the script's own word for it; "yeah" and "ok" do not. */
function isYes(text: string, { yesAndNo }: GameScript): boolean {
  const word = text.trim().toLowerCase();
  const isOwn = yesAndNo?.typedYes.includes(word.replaceAll(/^¡|[.!]+$/gu, ''));
  return word === 'yes' || isOwn === true;
}

function firstQuestion({ section }: StepPosition): GameStep | null {
  return section.steps.find(({ kind }) => kind === 'question') ?? null;
}

/** The next round goes to an entry that is still blank, if there is one, else to a new one. */
function addEntry(
  state: GameState,
  sectionId: string,
  { record, newId }: GameContext,
): GameTransition {
  const list = sectionId === 'education' ? 'education' : 'experience';
  const blank = record[list].find((entry) => isBlankEntry(entry));
  const id = blank?.id ?? newId();
  const kind = list === 'education' ? 'add-education' : 'add-experience';
  return { state: withEntryId(state, list, id), edits: blank ? [] : [{ kind, id }] };
}

function skip(
  state: GameState,
  script: GameScript,
  position: StepPosition,
  record: LearnerRecord,
  text?: string,
): GameState {
  const { step, section } = position;
  if (step.kind !== 'question' || !step.canSkip) return state;
  const entryId = entryIdIn(state, section.id);
  const skipped = addTurn(withAnswered(state, { stepId: step.id, entryId, text: '' }), {
    kind: 'skipped',
    stepId: step.id,
    ...(text !== undefined && { text }),
  });
  if (step.canSkip === 'question')
    return goToNextUnanswered(skipped, script, stepAfterSkipped(script, position), record);
  const after = firstStepAfterSection(script, section);
  return goToNextUnanswered(withEntryId(skipped, section.id, null), script, after, record);
}

/** Nobody is asked for the city of a school that they have not named. */
function stepAfterSkipped(script: GameScript, position: StepPosition): GameStep | null {
  const next = stepAfter(script, position);
  const isOfSkipped =
    position.step.kind === 'question' &&
    position.step.field === 'school' &&
    next?.kind === 'question' &&
    next.field === 'location';
  const following = isOfSkipped ? findStep(script, next.id) : null;
  return following ? stepAfter(script, following) : next;
}

/** The guide asks the last question again; its old answer is offered in the reply box. */
function goBack(state: GameState, script: GameScript): GameState {
  const last = state.answered.at(-1);
  const position = last && findStep(script, last.stepId);
  if (!last || !position) return state;
  const before = { ...state, answered: state.answered.slice(0, -1) };
  const asked = goTo(withEntryId(before, position.section.id, last.entryId), position.step);
  return { ...asked, offered: last.text };
}
