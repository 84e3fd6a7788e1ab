import type { TextFields } from '@/domain/resume/record-schema';
import { setCourse, useCourse, useOpenCourse } from '@/workspace/document/course-work';

const none: TextFields = {};
const doneMark = 'done';

/** Whether a task of a guide is done, in the record of the current person. */
export function useIsStepDone(guideId: string, stepId: string): boolean {
  useOpenCourse();
  return useCourse(({ progress }) => (progress[recordId(guideId)] ?? none)[stepId] === doneMark);
}

export function markStep(guideId: string, stepId: string, isDone: boolean): void {
  setCourse('progress', recordId(guideId), { [stepId]: isDone ? doneMark : '' });
}

function recordId(guideId: string): string {
  return `guide-${guideId}`;
}
