import { doneMark, moduleRecordId, partField, placeField } from '@/domain/course/module-record';
import type { KeptFields } from '@/domain/resume/record-schema';
import { today } from '@/ui/local-day';
import { courseNow, setCourse, useCourse, useOpenCourse } from '@/workspace/document/course-work';

const none: KeptFields = {};
/** Where a learner stands in one module. */
export type CourseProgress = {
  /** False until the device has been read: then nothing is known yet. */
  isRead: boolean;
  isDone: (partId: string) => boolean;
  isCardDone: (cardId: string) => boolean;
  /** The id of the heading where the learner was last, or ''. */
  place: string;
};

/** The progress of whoever sits here, in one module. */
export function useCourseProgress(moduleId: number): CourseProgress {
  useOpenCourse();
  const isRead = useCourse((course) => course.isRead);
  const record = useCourse(({ progress }) => progress[moduleRecordId(moduleId)] ?? none);
  return {
    isRead,
    isDone: (partId) => record[partField(partId)] === doneMark,
    isCardDone: (cardId) => record[cardField(cardId)] === doneMark,
    place: record[placeField] ?? '',
  };
}

export function markPart(moduleId: number, partId: string, isDone: boolean): void {
  setCourse('progress', moduleRecordId(moduleId), {
    [partField(partId)]: isDone ? doneMark : '',
    [`day:${partId}`]: isDone ? today() : '',
  });
}

export function markCard(moduleId: number, cardId: string, isDone: boolean): void {
  setCourse('progress', moduleRecordId(moduleId), { [cardField(cardId)]: isDone ? doneMark : '' });
}

/** Remembers the heading the learner is at, so that "Continue" leads back to it. */
export function rememberPlace(moduleId: number, headingId: string): void {
  const before = courseNow().progress[moduleRecordId(moduleId)]?.[placeField];
  if (before !== headingId)
    setCourse('progress', moduleRecordId(moduleId), { [placeField]: headingId });
}

function cardField(cardId: string): string {
  return `card:${cardId}`;
}
