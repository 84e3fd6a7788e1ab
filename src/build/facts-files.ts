import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spanishExamples } from '../content/agency-examples.ts';
import { openFacts } from './open-facts.ts';

/** The facts of the agency, in English and in Spanish; they are there from the beginning. */
export const FACTS_FILES = [
  'src/content/agency.ts',
  'src/content/agency-policies.ts',
  'src/content/es/agency.ts',
  'src/content/es/agency-policies.ts',
];

/** The facts in a file by their names, or where in it somebody has made a mistake. */
type FactsFound = { facts: Record<string, string> } | { mistake: string };

/** Reads the facts as the build does; nothing but the file itself says whether it holds together. */
export async function readFacts(path: string): Promise<FactsFound> {
  try {
    const { href } = pathToFileURL(resolve(path));
    const version = String(readFileSync(path, 'utf8').length);
    const module = (await import(`${href}?${version}-${String(Date.now())}`)) as object;
    return { facts: Object.fromEntries(textsIn(module)) };
  } catch (error) {
    return { mistake: mistakeIn(path, String(error)) };
  }
}

/** Every text below an object, with its own name, however deep. */
function textsIn(value: object): [string, string][] {
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    if (typeof one === 'string') return [[name, one] as [string, string]];
    return typeof one === 'object' && one !== null ? textsIn(one) : [];
  });
}

/** Says the place of a mistake with the words that stand there: editors do not show the numbers of lines. */
function mistakeIn(path: string, error: string): string {
  const number = Number(/\.ts(?:\?[^:\s]*)?:(\d+)/.exec(error)?.[1] ?? 0);
  const line = readFileSync(path, 'utf8').split(/\r?\n/)[number - 1]?.trim() ?? '';
  const where = number === 0 ? '' : ` in line ${String(number)} or the one above, at: ${line}`;
  return `there is a mistake${where}. A quote or a comma is missing, or a straight ' stands inside a text (copy this one: ’).`;
}

/** What nobody has filled in yet, or has broken, a sentence for each that begins with its file. */
export async function faultsOfFacts(folder: string, hasAi: boolean): Promise<string[]> {
  const found = await Promise.all(
    FACTS_FILES.filter((file) => existsSync(join(folder, file))).map(async (file) => {
      const read = await readFacts(join(folder, file));
      if ('mistake' in read) return [`${file}: ${read.mistake}`];
      const faults = openFacts(read.facts).map((fact) =>
        fact === 'phoneNote'
          ? "phoneNote must be '' (two straight quotes) beside a number of your own."
          : `${fact} is still an example. Write your own.`,
      );
      const { processors } = read.facts;
      // As it came, the Spanish page says the English sentence.
      const isSaid = processors !== undefined && processors !== spanishExamples['processors'];
      if (hasAi && isSaid && !/\b(?:AI|IA)\b/.test(processors))
        faults.push('processors does not say who answers AI questions. Name the company.');
      return faults.map((fault) => `${file}: ${fault}`);
    }),
  );
  return found.flat();
}

/** A fact and its text, as they stand in a file: the text may stand on the line below. */
const FACT = /^( +)(\w+):(\s+)('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)(?=,?$)/gm;

/**
 * Writes the facts of an older version into the files of a newer one, as long as these are as they came: a newer version
 * can have facts that the older one lacks.
 *
 * @returns the files that were written
 */
export async function takeFactsAlong(older: string, folder: string): Promise<string[]> {
  const inBoth = FACTS_FILES.filter((file) =>
    [older, folder].every((one) => existsSync(join(one, file))),
  );
  const read = await Promise.all(inBoth.map((file) => readFacts(join(folder, file))));
  if (!read.some((one) => 'facts' in one && openFacts(one.facts).length > 0)) return [];
  return inBoth.filter((file) => {
    const factsOfOlder = new Map(
      [...readFileSync(join(older, file), 'utf8').matchAll(FACT)].map(([, , fact, , text]) => [
        fact,
        text,
      ]),
    );
    const text = readFileSync(join(folder, file), 'utf8');
    const taken = text.replaceAll(
      FACT,
      (_, indent: string, fact: string, space: string, own: string) =>
        `${indent}${fact}:${space}${factsOfOlder.get(fact) ?? own}`,
    );
    writeFileSync(join(folder, file), taken);
    return taken !== text;
  });
}
