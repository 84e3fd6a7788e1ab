import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples, spanishExamples } from '../content/agency-examples.ts';
import { baselineOf, changedPages, checksum, readContentFile } from './content-baseline.ts';
import { faultOfProcessors } from './mail-faults.ts';
import { mayBeEmpty, openFacts } from './open-facts.ts';
import { mistakesIn, readTexts } from './read-texts.ts';
import { valuesOf } from './settings-faults.ts';
import { faultsOfSources } from './source-faults.ts';
import { missingSpanish } from './spanish-facts.ts';
import type { Corrections } from './copy-corrections.ts';

/** The facts of the agency, in English and in Spanish; they are there from the beginning. */
export const FACTS_FILES = [
  'src/content/agency.ts',
  'src/content/agency-policies.ts',
  'src/content/es/agency.ts',
  'src/content/es/agency-policies.ts',
];

/** The facts in a file by their names, or where in it somebody has made a mistake. */
type FactsFound = { facts: Record<string, string> } | { mistake: string };

/** Reads the facts as the build does. */
export async function readFacts(path: string): Promise<FactsFound> {
  const read = await readTexts(path);
  return 'mistake' in read ? read : { facts: Object.fromEntries(textsIn(read.module)) };
}

/** Every text below an object, with its own name, however deep. */
function textsIn(value: object): [string, string][] {
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    if (typeof field === 'string') return [[name, field] as [string, string]];
    return typeof field === 'object' && field !== null ? textsIn(field) : [];
  });
}

/** What nobody has filled in yet, or has broken, a sentence for each that begins with its file. */
export async function faultsOfFacts(folder: string): Promise<string[]> {
  const found = await Promise.all(
    FACTS_FILES.filter((file) => existsSync(join(folder, file))).map(async (file) => ({
      file,
      ...(await readFacts(join(folder, file))),
    })),
  );
  const facts = found.map((read) => ('facts' in read ? read.facts : {}));
  const inSpanish = found.map(({ file }) => file.includes('/es/'));
  const [english, spanish] = [false, true].map((isSpanish) =>
    Object.assign({}, ...facts.filter((_, index) => inSpanish[index] === isSpanish)),
  ) as [Record<string, string>, Record<string, string>];
  const missing = missingSpanish(english, spanish);
  const ofAgency = found.flatMap((read, index) => {
    if ('mistake' in read) return [`${read.file}: ${read.mistake}`];
    const untranslated = inSpanish[index] ? missing.filter((fact) => fact in read.facts) : [];
    const faults = [
      ...factsOf(folder, read.file)
        .filter((fact) => !(fact in read.facts))
        .map((fact) => `${fact} has no line. Write ${fact}: '…', with yours.`),
      ...openFacts(read.facts),
      ...untranslated.map((fact) => `${fact} is there in English alone. ${inSpanishOr(fact)}`),
      ...faultsOfProcessors(read.facts['processors'] ?? '', folder),
    ];
    return faults.map((fault) => `${read.file}: ${fault}`);
  });
  const ofPages = await mistakesIn(folder, changedPages(folder));
  return [...ofAgency, ...(await faultsOfSources(folder)), ...ofPages];
}

/** The facts that a file must have, by what the English one declares; the others take these three from it. */
function factsOf(folder: string, file: string): string[] {
  const declared = readFileSync(join(folder, file.replace('/es/', '/')), 'utf8');
  const facts = [...declared.matchAll(/^ +readonly (\w+): string;/gm)].map(([, fact = '']) => fact);
  return file.includes('/es/')
    ? facts.filter((fact) => !['name', 'phone', 'minimumAge'].includes(fact))
    : facts;
}

const inSpanishOr = (fact: string) =>
  mayBeEmpty.includes(fact)
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
 * @returns the files that were written, and a sentence for each fact that could not be taken over as it stands
 */
export async function copyFacts(older: string, folder: string): Promise<Corrections> {
  const inBoth = FACTS_FILES.filter((file) =>
    [older, folder].every((root) => existsSync(join(root, file))),
  );
  const read = await Promise.all(inBoth.map((file) => readFacts(join(folder, file))));
  const hasExamples = read.some(
    (result) => 'facts' in result && openFacts(result.facts).length > 0,
  );
  const cameSo = baselineOf(folder)?.checksums;
  const isAsItCame = (file: string) => checksum(readContentFile(folder, file)) === cameSo?.[file];
  const files = inBoth.filter((file) => hasExamples || isAsItCame(file));
  const changed = files.filter((file) => takeFacts(older, folder, file));
  const byHand = await Promise.all(files.map((file) => factsLeft(older, folder, file)));
  return { taken: changed, byHand: byHand.flat() };
}

function takeFacts(older: string, folder: string, file: string): boolean {
  const factsOfOlder = new Map(
    [...readFileSync(join(older, file), 'utf8').matchAll(FACT)].map(([, , fact, , text]) => [
      fact,
      text,
    ]),
  );
  const text = readFileSync(join(folder, file), 'utf8');
  const replaced = text.replaceAll(
    FACT,
    (_, indent: string, fact: string, space: string, own: string) =>
      `${indent}${fact}:${space}${factsOfOlder.get(fact) ?? own}`,
  );
  writeFileSync(join(folder, file), replaced);
  return replaced !== text;
}

/** The facts that read otherwise than in the older folder although they were to be taken over. */
async function factsLeft(older: string, folder: string, file: string): Promise<string[]> {
  const [mine, now] = await Promise.all([older, folder].map((root) => readFacts(join(root, file))));
  if (mine === undefined || 'mistake' in mine)
    return [`${file}: not all of it could be read in ${older}: ${mine?.mistake ?? ''}`];
  const facts = now !== undefined && 'facts' in now ? now.facts : {};
  return Object.keys(facts)
    .filter((fact) => fact in mine.facts && mine.facts[fact] !== facts[fact])
    .map((fact) => `${file}: ${fact} was not taken along. Write it as in ${older}.`);
}
