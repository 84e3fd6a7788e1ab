/** The phrases of one job. `titles`: other names of the job, in small letters; its own name is among them. */
export type PhraseJob = {
  readonly name: string;
  readonly titles: readonly string[];
  readonly phrases: readonly string[];
  /** For people who read another language: the job's name, and what each phrase means, by the phrase. */
  readonly ownName?: string;
  readonly meanings?: Readonly<Record<string, string>>;
};

/**
 * Reads a text of jobs, one block each and blank lines between them: "Name: other name, other name" in the first line,
 * one phrase in each line below. A block without phrases is left out.
 */
export function readPhraseBank(text: string): PhraseJob[] {
  return text
    .split(/\n{2,}/u)
    .map((block) => readJob(block.trim().split('\n')))
    .filter(({ phrases }) => phrases.length > 0);
}

function readJob([head = '', ...phrases]: readonly string[]): PhraseJob {
  const [name = '', others = ''] = head.split(':');
  const titles = [name, ...others.split(',')].map((title) => title.trim().toLowerCase());
  return {
    name: name.trim(),
    titles: titles.filter((title, index) => title !== '' && titles.indexOf(title) === index),
    phrases,
  };
}
