/** A title that stands in capitals on the page, as it would be typed; short ones may be names of letters ("USMC"). */
export function outOfCapitals(title: string): string {
  if (title !== title.toUpperCase() || title.length < 5) return title;
  return title
    .toLowerCase()
    .replaceAll(/[\p{L}’']+/gu, (word, at: number) =>
      at > 0 && smallWords.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

const smallWords = /^(?:and|or|of|the|in|for|to|with|at|on|y|o|de|del|la|el|en)$/u;
