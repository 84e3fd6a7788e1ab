import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '@/content/en/catalogue';
import { partMinutes } from '@/content/en/part-minutes';
import { workshopRecordOf, type Made, type WorkshopRecord } from '@/domain/course/workshop-record';
import type { PaperBlock } from '@/domain/paper/paper';
import type { PaperLook } from '@/domain/paper/paper-style';
import { PaperFiles } from '@/resume-tools/export/paper-files';
import { today } from '@/ui/local-day';
import { useRecord } from '@/workspace/document/working-record';
import { useLogNames } from './log-words';
import { PrintedPaper, PrintButton } from './paper';
import styles from './papers.module.css';
import { useDayText } from '@/ui/use-day-text';

const look: PaperLook = { template: 'modern', size: 'medium' };

/** A part of the workshop record: its heading and its lines. */
type Section = { title: string; lines: readonly string[] };

/** One page that says what somebody has done here, to print or to save, with a line for staff to sign. */
export function WorkshopRecordPage() {
  const { t } = useLingui();
  const facts = useRecord((record) => JSON.stringify(workshopRecordOf(record, partMinutes)));
  const record = JSON.parse(facts) as WorkshopRecord;
  const sections = useSections(record);
  const title = t`Workshop record`;
  const name = record.name || t`Name: ______________________`;

  return (
    <div className={styles.sides}>
      <div className={styles.panel}>
        <p>
          <Trans>
            One page that says what you did here. Some offices count workshop hours. Show them this
            page, and ask.
          </Trans>
        </p>
        <div className="row">
          <PrintButton fileWord="Workshop-Record" />
        </div>
        <PaperFiles
          labels={{ pdf: t`Save the record as a PDF` }}
          blocksNow={() => blocksOf(name, title, sections)}
          look={look}
          fileWord="Workshop-Record"
        />
        <p className="hint">
          <Trans>
            Parts count when you mark them as done. Scores count when you press “Keep this score.”
            Hours come from your work-search log.
          </Trans>
        </p>
      </div>
      <div>
        <PrintedPaper label={title}>
          <div className="paper-text">
            <h2>{title}</h2>
            <p>
              <strong>{name}</strong>
            </p>
            {sections.map((section) => (
              <div key={section.title} className="paper-block">
                <h3>{section.title}</h3>
                {section.lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            ))}
          </div>
        </PrintedPaper>
      </div>
    </div>
  );
}

function useSections(record: WorkshopRecord): Section[] {
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
  const { firstDay, lastDay, modules, chapters, made, scores, hours } = record;
  const minutes = modules.reduce((sum, module) => sum + module.minutes, 0);
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
        t`About ${minutes} minutes, as the parts are planned. Nobody has measured the time.`,
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
function blocksOf(name: string, title: string, sections: readonly Section[]): PaperBlock[] {
  return [
    { kind: 'name', text: name },
    { kind: 'contact', text: title, phone: '' },
    ...sections.flatMap((section): PaperBlock[] => [
      { kind: 'section', text: section.title },
      ...section.lines.map((text): PaperBlock => ({ kind: 'paragraph', text })),
    ]),
  ];
}
