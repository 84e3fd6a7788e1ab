import type { Resume } from '../../../domain/resume/resume-schema';

/** Changes the resume so that the person can take it back; `news` says what has happened, `focus` where to go on. */
export type MakeChange = (change: (resume: Resume) => Resume, news: string, focus?: string) => void;
