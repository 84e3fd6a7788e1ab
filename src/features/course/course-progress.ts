import {
  cardField,
  dayField,
  doneMark,
  moduleProgressId,
  partField,
  placeField,
} from '@/domain/course/progress-keys';
import { partCards } from '@/content/part-cards';
import type { KeptFields } from '@/domain/resume/record-schema';
import { today } from '@/ui/local-day';
import { courseNow, setCourse, useCourse, useOpenCourse } from '@/workspace/document/course-work';

const none: KeptFields = {};
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
    isDone: (partId) => record[partField(partId)] === doneMark,
    isCardDone: (cardId) => record[cardField(cardId)] === doneMark,
    cardsOf: (partId) => countCards(record, partId, partCards[moduleId]?.[partId] ?? 0),
    place: record[placeField] ?? '',
  };
}

export function markPart(moduleId: number, partId: string, isDone: boolean): void {
  setCourse('progress', moduleProgressId(moduleId), {
    [partField(partId)]: isDone ? doneMark : '',
    [dayField(partId)]: isDone ? today() : '',
  });
}

export function markCard(moduleId: number, cardId: string, isDone: boolean): void {
  setCourse('progress', moduleProgressId(moduleId), {
    [cardField(cardId)]: isDone ? doneMark : '',
  });
}

/** Remembers the heading the learner is at, so that "Continue" leads back to it. */
export function rememberPlace(moduleId: number, headingId: string): void {
  const before = courseNow().progress[moduleProgressId(moduleId)]?.[placeField];
  if (before !== headingId)
    setCourse('progress', moduleProgressId(moduleId), { [placeField]: headingId });
}

/** A card that has another title since it was marked is none of the part's any more, so no more count than it has. */
function countCards(record: KeptFields, partId: string, total: number): CardCount {
  const own = cardField(`${partId}--`);
  const marked = Object.entries(record).filter(
    ([field, mark]) => field.startsWith(own) && mark === doneMark,
  );
  return { done: Math.min(marked.length, total), total };
}
