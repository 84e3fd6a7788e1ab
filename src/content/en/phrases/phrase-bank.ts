import { readPhraseBank } from '@/domain/phrases/read-phrase-bank';
import { buildingPhrases } from './building';
import { carePhrases } from './care';
import { cleaningPhrases } from './cleaning';
import { foodPhrases } from './food';
import { goodsPhrases } from './goods';
import { shopAndOfficePhrases } from './shop-and-office';

/** What people in a job often write about it, with gaps: no phrase is true before its gap is filled in. */
export const phraseBank = readPhraseBank(
  foodPhrases +
    cleaningPhrases +
    carePhrases +
    goodsPhrases +
    buildingPhrases +
    shopAndOfficePhrases,
);

/** In another language: the English title for each that somebody may type in it. */
export const titlesInEnglish: Readonly<Record<string, string>> = {};
