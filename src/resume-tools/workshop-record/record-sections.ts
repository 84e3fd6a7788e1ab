import { titlesOnPaper } from '@/content/en/catalogue';
import type { TimedActivity } from '@/domain/course/counted-time';
import type { Made, WorkshopRecord } from '@/domain/course/workshop-record';
import type { PaperBlock } from '@/domain/paper/paper';
import { today } from '@/ui/local-day';
import { dayOnPaper } from '@/ui/use-day-text';
import { logNamesOnPaper } from './log-words';

/** A part of the workshop record: its heading and its lines. */
export type Section = { title: string; lines: readonly string[] };

export const recordTitle = 'Workshop record';
/** In place of a name that nobody has written, room to write it by hand. */
export const nameLine = 'Name: ______________________';

/**
 * The sections of a workshop record, as they stand on paper. An office reads and signs it: it is English, whatever language
 * the screen speaks.
 */
export function recordSections(record: WorkshopRecord): Section[] {
  const madeNames: Record<Made, string> = {
    resume: 'A resume',
    letter: 'A cover letter',
    stories: 'Stories of problem, action and result',
    'star-story': 'A STAR story for interviews',
    pitch: 'A 30-second pitch',
    'thank-you': 'A thank-you email',
    log: 'A work-search log',
  };
  const lengthOf = (all: number) => {
    const [full, rest] = [Math.floor(all / 60), all % 60];
    return full === 0 ? `${rest} minutes` : `${full} h ${rest} min`;
  };
  const activityNames: Record<TimedActivity, string> = {
    'module-1': 'Module 1',
    'module-2': 'Module 2',
    'module-3': 'Module 3',
    guides: 'Short guides',
    'resume-builder': 'Resume builder',
    game: 'Resume Builder Game',
    papers: 'Papers for the job search',
  };
  const { firstDay, lastDay, modules, chapters, made, scores, quiz, counted, hours } = record;
  const minutes = modules.reduce((sum, module) => sum + module.minutes, 0);
  const whole = lengthOf(counted.reduce((sum, activity) => sum + activity.minutes, 0));
  const now = dayOnPaper(today());
  const none = 'Nothing yet';
  const or = (lines: string[]) => (lines.length > 0 ? lines : [none]);
  const first = dayOnPaper(firstDay);
  const last = dayOnPaper(lastDay);
  const chapterList = chapters.join(', ');
  return [
    {
      title: 'Dates',
      lines: [...(firstDay ? [`From ${first} to ${last}`] : []), `This page was made on ${now}.`],
    },
    {
      title: 'Parts done',
      lines: [
        ...modules.map(({ id, done, total }) => {
          const moduleTitle = titlesOnPaper.get(id) ?? '';
          return `Module ${id}, ${moduleTitle}: ${done} of ${total} parts`;
        }),
        ...(chapters.length > 0 ? [`Resume builder, chapters: ${chapterList}`] : []),
        `About ${minutes} minutes, as the parts are planned.`,
      ],
    },
    { title: 'What I made', lines: or(made.map((item) => madeNames[item])) },
    {
      title: 'My resume by the official rubric, 15 points in all',
      lines: scores
        ? [
            scoreLine('First score', scores.first, dayOnPaper(scores.firstDay)),
            scoreLine('Last score', scores.last, dayOnPaper(scores.lastDay)),
          ]
        : [none],
    },
    {
      title: 'Questions in the lessons',
      lines:
        quiz.answered > 0
          ? [
              `${quiz.answered} of ${quiz.total} answered. ${quiz.rightAtFirst} were right at the first try.`,
              ...(quiz.firstNotKept > 0
                ? [`Older answers without a known first try: ${quiz.firstNotKept}.`]
                : []),
            ]
          : [none],
    },
    {
      title: 'Time on this site, as the page counted it',
      lines:
        counted.length > 0
          ? [
              ...counted.map(
                (entry) => `${activityNames[entry.activity]}: ${lengthOf(entry.minutes)}`,
              ),
              `In all: ${whole}`,
              'Each device counts while somebody does something on the page. The counts are added up. Nobody has checked them.',
            ]
          : [none],
    },
    {
      title: 'Hours that I wrote in my log',
      lines: or(
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

function scoreLine(what: string, score: string, day: string): string {
  return `${what}: ${score} (${day})`;
}

/** The same page as blocks of a paper, for the PDF. */
export function recordBlocks(
  name: string,
  title: string,
  sections: readonly Section[],
): PaperBlock[] {
  return [
    { kind: 'name', text: name },
    { kind: 'contact', text: title, phone: '' },
    ...sections.flatMap((section): PaperBlock[] => [
      { kind: 'section', text: section.title },
      ...section.lines.map((text): PaperBlock => ({ kind: 'paragraph', text })),
    ]),
  ];
}
