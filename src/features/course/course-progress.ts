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
/** A learner's progress in one module. */
export type CourseProgress = {
  /** False until the stored progress has been read. */
  isRead: boolean;
  isDone: (partId: string) => boolean;
  isCardDone: (cardId: string) => boolean;
  /** How many cards of a part are checked, and how many it has. */
  cardsOf: (partId: string) => CardCount;
  /** The id of the heading where the learner was last, or ''. */
  place: string;
};

/** The progress of the current person in one module. */
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

/** Checks or unchecks a card. The last card of a part also marks the part as done, because the funders' report counts parts. */
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

/** Stores the heading that the learner reads, so that "Continue" leads back to it. */
export function storeReadingPosition(moduleId: number, headingId: string): void {
  const before = courseNow().progress[moduleProgressId(moduleId)]?.[positionField];
  if (before !== headingId)
    setCourse('progress', moduleProgressId(moduleId), { [positionField]: headingId });
}

function cardCount(moduleId: number, partId: string): number {
  return partCards[moduleId]?.[partId] ?? 0;
}
