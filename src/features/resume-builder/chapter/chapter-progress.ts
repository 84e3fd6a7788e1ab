import {
  builderProgressId,
  chapterField,
  doneMark,
  positionField,
} from '@/domain/course/progress-keys';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { setCourse, useCourse, useOpenCourse } from '@/workspace/document/course-work';

/** How far the learner is in the builder's chapters. */
export type ChapterProgress = {
  /** False until the stored progress has been read. */
  isRead: boolean;
  /** The ids of the done chapters, joined by commas, so that two values can be compared. */
  done: string;
  /** The id of the chapter where the learner was last, or ''. */
  lastChapterId: string;
};

/** The progress of the current person. */
export function useChapterProgress(): ChapterProgress {
  useOpenCourse();
  const isRead = useCourse((course) => course.isRead);
  const lastChapterId = useCourse(
    ({ progress }) => progress[builderProgressId]?.[positionField] ?? '',
  );
  const done = useCourse(({ progress }) =>
    Object.entries(progress[builderProgressId] ?? {})
      .flatMap(([field, mark]) => (mark === doneMark ? [field.replace(chapterField(''), '')] : []))
      .join(','),
  );
  return { isRead, done, lastChapterId };
}

export function isChapterDone({ done }: ChapterProgress, chapterId: number): boolean {
  return done.split(',').includes(String(chapterId));
}

/** Whether the learner has marked a chapter as done, or opened another one than the first. */
export function hasBegunChapters({ course }: LearnerRecord): boolean {
  return Object.entries(course?.progress[builderProgressId] ?? {}).some(
    ([field, value]) => value !== '' && !(field === positionField && value === '1'),
  );
}

export function markChapter(chapterId: number, isDone: boolean): void {
  setCourse('progress', builderProgressId, { [chapterField(chapterId)]: isDone ? doneMark : '' });
}

/** Remembers where the learner is, so that the first chapter can lead back to it. */
export function rememberChapter(chapterId: number): void {
  setCourse('progress', builderProgressId, { [positionField]: String(chapterId) });
}
