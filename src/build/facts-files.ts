import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { examples, spanishExamples } from '../content/agency-examples.ts';
import { missingSpanish } from './agency-facts.ts';
import { faultOfProcessors } from './mail-faults.ts';
import { MAY_BE_EMPTY, openFacts } from './open-facts.ts';
import { valuesOf } from './settings-faults.ts';

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
export async function faultsOfFacts(folder: string): Promise<string[]> {
  const found = await Promise.all(
    FACTS_FILES.filter((file) => existsSync(join(folder, file))).map(async (file) => ({
      file,
      ...(await readFacts(join(folder, file))),
    })),
  );
  const facts = found.map((one) => ('facts' in one ? one.facts : {}));
  const inSpanish = found.map(({ file }) => file.includes('/es/'));
  const [english, spanish] = [false, true].map((isSpanish) =>
    Object.assign({}, ...facts.filter((_, place) => inSpanish[place] === isSpanish)),
  ) as [Record<string, string>, Record<string, string>];
  const missing = missingSpanish(english, spanish);
  return found.flatMap((one, place) => {
    if ('mistake' in one) return [`${one.file}: ${one.mistake}`];
    const own = inSpanish[place] ? missing.filter((fact) => fact in one.facts) : [];
    const faults = [
      ...openFacts(one.facts),
      ...own.map((fact) => `${fact} is there in English alone. ${inSpanishOr(fact)}`),
      ...faultsOfProcessors(one.facts['processors'] ?? '', folder),
    ];
    return faults.map((fault) => `${one.file}: ${fault}`);
  });
}

const inSpanishOr = (fact: string) =>
  MAY_BE_EMPTY.includes(fact)
    ? "Write it in Spanish, or '' to leave it out of the Spanish pages."
    : 'Write it in Spanish.';

/** What the sentence on who handles data leaves out; as it came, it is told as an example. */
function faultsOfProcessors(sentence: string, folder: string): string[] {
  if (['', examples['processors'], spanishExamples['processors']].includes(sentence)) return [];
  const settings = (file: string) => {
    const path = join(folder, file);
    return valuesOf(existsSync(path) ? readFileSync(path, 'utf8') : '');
  };
  const ofMail = faultOfProcessors(sentence, settings('supabase/.env').get('SMTP_HOST') ?? '');
  const hasAi = settings('supabase/functions/.env').has('AI_PROVIDER_KEY');
  return [
    ...(ofMail === null ? [] : [ofMail]),
    ...(hasAi && !/\b(?:AI|IA)\b/.test(sentence)
      ? ['processors does not say who answers AI questions. Name the company.']
      : []),
  ];
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
