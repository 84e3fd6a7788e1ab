/**
 * Languages that people in the United States name on a resume, in English and, where it differs, in Spanish; the
 * commonest in other languages, too.
 */
const names = `english inglés ingles spanish español espanol french francés frances creole kreyol kreyòl haitian
  portuguese portugués italian italiano german alemán aleman dutch polish russian ruso ukrainian romanian bosnian serbian croatian
  albanian greek turkish kurdish armenian georgian hungarian czech slovak bulgarian macedonian lithuanian latvian estonian
  swedish norwegian danish finnish icelandic irish welsh hebrew yiddish arabic árabe arabe persian farsi dari pashto urdu hindi
  bengali bangla punjabi gujarati marathi tamil telugu kannada malayalam nepali sinhala burmese karen karenni chin rohingya
  thai lao khmer vietnamese hmong mandarin cantonese chinese chino taiwanese japanese korean tagalog filipino ilocano cebuano
  indonesian malay samoan tongan hawaiian chamorro marshallese chuukese swahili kiswahili kinyarwanda kirundi lingala somali
  maay amharic tigrinya oromo afar yoruba igbo hausa akan twi ewe wolof fula fulani mandingo bambara shona zulu xhosa afrikaans
  navajo cherokee lakota ojibwe yupik nahuatl quechua mixtec mixteco zapotec zapoteco kiche quiché mam kanjobal garifuna asl
  anglais allemand espagnol français italien arabe chinois russe portugais japonais deutsch englisch französisch spanisch
  italienisch russisch türkisch ukrainisch arabisch inglês francês alemão espanhol português inglese francese tedesco spagnolo`;

const known: ReadonlySet<string> = new Set(names.split(/\s+/u));

/** Two words of which the second alone is no language, or the first says which kind. */
const twoWords: ReadonlySet<string> = new Set([
  'american sign language',
  'sign language',
  'haitian creole',
  'cape verdean creole',
  'brazilian portuguese',
  'mandarin chinese',
  'cantonese chinese',
  'maay maay',
]);

/** True for the name of a language and nothing beside it. */
export function isLanguageName(text: string): boolean {
  const name = text.trim().toLowerCase();
  return known.has(name) || twoWords.has(name);
}

/** Words that say how well somebody knows a language: with one of them a text is a level and no language. */
export const levelWord =
  /\b(?:native|mother tongue|first language|second language|bilingual|fluent|fluently|fluency|proficient|proficiency|professional|working|conversational|intermediate|advanced|basic|beginner|elementary|limited|speak|spoken|speaking|read|reading|write|writing|written|understand|some|good|strong|learning|nativo|nativa|bilingüe|fluido|avanzado|intermedio|básico|conversacional|[abc][12])\b/iu;
