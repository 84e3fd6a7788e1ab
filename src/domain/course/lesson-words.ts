import { textOf } from './course-record';
import type { KeptRecords } from '../resume/resume-schema';

/** What somebody wrote in a lesson, and in which module. */
export type LessonWords = { module: 1 | 2; text: string };

type Source = { module: LessonWords['module']; id: string; fields: readonly string[] };

/** Which answers of the lessons fit which part of a PAR statement. Situation and task together are the problem. */
const sources: Readonly<Record<'problem' | 'action' | 'result', readonly Source[]>> = {
  problem: [{ module: 2, id: 'star-story', fields: ['s', 't'] }],
  action: [
    { module: 2, id: 'star-story', fields: ['a'] },
    { module: 1, id: 'reflecting-trust', fields: ['reflecting-trust'] },
  ],
  result: [{ module: 2, id: 'star-story', fields: ['r'] }],
};

/**
 * What was written in the lessons that fits a part of a PAR statement, each as one line; what stands in the part
 * already is left out.
 */
export function lessonWords(
  answers: KeptRecords,
  part: keyof typeof sources,
  standing: string,
): LessonWords[] {
  return sources[part]
    .map(({ module, id, fields }) => ({
      module,
      text: asLine(fields.map((field) => textOf(answers, id, field))),
    }))
    .filter(({ text }) => text !== '' && !asLine([standing]).includes(text));
}

/** A part with the words of a lesson in it: behind what stands there. */
export function withLessonWords(standing: string, { text }: LessonWords): string {
  return standing.trim() === '' ? text : `${standing.trimEnd()} ${text}`;
}

function asLine(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim().replaceAll(/\s+/gu, ' '))
    .filter((text) => text !== '')
    .join(' ');
}
