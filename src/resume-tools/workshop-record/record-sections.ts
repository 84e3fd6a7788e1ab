import { titlesOnPaper } from '@/content/en/catalogue';
import type { TimedActivity } from '@/domain/course/counted-time';
import type { Made, WorkshopRecord } from '@/domain/course/workshop-record';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import { localToday } from '@/ui/local-day';
import { dayOnPaper } from '@/ui/use-day-text';
import { logNamesOnPaper } from './log-words';

/** A part of the workshop record: its heading and its lines. */
export type RecordSection = { title: string; lines: readonly string[] };

export const recordTitle = 'Workshop record';
/** In place of a name that nobody has written, room to write it by hand. */
export const nameLine = 'Name: ______________________';

const madeNames: Readonly<Record<Made, string>> = {
  resume: 'A resume',
  letter: 'A cover letter',
  stories: 'Stories of problem, action and result',
  'star-story': 'A STAR story for interviews',
  pitch: 'A 30-second pitch',
  'thank-you': 'A thank-you email',
  log: 'A work-search log',
};

const activityNames: Readonly<Record<TimedActivity, string>> = {
  'module-1': 'Module 1',
  'module-2': 'Module 2',
  'module-3': 'Module 3',
  guides: 'Short guides',
  'resume-builder': 'Resume builder',
  game: 'Resume Builder Game',
  papers: 'Papers for the job search',
};

const nothingYet = ['Nothing yet'];

/**
 * The sections of a workshop record, as they stand on paper. An office reads and signs it: it is English, whatever language
 * the screen speaks.
 */
export function recordSections(record: WorkshopRecord): RecordSection[] {
  const { made, scores, hours } = record;
  return [
    { title: 'Dates', lines: dateLines(record) },
    { title: 'Parts done', lines: partLines(record) },
    { title: 'What I made', lines: orNothing(made.map((item) => madeNames[item])) },
    {
      title: 'My resume by the official rubric, 15 points in all',
      lines: scores
        ? [
            scoreLine('First score', scores.first, dayOnPaper(scores.firstDay)),
            scoreLine('Last score', scores.last, dayOnPaper(scores.lastDay)),
          ]
        : nothingYet,
    },
    { title: 'Questions in the lessons', lines: quizLines(record) },
    {
      title: 'Test at the end of each module',
      lines: orNothing(
        record.tests.map(
          ({ module, total, answered, rightAtFirst }) =>
            `Module ${module}: ${rightAtFirst} of ${total} right at the first try` +
            (answered < total ? `, ${answered} answered so far` : ''),
        ),
      ),
    },
    { title: 'Time on this site, as the page counted it', lines: countedLines(record) },
    {
      title: 'Hours that I wrote in my log',
      lines: orNothing(
        hours.map(({ kind, hours: count }) => `${logNamesOnPaper.kind(kind)}: ${String(count)}`),
      ),
    },
    {
      title: 'For staff',
      lines: [
        'I have looked at this with the person named above.',
        'Signed: ______________________   Date: ______________',
        'This is no license. Ask if it counts.',
      ],
    },
  ];
}

function orNothing(lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? lines : nothingYet;
}

function dateLines({ firstDay, lastDay }: WorkshopRecord): string[] {
  const madeToday = `This page was made on ${dayOnPaper(localToday())}.`;
  return firstDay
    ? [`From ${dayOnPaper(firstDay)} to ${dayOnPaper(lastDay)}`, madeToday]
    : [madeToday];
}

function partLines({ modules, chapters }: WorkshopRecord): string[] {
  const minutes = modules.reduce((sum, module) => sum + module.minutes, 0);
  return [
    ...modules.map(
      ({ id, done, total }) =>
        `Module ${id}, ${titlesOnPaper.get(id) ?? ''}: ${done} of ${total} parts`,
    ),
    ...(chapters.length > 0 ? [`Resume builder, chapters: ${chapters.join(', ')}`] : []),
    `About ${minutes} minutes, as the parts are planned.`,
  ];
}

function quizLines({ quiz }: WorkshopRecord): readonly string[] {
  if (quiz.answered === 0) return nothingYet;
  return [
    `${quiz.answered} of ${quiz.total} answered. ${quiz.rightAtFirst} were right at the first try.`,
    ...(quiz.firstNotKept > 0
      ? [`Older answers without a known first try: ${quiz.firstNotKept}.`]
      : []),
  ];
}

function countedLines({ counted }: WorkshopRecord): readonly string[] {
  if (counted.length === 0) return nothingYet;
  const total = counted.reduce((sum, { minutes }) => sum + minutes, 0);
  return [
    ...counted.map(({ activity, minutes }) => `${activityNames[activity]}: ${duration(minutes)}`),
    `In all: ${duration(total)}`,
    'Each device counts while somebody does something on the page. The counts are added up. Nobody has checked them.',
  ];
}

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} minutes` : `${hours} h ${rest} min`;
}

function scoreLine(what: string, score: string, day: string): string {
  return `${what}: ${score} (${day})`;
}

/** The same page as blocks of a paper, for the PDF. */
export function recordBlocks(
  name: string,
  title: string,
  sections: readonly RecordSection[],
): PageBlock[] {
  return [
    { kind: 'name', text: name },
    { kind: 'contact', text: title, phone: '' },
    ...sections.flatMap((section): PageBlock[] => [
      { kind: 'section', text: section.title },
      ...section.lines.map((text): PageBlock => ({ kind: 'paragraph', text })),
    ]),
  ];
}
