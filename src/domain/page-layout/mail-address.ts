/** The longest email address, in characters (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
const maxAddressLength = 254;

/** Whether a word of a resume looks like an email address. */
export function isMailAddress(word: string): boolean {
  return word.length <= maxAddressLength && /[^@]@[^@]/.test(word);
}

/** The parts of an email address; where it is too long for a line, a line may end after each of them. */
export function mailAddressParts(address: string): string[] {
  return address.match(/[^@.]*[@.]+|[^@.]+$/g) ?? [];
}

/** Whether a word is an email address or (the end of) a phone number: on a line of contacts no line ends at its dash. */
export function isWholeWord(word: string): boolean {
  return isMailAddress(word) || /^[+(]?\d[\d().]*-[\d-]+$/.test(word);
}
