import { sectionReaders } from '../resume-text/sections/section-entries';
import type { FoundSectionEntry, FoundSections } from '../resume-text/resume-fields';
import { textLines } from '../resume-text/lines/text-lines';

/** What the guide may still ask at the end of the chat. Both may be left out. */
export type LastQuestion = 'about' | 'cards';

/** Whole answers that say there is nothing to tell. */
const nothing =
  /^(?:no(?:ne|thing|pe)?|n\/?a|i (?:do not|don[’']t)(?: have (?:any|one))?|nada|ning[uú]n[oa]?|no (?:tengo|hablo)(?: (?:ning[uú]n[oa]?|nada|otr[oa]s?|más))?)[.!]?$/iu;
const speaking =
  /^(?:i (?:also )?(?:can )?(?:speak|know)|(?:yo )?(?:tambi[eé]n )?(?:hablo|s[eé]))\s+/iu;

/**
 * What an answer adds to the resume: one text of a summary, or one certificate or language for each line, where a line
 * with a comma may hold several. Every word of the answer comes back in one of them; `{}` for a blank one or a "no".
 */
export function sectionsOfAnswer(question: LastQuestion, answer: string): FoundSections {
  const text = answer.trim();
  if (text === '' || nothing.test(text)) return {};
  if (question === 'about') return { summary: [{ text }] };
  const languages: FoundSectionEntry[] = [];
  const certificates: FoundSectionEntry[] = [];
  for (const line of text.split('\n')) {
    const whole = languagesIn(line);
    if (whole.length > 0) {
      languages.push(...whole);
      continue;
    }
    const parts = line.split(',');
    const spoken = parts.map(languagesIn);
    languages.push(...spoken.flat());
    const rest = parts.filter((_, index) => spoken[index]?.length === 0).join(',');
    if (rest.trim() !== '') certificates.push(...certificatesIn(rest));
  }
  return {
    ...(languages.length > 0 && { languages }),
    ...(certificates.length > 0 && { certificates }),
  };
}

function languagesIn(line: string): FoundSectionEntry[] {
  return sectionReaders.languages(textLines(line.trim().replace(speaking, ''))).entries;
}

function certificatesIn(line: string): FoundSectionEntry[] {
  const { entries } = sectionReaders.certificates(textLines(line));
  return entries.length > 0 ? entries : [{ name: line.trim() }];
}
