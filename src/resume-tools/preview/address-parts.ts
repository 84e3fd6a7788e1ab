import { isWholeWord, mailAddressParts } from '@/domain/paper/mail-address';

/** So many letters fit on a line of the narrowest sheet; a place to break would cut the address in two for a machine. */
const fitting = 30;

/** The parts of an email address or a phone number between which a line of the sheet may end; null for any other word. */
export function addressParts(word: string): string[] | null {
  if (!isWholeWord(word)) return null;
  return word.length <= fitting ? [word] : mailAddressParts(word);
}
