import { spanishFinder } from '../language/en/spanish-words';
import type { FieldRef } from '../machine-check/field-ref';
import type { LearnerRecord } from '../resume/record-schema';
import { foreignSkills, phrasesLike, type ForeignText, type Meant } from './english-for';
import type { PhraseJob } from './read-phrase-bank';
import { titleFinder } from './with-meanings';

type Known = {
  bank: readonly PhraseJob[];
  /** The English title for each Spanish one. */
  titles: Readonly<Record<string, string>>;
  skills: readonly { skill: string; meaning: string }[];
};

/** A text of a resume that is still Spanish, and where it stands. */
export type SpanishText = { text: string; fieldRef: FieldRef };

/** What finds Spanish in a resume that is to be English, and the English for it, by what the lists of phrases mean. */
export function spanishHelp({ bank, titles, skills }: Known) {
  const meanings: Meant[] = [...new Map(bank.flatMap((job) => Object.entries(job.meanings ?? {})))];
  const isSpanish = spanishFinder(
    [
      ...bank.flatMap(({ name, phrases }) => [name, ...phrases]),
      ...Object.values(titles),
      ...skills.map(({ skill }) => skill),
    ],
    [
      ...meanings.map(([, meaning]) => meaning),
      ...Object.keys(titles),
      ...skills.map(({ meaning }) => meaning),
    ],
  );
  const titleOf = titleFinder(titles);
  const skillOf = titleFinder(
    Object.fromEntries(skills.map(({ skill, meaning }) => [meaning, skill])),
  );

  /** What of an answer is Spanish, with its English where we know it; null where nothing is. */
  function spanishReply(
    field: 'jobTitle' | 'degree' | 'skills',
    typed: string,
  ): ForeignText | null {
    const text = typed.trim();
    if (field === 'skills') return foreignSkills(text, isSpanish, skillOf);
    const title = field === 'jobTitle' ? titleOf(text) : '';
    if (title.toLowerCase() === text.toLowerCase()) return null;
    return title !== '' || isSpanish(text) ? { text, english: title } : null;
  }

  /** Every text of a resume that is still Spanish, in the order of the paper; names of places and people are left alone. */
  function spanishTexts({ experience, education, skills: own }: LearnerRecord): SpanishText[] {
    const spanishLines = (text: string) => text.split('\n').filter((line) => isSpanish(line));
    const ofJobs = experience.flatMap(({ id, jobTitle, description, achievement = '' }) => [
      ...(spanishReply('jobTitle', jobTitle)
        ? [{ text: jobTitle, fieldRef: { part: 'experience', id, field: 'jobTitle' } as const }]
        : []),
      ...(
        [
          ['description', description],
          ['achievement', achievement],
        ] as const
      ).flatMap(([field, lines]) =>
        spanishLines(lines).map((text) => ({
          text,
          fieldRef: { part: 'experience', id, field } as const,
        })),
      ),
    ]);
    const ofSchools = education
      .filter(({ degree }) => isSpanish(degree))
      .map(({ id, degree }) => ({
        text: degree,
        fieldRef: { part: 'education', id, field: 'degree' } as const,
      }));
    const ofSkills = own
      .filter((skill) => isSpanish(skill))
      .map((text) => ({ text, fieldRef: { part: 'skills' } as const }));
    return [...ofJobs, ...ofSchools, ...ofSkills];
  }

  return {
    isSpanish,
    spanishReply,
    spanishTexts,
    /** Up to two phrases that say about the same as a Spanish line, each with what it means. */
    englishLines: (line: string) => phrasesLike(line, meanings, 2),
  };
}

/** What {@link spanishHelp} makes. */
export type SpanishHelp = ReturnType<typeof spanishHelp>;
