import type { ChoiceQuestion, SortExercise } from '@/content/activity-shapes';
import type { ProseActivities } from '@/ui/prose/prose-context';
import { ChoiceActivity } from './choice-question';
import { SortLines } from './sort-lines';

/** Each question as the activity of its id. */
export function choiceActivities(questions: readonly ChoiceQuestion[]): ProseActivities {
  return Object.fromEntries(
    questions.map((question) => [question.id, () => <ChoiceActivity question={question} />]),
  );
}

/** Each exercise as the activity of its id. */
export function sortActivities(exercises: readonly SortExercise[]): ProseActivities {
  return Object.fromEntries(
    exercises.map((exercise) => [exercise.id, () => <SortLines exercise={exercise} />]),
  );
}
