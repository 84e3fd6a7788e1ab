import { gameProgressId } from '@/domain/course/progress-keys';
import type { TextRecords } from '@/domain/resume/record-schema';
import { courseNow, setCourse, useCourse } from '@/workspace/document/course-work';

/** A text that the conversation keeps in the learner's record; '' when there is none. */
export function useGameField(field: string): string {
  return useCourse(({ progress }) => gameField(progress, field));
}

export function readGameField(field: string): string {
  return gameField(courseNow().progress, field);
}

export function setGame(fields: Record<string, string>): void {
  setCourse('progress', gameProgressId, fields);
}

function gameField(progress: TextRecords, field: string): string {
  return progress[gameProgressId]?.[field] ?? '';
}
