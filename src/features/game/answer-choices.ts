import type { GameField, GameQuestion } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import type { LearnerRecord } from '@/domain/resume/record-schema';

/** The words that the game understands, whatever the buttons say. */
export function yesNoOf(question: GameQuestion | null): readonly ('yes' | 'no')[] {
  if (question?.field === 'ready') return ['yes'];
  const isAnother =
    question?.field === 'addAnotherExperience' || question?.field === 'addAnotherEducation';
  return isAnother ? ['yes', 'no'] : [];
}

/** True for a question that a month or a year answers. */
export function isDate(question: GameQuestion | null): boolean {
  const dates: readonly (GameField | undefined)[] = ['startDate', 'endDate', 'graduationYear'];
  return dates.includes(question?.field);
}

/** A place that the person has told already and that may be this answer as well; '' when there is none. */
export function knownLocation(
  question: GameQuestion | null,
  { experienceId }: GameState,
  { personalInfo, experience }: LearnerRecord,
): string {
  if (question?.field !== 'location') return '';
  const before = experience.find(({ id, location }) => id !== experienceId && location !== '');
  return personalInfo.address || (before?.location ?? '');
}
