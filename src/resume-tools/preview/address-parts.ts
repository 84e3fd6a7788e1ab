import { isWholeWord, mailAddressParts } from '@/domain/page-layout/mail-address';

/**
 * How many characters surely fit on a line of the narrowest sheet. A shorter address gets no break, which would cut it in
 * two for programs that read the PDF.
 */
const fitting = 30;

/** The parts of an email address or a phone number between which a line of the sheet may end; null for any other word. */
export function addressParts(word: string): string[] | null {
  if (!isWholeWord(word)) return null;
  return word.length <= fitting ? [word] : mailAddressParts(word);
}
