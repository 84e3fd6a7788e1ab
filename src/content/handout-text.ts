import { wrapText } from '../domain/text/line-width.ts';
import type { AgencyFacts } from './agency.ts';

/** A handout as people get it: its own words, and at the foot how to reach staff. */
export function handoutText(
  words: string,
  { phone, address, hours, languages }: AgencyFacts,
): string {
  const contact = wrapText(`Call ${phone}. ${address} ${hours} ${languages}`);
  return `${words.trimEnd()}\n\n\nHOW TO REACH STAFF\n\n${contact}\n`;
}
