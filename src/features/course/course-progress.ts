import {
  cardField,
  dayField,
  doneMark,
  moduleProgressId,
  partField,
  positionField,
} from '@/domain/course/progress-keys';
import { partCards } from '@/content/part-cards';
import { cardsDone, isPartDone } from '@/domain/course/cards-done';
import type { TextFields } from '@/domain/resume/record-schema';
import { localToday } from '@/ui/local-day';
import { courseNow, setCourse, useCourse, useOpenCourse } from '@/workspace/document/course-work';

const none: TextFields = {};
export type CardCount = { done: number; total: number };
/** Where a learner stands in one module. */
export type CourseProgress = {
  /** False until the device has been read: then nothing is known yet. */
  isRead: boolean;
  isDone: (partId: string) => boolean;
  isCardDone: (cardId: string) => boolean;
  /** How many cards of a part are marked, and how many it has. */
  cardsOf: (partId: string) => CardCount;
  /** The id of the heading where the learner was last, or ''. */
  place: string;
};

/** The progress of whoever sits here, in one module. */
export function useCourseProgress(moduleId: number): CourseProgress {
  useOpenCourse();
  const isRead = useCourse((course) => course.isRead);
  const record = useCourse(({ progress }) => progress[moduleProgressId(moduleId)] ?? none);
  return {
    isRead,
    isDone: (partId) => isPartDone(record, partId, cardCount(moduleId, partId)),
    isCardDone: (cardId) => record[cardField(cardId)] === doneMark,
    cardsOf: (partId) => {
      const total = cardCount(moduleId, partId);
      return { done: cardsDone(record, partId, total), total };
    },
    place: record[positionField] ?? '',
  };
}

/** Checks a card or takes that back, and its part with the last of its cards: the funders' report counts whole parts. */
export function markCard(moduleId: number, cardId: string, isDone: boolean): void {
  const id = moduleProgressId(moduleId);
  const [partId = ''] = cardId.split('--');
  const mark = { [cardField(cardId)]: isDone ? doneMark : '' };
  const record = { ...courseNow().progress[id], ...mark };
  if (isPartDone(record, partId, cardCount(moduleId, partId)))
    setCourse('progress', id, { ...mark, ...partMark(partId, doneMark, localToday()) });
  else setCourse('progress', id, isDone ? mark : { ...mark, ...partMark(partId, '', '') });
}

function partMark(partId: string, mark: string, day: string): TextFields {
  return { [partField(partId)]: mark, [dayField(partId)]: day };
}

/** Remembers the heading the learner is at, so that "Continue" leads back to it. */
export function storeReadingPosition(moduleId: number, headingId: string): void {
  const before = courseNow().progress[moduleProgressId(moduleId)]?.[positionField];
  if (before !== headingId)
    setCourse('progress', moduleProgressId(moduleId), { [positionField]: headingId });
}

function cardCount(moduleId: number, partId: string): number {
  return partCards[moduleId]?.[partId] ?? 0;
}
