import { hasAnswers } from '../game/game-state';
import { isSameValue } from '../resume/json-value';
import type { TextFields, LearnerRecord } from '../resume/record-schema';
import { courseOf, courseText } from './course-record';
import { gameProgressId, languageProgressId, timeProgressId } from './progress-keys';

/** How long somebody reads, and in which language. */
const apart: ReadonlySet<string> = new Set([timeProgressId, languageProgressId]);

/**
 * True when two records differ at most in what nobody typed: the reading position in a module or a chapter, the minutes
 * counted, the language, and how far the guide has gone in a chat that nobody has answered.
 */
export function isSameExceptPositions(first: LearnerRecord, second: LearnerRecord): boolean {
  return isSameValue(withoutPositions(first), withoutPositions(second));
}

function withoutPositions(record: LearnerRecord): unknown {
  const { course: _course, ...resume } = record;
  const { answers, progress } = courseOf(record);
  const done = Object.entries(progress).flatMap(([id, { place: _place, ...fields }]) =>
    Object.keys(fields).length === 0 || apart.has(id) || isUnansweredGame(id, fields)
      ? []
      : [[id, fields] as const],
  );
  return { resume, answers, progress: Object.fromEntries(done) };
}

function isUnansweredGame(id: string, fields: TextFields): boolean {
  const typed = courseText({ [id]: fields }, id, 'reply');
  return id === gameProgressId && typed === '' && !hasAnswers(fields['state'] ?? '');
}
