import type { PageBlock } from './resume-blocks';

/** Where in a text, by its letters, something stands that a reader may press, and where that leads. */
export type TextLink = { from: number; to: number; href: string };

/**
 * The email address, the phone number and the websites of a block, for the files that can hold links. `part`: the bullet
 * of a list. They are found by how they are written, and what is in doubt stays plain text.
 */
export function blockLinks(block: PageBlock, part = 0): TextLink[] {
  switch (block.kind) {
    case 'contact':
      return [...phoneLinks(block.text, block.phone), ...wordLinks(block.text, true)].sort(
        (a, b) => a.from - b.from,
      );
    case 'paragraph':
      return wordLinks(block.text);
    case 'bullets':
      return wordLinks(block.texts[part] ?? '');
    default:
      return [];
  }
}

function phoneLinks(text: string, phone: string): TextLink[] {
  const href = phoneHref(phone);
  const from = text.indexOf(phone);
  return href === null || from === -1 ? [] : [{ from, to: from + phone.length, href }];
}

/** As a phone dials it (RFC 3966); null for what is not one number. An extension is left out: few phones dial it. */
function phoneHref(phone: string): string | null {
  const [number = ''] = phone.split(/(?:ext|x|#)/iu);
  const digits = number.replaceAll(/\D/gu, '');
  if (number.trim().startsWith('+') && digits.length >= 8 && digits.length <= 15)
    return `tel:+${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  if (digits.length === 11 && digits.startsWith('1')) return `tel:+${digits}`;
  return digits.length === 7 ? `tel:${digits}` : null;
}

/** What may stand around an address in a sentence. */
const around = /^[("'“‘<[]+|[)"'”’>\].,;:!?]+$/gu;
const mailAddress = /^[^\s@<>()[\]",;:]+@(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}$/u;
const webAddress =
  /^(?:https?:\/\/|www\.)(?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]+\.\p{L}{2,}(?:[/?#:]\S*)?$/iu;
const sitePath = /^(?:[a-z\d-]+\.)+[a-z]{2,}\/\S+$/iu;
/** A name alone may be an employer's in a sentence; in a contact line it is an address. */
const siteName =
  /^(?:[a-z\d-]+\.)+(?:com|org|net|edu|gov|us|io|me|co|info|biz|dev|app|page|site)\/?$/iu;

function wordLinks(text: string, isContact = false): TextLink[] {
  return Array.from(text.matchAll(/\S+/gu)).flatMap(({ 0: word, index }) => {
    const address = word.replaceAll(around, '');
    const href = addressHref(address, isContact);
    if (href === null) return [];
    const from = index + word.indexOf(address);
    return [{ from, to: from + address.length, href }];
  });
}

function addressHref(word: string, isContact: boolean): string | null {
  if (mailAddress.test(word)) return inAscii(`mailto:${word}`);
  if (!webAddress.test(word) && !sitePath.test(word) && !(isContact && siteName.test(word)))
    return null;
  return inAscii(/^https?:/iu.test(word) ? word : `https://${word}`);
}

/** An address in a file has only the letters of ASCII (RFC 3986). */
function inAscii(address: string): string {
  return address.replaceAll(/[^\x21-\x7E]+/gu, encodeURIComponent);
}
