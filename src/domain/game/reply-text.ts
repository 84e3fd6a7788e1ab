/** An empty text means "no answer" in the record; a reply that was emptied on purpose is one. */
const typedMark = 'typed:';

/** A reply as the record keeps it. */
export function keptReply(text: string): string {
  return typedMark + text;
}

/** The words of a kept reply; any other text as it is. */
export function readableReply(kept: string): string {
  return kept.startsWith(typedMark) ? kept.slice(typedMark.length) : kept;
}
