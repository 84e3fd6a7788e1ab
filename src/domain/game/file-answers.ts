import { isBlankEntry } from '../resume/record-schema';
import type { LearnerRecord, PersonalInfo } from '../resume/record-schema';
import { saveAnswer } from './answer-edits';
import { findStep, isAddAnother, questionAhead, stepAfter } from './game-script';
import type { GameScript, GameStep, StepPosition } from './game-script';
import type { GameState } from './game-state';
import { entryIdIn, goTo, withoutEdits, withEntryId } from './game-turns';
import type { GameTransition, GameContext } from './game-turns';

/** Goes to this step; once a file was brought, skips the questions that it answers. */
export function goToNextUnanswered(
  state: GameState,
  script: GameScript,
  step: GameStep | null,
  record: LearnerRecord,
): GameState {
  let next = step;
  while (next && state.hasFile === true) {
    const position = findStep(script, next.id);
    if (!position || !isAnswered(position, state, record)) break;
    next = stepAfter(script, position);
  }
  return next?.id === state.stepId ? state : goTo(state, next);
}

/** Whether the file answers this question. Of jobs and schools it answers all but "another one?". */
function isAnswered(
  { step, section }: Pick<StepPosition, 'step' | 'section'>,
  state: GameState,
  record: LearnerRecord,
): boolean {
  if (step.kind !== 'question' || isAddAnother(step)) return false;
  const { field } = step;
  if (section.id === 'personalInfo')
    return field in record.personalInfo && record.personalInfo[field as keyof PersonalInfo] !== '';
  if (section.id === 'skills') return record.skills.some((skill) => skill !== '');
  if (section.id !== 'experience' && section.id !== 'education') return false;
  return (
    entryIdIn(state, section.id) === null &&
    record[section.id].some((entry) => !isBlankEntry(entry))
  );
}

/** As `goOn`, but asks a question about a job or school whose answer is being typed: those words are not in the file. */
export function goToNextWhileTyping(
  state: GameState,
  script: GameScript,
  step: GameStep | null,
  { record, typed = '' }: GameContext,
): GameState {
  const section = step && findStep(script, step.id)?.section.id;
  const isOfEntry = section === 'experience' || section === 'education';
  if (!isOfEntry || typed.trim() === '') return goToNextUnanswered(state, script, step, record);
  return step?.id === state.stepId ? state : goTo(state, step);
}

/**
 * Goes back to the first question that was passed over because the file had its answer. Words that are typed for a later
 * one are saved there, and offered again when it comes.
 */
export function undoFile(
  state: GameState,
  script: GameScript,
  position: StepPosition,
  world: GameContext,
): GameTransition {
  const missed = firstMissed(state, script, position, world.record);
  if (!missed) return withoutEdits(state);
  const text = (world.typed ?? '').trim();
  const question = questionAhead(script, position.step.id);
  const section = question && findStep(script, question.id)?.section.id;
  if (!question || !section || text === '') return withoutEdits(goTo(state, missed));
  const entry = entryIdIn(state, section);
  const { edits, entryId } = saveAnswer(question.field, section, text, entry, world);
  return { state: goTo(withEntryId(state, section, entryId), missed), edits };
}

/** The first question before this place that nobody has answered or skipped; of jobs and schools the first of all. */
function firstMissed(
  state: GameState,
  script: GameScript,
  position: StepPosition,
  record: LearnerRecord,
): GameStep | null {
  const seen = new Set(state.answered.map(({ stepId }) => stepId));
  const [introduction, ...sections] = script.sections;
  if (position.section === introduction) return null;
  for (const section of sections) {
    const isList = section.id === 'experience' || section.id === 'education';
    const isHere = section === position.section;
    const before = isHere ? section.steps.slice(0, position.index) : section.steps;
    const questions = before.filter(({ kind }) => kind === 'question');
    const missed = questions
      .slice(0, isList ? 1 : questions.length)
      .find((step) => !seen.has(step.id) && !isAnswered({ step, section }, state, record));
    if (missed) return missed;
    if (isHere) return null;
  }
  return null;
}
