import { wrapText } from '../domain/text/line-width.ts';
import type { AgencyFacts } from './agency.ts';
import type { languages } from './languages.ts';

type SiteLanguageId = (typeof languages)[number]['id'];

const footIn: Readonly<Record<SiteLanguageId, readonly [title: string, call: string]>> = {
  en: ['HOW TO REACH STAFF', 'Call'],
  es: ['CÓMO COMUNICARSE CON EL PERSONAL', 'Llame al'],
};

/** A handout as people get it: its own words, and at the foot how to reach staff, in its language. */
export function handoutText(
  words: string,
  { phone, address, hours, languages }: AgencyFacts,
  language: SiteLanguageId,
): string {
  const [title, call] = footIn[language];
  const contact = wrapText(`${call} ${phone}. ${address} ${hours} ${languages}`);
  return `${words.trimEnd()}\n\n\n${title}\n\n${contact}\n`;
}
