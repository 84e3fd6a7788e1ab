import type { LearnerRecord } from '../resume/record-schema';
import type { JobKeyword } from './keywords-of';
import { createPhraseMatcher, stemmedWords } from './phrase-matcher';

export type KeywordComparison = { inResume: JobKeyword[]; missing: JobKeyword[] };

/**
 * Which keywords the resume already says, in any case and word form, each within one field.
 * `missing` are for the person to add only if they are true.
 */
export function compareWithResume(
  keywords: readonly JobKeyword[],
  record: LearnerRecord,
): KeywordComparison {
  const find = createPhraseMatcher(keywords.map(({ text }) => text));
  const said = new Set(
    resumeTexts(record).flatMap((text) => find(stemmedWords(text)).map(({ phrase }) => phrase)),
  );
  return {
    inResume: keywords.filter((_, index) => said.has(index)),
    missing: keywords.filter((_, index) => !said.has(index)),
  };
}

/** What a reader of the printed resume sees, besides the person's name and address. */
function resumeTexts({ experience, education, skills }: LearnerRecord): string[] {
  return [
    ...experience.flatMap((entry) => [
      entry.jobTitle,
      entry.company,
      entry.description,
      entry.achievement ?? '',
    ]),
    ...education.flatMap(({ degree, school }) => [degree, school]),
    ...skills,
  ];
}
