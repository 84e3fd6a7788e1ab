import { parToBullet } from '../coach/par-bullet';
import { asSentence } from '../course/stories';
import { keywordsOf } from '../job-posting/keywords-of';
import { createPhraseMatcher, stemmedWords } from '../job-posting/phrase-matcher';
import { verbForm } from '../language/en/verb-forms';
import { bulletLines } from '../page-layout/resume-text-lines';
import { blankExperience } from '../resume/record-schema';
import type { LearnerRecord } from '../resume/record-schema';
import { sectionEntries } from '../sections/section-layout';

/** A line of the record that may prove something, with the words of the posting that it says. */
export type ProofLine = { text: string; words: string[] };

/** More to choose from helps nobody. */
const maxLines = 6;

/**
 * Lines of the resume and PAR statements for the proof of a letter: those that say most of the posting's words first, then
 * those with a number, then in the order of the resume.
 */
export function proofLines(record: LearnerRecord, posting: string): ProofLine[] {
  const keywords = keywordsOf(posting);
  const find = createPhraseMatcher(keywords.map(({ text }) => text));
  const volunteer = sectionEntries(record, 'volunteer').map((entry) => ({
    ...blankExperience(() => entry.id),
    ...entry,
  }));
  const lines = [
    ...[...record.experience, ...volunteer].flatMap(bulletLines),
    ...record.parStatements.map(parToBullet),
  ].filter((line) => line !== '');
  return [...new Set(lines)]
    .map((text) => {
      const found = new Set(find(stemmedWords(text)).map(({ phrase }) => phrase));
      return {
        text,
        words: keywords.filter((_, at) => found.has(at)).map((keyword) => keyword.text),
      };
    })
    .sort((a, b) => rankOf(b) - rankOf(a))
    .slice(0, maxLines);
}

function rankOf({ text, words }: ProofLine): number {
  return 2 * words.length + (/\d/u.test(text) ? 1 : 0);
}

/** A line of a resume as a sentence of a letter: "Cooked for 120 guests" becomes "I cooked for 120 guests." */
export function toSentence(line: string): string {
  const [first = ''] = line.split(' ', 1);
  const verb = verbForm(first.toLowerCase());
  // "I cooks" is not English, so such a verb is not offered.
  const fits =
    verb?.form === 'past' || verb?.form === 'fixed' || verb?.base === first.toLowerCase();
  return asSentence(fits ? `I ${first.toLowerCase()}${line.slice(first.length)}` : line);
}
