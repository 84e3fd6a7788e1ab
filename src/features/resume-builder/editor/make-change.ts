import type { LearnerRecord } from '@/domain/resume/record-schema';

/** Changes the resume so that the person can take it back; `news` says what has happened, `focus` where to go on. */
export type MakeChange = (
  change: (record: LearnerRecord) => LearnerRecord,
  news: string,
  focus?: string,
) => void;
