import { areWords, courseText } from '../course/course-record';
import { mergeTime } from '../course/counted-time';
import { gameProgressId, timeProgressId } from '../course/progress-keys';
import { hasAnswers } from '../game/game-state';
import { newConflict } from '../resume/conflicts';
import { isSameValue } from '../resume/json-value';
import type { Conflict, Course, TextFields } from '../resume/record-schema';
import { mergeValue } from './merge-value';

type Sides<T> = Record<'base' | 'mine' | 'theirs', T | undefined>;

/**
 * Merges two versions of the course, answer by answer. Of two different answers, mine shows and theirs is pushed to
 * `found` (mutated). Of two ticks, choices or reading positions, mine stays. What is done on either side is done. A
 * conversation with the guide
 * comes as a whole.
 */
export function mergeCourse(sides: Sides<Course>, found: Conflict[]): Course | undefined {
  const all: Conflict[] = [];
  const merged = mergeValue(sides, ['course'], all) as Course | undefined;
  found.push(...all.filter(({ path }) => areWords(path)));
  const timed = withTime(merged, sides);
  const game = mergeGame(
    {
      base: gameOf(sides.base),
      mine: gameOf(sides.mine),
      theirs: gameOf(sides.theirs),
    },
    found,
  );
  if (timed === undefined || game === undefined || isSameValue(gameOf(timed), game)) return timed;
  return { ...timed, progress: { ...timed.progress, [gameProgressId]: game } };
}

/** The counted minutes have a rule of their own: of one counter the larger count. */
function withTime(merged: Course | undefined, { mine, theirs }: Sides<Course>): Course | undefined {
  const time = mergeTime(mine?.progress[timeProgressId], theirs?.progress[timeProgressId]);
  if (merged === undefined || time === undefined) return merged;
  if (isSameValue(merged.progress[timeProgressId], time)) return merged;
  return { ...merged, progress: { ...merged.progress, [timeProgressId]: time } };
}

function gameOf(course: Course | undefined): TextFields | undefined {
  return course?.progress[gameProgressId];
}

/**
 * The conversation of the game when both sides went on: mine stays, unless only theirs has answers. A reply that the other
 * side had typed and not sent becomes a conflict, so that the person can still take it.
 */
function mergeGame({ base, mine, theirs }: Sides<TextFields>, found: Conflict[]) {
  if (theirs === undefined || isSameValue(theirs, base) || isSameValue(theirs, mine)) return mine;
  if (mine === undefined || isSameValue(mine, base)) return theirs;
  const stays = hasAnswers(mine['state'] ?? '') || !hasAnswers(theirs['state'] ?? '');
  const [leading, other] = stays ? [mine, theirs] : [theirs, mine];
  const reply = replyOf(other);
  if (reply === '' || reply === replyOf(leading)) return leading;
  found.push(newConflict(['course', 'progress', gameProgressId, 'reply'], reply));
  return { ...leading, reply: replyOf(leading) };
}

function replyOf(game: TextFields): string {
  return courseText({ game }, 'game', 'reply');
}
