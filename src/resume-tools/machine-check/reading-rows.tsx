import { Plural, Trans } from '@lingui/react/macro';
import type { ReadBack, UnreadEntry } from '@/domain/export/read-back';
import {
  locateLine,
  locateCharacters,
  type CharactersInField,
} from '@/domain/machine-check/locate-text';
import type { FieldRef } from '@/domain/machine-check/field-ref';
import { characterName } from '@/domain/page-layout/missing-characters';
import { bulletLines } from '@/domain/page-layout/resume-text-lines';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { ReadBackLine } from '../export/read-back-line';
import type { CheckRow, RowFinding } from './check-row';
import type { MachineReading } from './read-as-machine';

/** Most people's resume has no more pages than this. */
const maxPages = 2;

/** What the written file tells: its letters, its length, and what was read in it again. */
export function readingRows(
  { letters, pages, readBack }: MachineReading,
  record: LearnerRecord,
): ({ key: string } & CheckRow)[] {
  return [
    {
      key: 'letters',
      yes: <Trans>The PDF can show all your letters.</Trans>,
      findings: withNames(locateCharacters(record, letters)).map(({ fieldRef, words }) => ({
        key: words,
        fieldRef,
        text: (
          <Trans>
            The PDF cannot show: {words}. Use the Word file, or write it in other letters.
          </Trans>
        ),
      })),
    },
    {
      key: 'pages',
      yes: (
        <Trans>
          It has <Plural value={pages} one="# page" other="# pages" />.
        </Trans>
      ),
      findings:
        pages > maxPages
          ? [
              {
                key: 'long',
                fieldRef: longestWork(record),
                text: (
                  <Trans>
                    It has {pages} pages. Most people need one or two. Say less about old jobs.
                  </Trans>
                ),
              },
            ]
          : [],
    },
    {
      key: 'file',
      yes: <ReadBackLine {...readBack} />,
      findings: fileFindings(readBack, record),
    },
  ];
}

function fileFindings(readBack: ReadBack, record: LearnerRecord): RowFinding[] {
  // A machine may find all words and still not know what some of them are, so the lines are named, not only counted.
  if (readBack.missing.length === 0) return readBack.unread.filter(hasName).map(unreadFinding);
  // The same line is listed once.
  return [...new Set(readBack.missing)].map((line) => ({
    key: line,
    fieldRef: locateLine(record, line),
    text: <Trans>We opened the file and checked it. This is not in its place: {line}</Trans>,
  }));
}

function hasName({ text }: UnreadEntry): boolean {
  return text !== '';
}

function unreadFinding({ part, id, text }: UnreadEntry): RowFinding {
  return part === 'experience'
    ? {
        key: id,
        fieldRef: { part, id, field: 'jobTitle' },
        text: (
          <Trans>
            A program may not see that this is a job: {text}. Give it a title, an employer and
            dates.
          </Trans>
        ),
      }
    : {
        key: id,
        fieldRef: { part, id, field: 'school' },
        text: (
          <Trans>
            A program may not see that this is a school: {text}. Give it the name of the school.
          </Trans>
        ),
      };
}

function withNames(
  placed: readonly CharactersInField[],
): { fieldRef: FieldRef | null; words: string }[] {
  return placed.map(({ fieldRef, characters }) => ({
    fieldRef,
    words: characters.map(characterName).join(' '),
  }));
}

/** The job that takes the most room. */
function longestWork({ experience }: LearnerRecord): FieldRef | null {
  const lengths = experience.map((job) => bulletLines(job).join(' ').length);
  const job = experience[lengths.indexOf(Math.max(...lengths))];
  return job ? { part: 'experience', id: job.id, field: 'description' } : null;
}
