import { courseText } from './course-record';
import { asSentence } from './stories';
import type { TextRecords, LearnerRecord } from '../resume/record-schema';
import { sectionEntries } from '../sections/section-layout';

/** What somebody wrote in a lesson, and in which module. */
export type LessonWords = { module: 1 | 2 | 3; text: string };

type Source = { module: LessonWords['module']; id: string; fields: readonly string[] };

const trusted: Source = { module: 1, id: 'reflecting-trust', fields: ['reflecting-trust'] };

/**
 * Which answers of the lessons fit a part of a PAR statement, the description of a job, or the summary. Situation and task
 * together are the problem. What somebody looks for, or worries about, is for no resume.
 */
const sources = {
  problem: [{ module: 2, id: 'star-story', fields: ['s', 't'] }],
  action: [{ module: 2, id: 'star-story', fields: ['a'] }, trusted],
  result: [{ module: 2, id: 'star-story', fields: ['r'] }],
  description: [{ module: 2, id: 'star-story', fields: ['a', 'r'] }, trusted],
  summary: [{ module: 3, id: 'pitch', fields: ['p1', 'p2'] }],
} as const satisfies Readonly<Record<string, readonly Source[]>>;

/** A place of the resume that a lesson has asked about before. */
export type LessonPart = keyof typeof sources;

/** What was written in the lessons that fits a part, each as one line; what stands in `standing` already is left out. */
export function lessonWords(
  answers: TextRecords,
  part: LessonPart,
  standing: string,
): LessonWords[] {
  return (sources[part] as readonly Source[])
    .map(({ module, id, fields }) => ({
      module,
      text: asLine(fields.map((field) => courseText(answers, id, field))),
    }))
    .filter(({ text }) => text !== '' && !asLine([standing]).includes(text));
}

/** A part with the words of a lesson in it: behind what stands there, as a point of its own where it has points. */
export function withLessonWords(part: LessonPart, standing: string, { text }: LessonWords): string {
  const between = part === 'description' ? '\n' : ' ';
  return standing.trim() === '' ? text : `${standing.trimEnd()}${between}${text}`;
}

/** All descriptions of work: words that one job has taken are not offered to the next. */
export function describedWork(record: LearnerRecord): string {
  const entries = [...record.experience, ...sectionEntries(record, 'volunteer')];
  return entries.map(({ description }) => description ?? '').join('\n');
}

/** Answers to several questions are sentences: nothing else would tell where one ends. */
function asLine(texts: readonly string[]): string {
  return texts
    .map((text) => (texts.length > 1 ? asSentence(text) : text.trim().replaceAll(/\s+/gu, ' ')))
    .filter((text) => text !== '')
    .join(' ');
}
