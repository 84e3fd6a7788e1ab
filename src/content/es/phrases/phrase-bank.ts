import { phraseBank as english } from '@/content/en/phrases/phrase-bank';
import { withMeanings } from '@/domain/phrases/with-meanings';
import { jobNames, phraseMeanings } from '../phrase-meanings';
import { spanishTitles } from '../phrase-meanings/spanish-titles';

/** The English lines, each with what it means, for jobs that are found by their Spanish names, too. */
export const phraseBank = withMeanings(english, phraseMeanings, jobNames, spanishTitles);

export { spanishTitles as titlesInEnglish } from '../phrase-meanings/spanish-titles';
