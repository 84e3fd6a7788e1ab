import { jobSearchOf } from '../job-search/edit-job-search';
import { lettersOf } from '../job-search/edit-letters';
import { letterParts } from '../job-search/letter-paper';
import { hoursByKind } from '../job-search/search-log';
import { isBlankEntry, type LearnerRecord } from '../resume/record-schema';
import { courseOf, textOf } from './course-record';

/** What somebody has made in the workshop. */
export type Made = 'resume' | 'letter' | 'stories' | 'star-story' | 'pitch' | 'thank-you' | 'log';

/** What a workshop record says: only what the learner's record holds. */
export type WorkshopRecord = {
  name: string;
  /** The first and the last day on which a part was marked as done, as 'YYYY-MM-DD'; '' where none is known. */
  firstDay: string;
  lastDay: string;
  modules: readonly { id: number; done: number; total: number; minutes: number }[];
  chapters: readonly number[];
  made: readonly Made[];
  /** Scores of the resume by the official rubric, each with its day; null before the first one was kept. */
  scores: { first: string; firstDay: string; last: string; lastDay: string } | null;
  /** Hours that the learner wrote in the log, by kind ('' for employers who were asked). */
  hours: readonly { kind: string; hours: number }[];
};

/** Reads a workshop record out of a learner's record; `partMinutes` says how long each part takes, by module. */
export function workshopRecordOf(
  record: LearnerRecord,
  partMinutes: Readonly<Record<number, Readonly<Record<string, number>>>>,
): WorkshopRecord {
  const { answers, progress } = courseOf(record);
  const { applications } = jobSearchOf(record);
  const modules = Object.entries(partMinutes).map(([id, parts]) => {
    const done = Object.keys(parts).filter(
      (part) => textOf(progress, `module-${id}`, `part:${part}`) === 'done',
    );
    const minutes = done.reduce((sum, part) => sum + (parts[part] ?? 0), 0);
    return { id: Number(id), done: done.length, total: Object.keys(parts).length, minutes };
  });
  const days = Object.keys(partMinutes)
    .flatMap((id) => Object.entries(progress[`module-${id}`] ?? {}))
    .flatMap(([field, day]) => (field.startsWith('day:') && day !== '' ? [day] : []))
    .sort();
  const score = (field: string) => textOf(answers, 'resume-score', field);
  return {
    name: record.personalInfo.name.trim(),
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    modules,
    chapters: [1, 2, 3, 4, 5].filter(
      (id) => textOf(progress, 'resume-builder', `chapter:${String(id)}`) === 'done',
    ),
    made: madeIn(record),
    scores: score('first')
      ? {
          first: score('first'),
          firstDay: score('firstDay'),
          last: score('last'),
          lastDay: score('lastDay'),
        }
      : null,
    hours: hoursByKind(applications),
  };
}

function madeIn(record: LearnerRecord): Made[] {
  const { answers } = courseOf(record);
  const { personalInfo, experience, education, skills, parStatements } = record;
  const isMade: Record<Made, boolean> = {
    resume: !isBlankEntry({ personalInfo, experience, education, skills }),
    letter: lettersOf(record).some((letter) =>
      letterParts.every((part) => letter[part].trim() !== ''),
    ),
    stories: parStatements.length > 0,
    'star-story': textOf(answers, 'star-story', 'shown') !== '',
    pitch: textOf(answers, 'pitch', 'shown') !== '',
    'thank-you': textOf(answers, 'follow-up-email', 'email') !== '',
    log: jobSearchOf(record).applications.length > 0,
  };
  return (Object.keys(isMade) as Made[]).filter((one) => isMade[one]);
}
