import { useLingui } from '@lingui/react/macro';
import { catalogue } from '@/content/en/catalogue';
import type { TimedActivity } from '@/domain/course/counted-time';
import type { Made, WorkshopRecord } from '@/domain/course/workshop-record';
import type { PaperBlock } from '@/domain/paper/paper';
import { today } from '@/ui/local-day';
import { useDayText } from '@/ui/use-day-text';
import { useLogNames } from './log-words';

/** A part of the workshop record: its heading and its lines. */
export type Section = { title: string; lines: readonly string[] };

/** The sections of a workshop record, as they stand on paper. */
export function useRecordSections(record: WorkshopRecord): Section[] {
  const { t } = useLingui();
  const dayText = useDayText();
  const names = useLogNames();
  const madeNames: Record<Made, string> = {
    resume: t`A resume`,
    letter: t`A cover letter`,
    stories: t`Stories of problem, action and result`,
    'star-story': t`A STAR story for interviews`,
    pitch: t`A 30-second pitch`,
    'thank-you': t`A thank-you email`,
    log: t`A work-search log`,
  };
  const lengthOf = (all: number) => {
    const [full, rest] = [Math.floor(all / 60), all % 60];
    return full === 0 ? t`${rest} minutes` : t`${full} h ${rest} min`;
  };
  const activityNames: Record<TimedActivity, string> = {
    'module-1': t`Module 1`,
    'module-2': t`Module 2`,
    'module-3': t`Module 3`,
    guides: t`Short guides`,
    'resume-builder': t`Resume builder`,
    game: t`Resume Builder Game`,
    papers: t`Papers for the job search`,
  };
  const { firstDay, lastDay, modules, chapters, made, scores, quiz, counted, hours } = record;
  const minutes = modules.reduce((sum, module) => sum + module.minutes, 0);
  const whole = lengthOf(counted.reduce((sum, one) => sum + one.minutes, 0));
  const now = dayText(today());
  const none = t`Nothing yet`;
  const or = (lines: string[]) => (lines.length > 0 ? lines : [none]);
  const first = dayText(firstDay);
  const last = dayText(lastDay);
  const chapterList = chapters.join(', ');
  return [
    {
      title: t`Dates`,
      lines: [...(firstDay ? [t`From ${first} to ${last}`] : []), t`This page was made on ${now}.`],
    },
    {
      title: t`Parts done`,
      lines: [
        ...modules.map(({ id, done, total }) => {
          const moduleTitle = catalogue.find((entry) => entry.id === id)?.title ?? '';
          return t`Module ${id}, ${moduleTitle}: ${done} of ${total} parts`;
        }),
        ...(chapters.length > 0 ? [t`Resume builder, chapters: ${chapterList}`] : []),
        t`About ${minutes} minutes, as the parts are planned.`,
      ],
    },
    { title: t`What I made`, lines: or(made.map((one) => madeNames[one])) },
    {
      title: t`My resume by the official rubric, 15 points in all`,
      lines: scores
        ? [
            scoreLine(t`First score`, scores.first, dayText(scores.firstDay)),
            scoreLine(t`Last score`, scores.last, dayText(scores.lastDay)),
          ]
        : [none],
    },
    {
      title: t`Questions in the lessons`,
      lines:
        quiz.answered > 0
          ? [
              t`${quiz.answered} of ${quiz.total} answered. ${quiz.rightAtFirst} were right at the first try.`,
              ...(quiz.firstNotKept > 0
                ? [t`Older answers without a known first try: ${quiz.firstNotKept}.`]
                : []),
            ]
          : [none],
    },
    {
      title: t`Time on this site, as the page counted it`,
      lines:
        counted.length > 0
          ? [
              ...counted.map((one) => `${activityNames[one.activity]}: ${lengthOf(one.minutes)}`),
              t`In all: ${whole}`,
              t`Each device counts while somebody does something on the page. The counts are added up. Nobody has checked them.`,
            ]
          : [none],
    },
    {
      title: t`Hours that I wrote in my log`,
      lines: or(hours.map(({ kind, hours: count }) => `${names.kind(kind)}: ${String(count)}`)),
    },
    {
      title: t`For staff`,
      lines: [
        t`I have looked at this with the person named above.`,
        t`Signed: ______________________   Date: ______________`,
        t`This is no license. Ask if it counts.`,
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
