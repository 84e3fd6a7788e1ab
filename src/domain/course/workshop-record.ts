import * as v from 'valibot';
import { jobSearchOf } from '../job-search/edit-job-search';
import { lettersOf } from '../job-search/edit-letters';
import { letterParts } from '../job-search/letter-paper';
import { hoursByKind } from '../job-search/search-log';
import { areMainPartsBlank, type LearnerRecord } from '../resume/record-schema';
import { isPartDone } from './cards-done';
import { countedMinutes, timedActivities } from './counted-time';
import { courseOf, courseText } from './course-record';
import {
  builderProgressId,
  chapterField,
  dayField,
  doneMark,
  moduleProgressId,
} from './progress-keys';
import { quizResult } from './quiz-result';
import type { QuizQuestion } from './quiz-result';

/** What somebody can make in the workshop, in the order in which a list names it. */
const made = ['resume', 'letter', 'stories', 'star-story', 'pitch', 'thank-you', 'log'] as const;
/** What somebody has made in the workshop. */
export type Made = (typeof made)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const shortText = v.pipe(v.string(), v.maxLength(200));

/** What a workshop record says: only what the learner's record holds. */
export const workshopRecordSchema = v.object({
  name: shortText,
  /** The first and the last day on which a part became done, as 'YYYY-MM-DD'; '' where none is known. */
  firstDay: shortText,
  lastDay: shortText,
  modules: v.array(v.object({ id: count, done: count, total: count, minutes: count })),
  chapters: v.array(count),
  made: v.array(v.picklist(made)),
  /** Scores of the resume by the official rubric, each with its day; null before the first one was kept. */
  scores: v.nullable(
    v.object({ first: shortText, firstDay: shortText, last: shortText, lastDay: shortText }),
  ),
  /** The questions of the lessons. */
  quiz: v.object({
    total: count,
    answered: count,
    rightAtFirst: count,
    firstNotKept: v.optional(count, 0),
  }),
  /** The test at the end of each module that somebody has begun. */
  tests: v.optional(
    v.array(v.object({ module: count, total: count, answered: count, rightAtFirst: count })),
    [],
  ),
  /** Minutes that the page has counted, on all devices. */
  counted: v.array(v.object({ activity: v.picklist(timedActivities), minutes: count })),
  /** Hours that the learner wrote in the log, by kind ('' for employers who were asked). */
  hours: v.array(v.object({ kind: shortText, hours: v.pipe(v.number(), v.minValue(0)) })),
});
export type WorkshopRecord = v.InferOutput<typeof workshopRecordSchema>;

/** The facts of the course that a workshop record is counted by. */
export type CourseFacts = {
  /** How long each part takes, by module. */
  partMinutes: Readonly<Record<number, Readonly<Record<string, number>>>>;
  /** How many cards each part has, by module. */
  partCards: Readonly<Record<number, Readonly<Record<string, number>>>>;
  questions: readonly QuizQuestion[];
  /** The questions of each module's test. */
  tests: Readonly<Record<number, readonly QuizQuestion[]>>;
};

/** True where a record says that something was done. */
export function isAnythingDone({
  modules,
  chapters,
  scores,
  quiz,
  tests,
  hours,
}: WorkshopRecord): boolean {
  return (
    modules.some(({ done }) => done > 0) ||
    chapters.length > 0 ||
    scores !== null ||
    quiz.answered > 0 ||
    tests.length > 0 ||
    hours.length > 0
  );
}

/** Reads a workshop record out of a learner's record. */
export function workshopRecordOf(
  record: LearnerRecord,
  { partMinutes, partCards, questions, tests }: CourseFacts,
): WorkshopRecord {
  const { answers, progress } = courseOf(record);
  const { applications } = jobSearchOf(record);
  const parts = Object.entries(partMinutes).map(([id, minutes]) => {
    const kept = progress[moduleProgressId(id)] ?? {};
    const isDone = (part: string) => isPartDone(kept, part, partCards[Number(id)]?.[part] ?? 0);
    return { id: Number(id), kept, minutes, done: Object.keys(minutes).filter(isDone) };
  });
  const modules = parts.map(({ id, minutes, done }) => ({
    id,
    done: done.length,
    total: Object.keys(minutes).length,
    minutes: done.reduce((sum, part) => sum + (minutes[part] ?? 0), 0),
  }));
  const days = parts
    .flatMap(({ kept, done }) => done.map((part) => kept[dayField(part)] ?? ''))
    .filter((day) => day !== '')
    .sort();
  const score = (field: string) => courseText(answers, 'resume-score', field);
  return {
    name: record.personalInfo.name.trim(),
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    modules,
    chapters: [1, 2, 3, 4, 5].filter(
      (id) => courseText(progress, builderProgressId, chapterField(id)) === doneMark,
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
    quiz: quizResult(answers, questions),
    tests: Object.entries(tests)
      .map(([module, own]) => {
        const { total, answered, rightAtFirst } = quizResult(answers, own);
        return { module: Number(module), total, answered, rightAtFirst };
      })
      .filter(({ answered }) => answered > 0),
    counted: countedMinutes(record),
    hours: hoursByKind(applications),
  };
}

function madeIn(record: LearnerRecord): Made[] {
  const { answers } = courseOf(record);
  const isMade: Record<Made, boolean> = {
    resume: !areMainPartsBlank(record),
    letter: lettersOf(record).some((letter) =>
      letterParts.every((part) => letter[part].trim() !== ''),
    ),
    stories: record.parStatements.length > 0,
    'star-story': courseText(answers, 'star-story', 'shown') !== '',
    pitch: courseText(answers, 'pitch', 'shown') !== '',
    'thank-you': courseText(answers, 'follow-up-email', 'email') !== '',
    log: jobSearchOf(record).applications.length > 0,
  };
  return made.filter((item) => isMade[item]);
}
