/**
 * Every match of a pattern that does not stand right after one of some characters, in reading order: what a look-behind
 * would say. Safari before 16.4 reads no script that has one.
 *
 * @param pattern has the flags `g` and `u` and matches no empty text
 * @param before fits a text whose last character is one of those, like `/\d$/u`
 */
export function matchesNotAfter(text: string, pattern: RegExp, before: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index } = match;
    // Two code units are enough for the last character, also if it is a surrogate pair.
    if (before.test(text.slice(Math.max(0, index - 2), index)))
      pattern.lastIndex = index + String.fromCodePoint(text.codePointAt(index) ?? 0).length;
    else matches.push(match);
  }
  return matches;
}
