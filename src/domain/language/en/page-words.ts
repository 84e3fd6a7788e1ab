/** What a head or foot of a page says beside its number: nothing is left of "Page 2 of 3". */
export function withoutMarginWords(text: string): string {
  // A page's number is short; a long run of spaces would be tried at each of its places.
  return text.length <= 40
    ? text.replace(
        /^(?:page|página|seite|p\.)?\s*\d{0,3}(?:\s*(?:of|de|von|\/|\|)\s*(?:\d{1,3}|page))?$/iu,
        '',
      )
    : text;
}
