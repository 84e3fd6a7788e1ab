import { jobSkills } from '@/content/en/phrases/job-skills';
import { phraseBank, titlesInEnglish } from '@/content/en/phrases/phrase-bank';
import { spanishHelp } from '@/domain/phrases/spanish-help';

/** Finds Spanish by the phrases, titles and skills of this language. */
export const help = spanishHelp({
  bank: phraseBank,
  titles: titlesInEnglish,
  skills: jobSkills.flatMap((list) => list.skills),
});
