/** What stands in [brackets] in a text, each once, in reading order: what somebody still has to fill in. */
export function openBrackets(text: string): string[] {
  return [...new Set(text.match(/\[[^[\]\n]{1,80}\]/gu))];
}
