import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../content/languages.ts';
import { daysUntilNextCheck, type SourceCheck } from '../domain/course/source-check.ts';
import { readTexts } from './read-texts.ts';

type Checked = { readonly id: string; readonly check?: SourceCheck };

/**
 * What is wrong with the facts of law and money, which an agency may correct (`*-sources.ts`): a file that does not hold
 * together, and days that are none or differ between the languages. A sentence for each, which begins with its file.
 */
export async function faultsOfSources(folder: string): Promise<string[]> {
  const read = await Promise.all(
    sourceFiles(folder).map(async (file) => ({ file, ...(await readTexts(join(folder, file))) })),
  );
  const english = new Map<string, SourceCheck>();
  return read.flatMap((source) => {
    if ('mistake' in source) return [`${source.file}: ${source.mistake}`];
    return checksIn(source.module).flatMap(({ id, check }) => {
      const twin = english.get(id);
      if (twin === undefined) english.set(id, check);
      const fault = faultOfDays(check) ?? faultOfTwin(check, twin);
      return fault === null ? [] : [`${source.file}: at '${id}', ${fault}`];
    });
  });
}

/** The files of facts of law and money; English first, so that the others are compared with it. */
export function sourceFiles(folder: string): string[] {
  return languages.flatMap(({ id }) => {
    const within = `src/content/${id}`;
    if (!existsSync(join(folder, within))) return [];
    const files = readdirSync(join(folder, within)).filter((file) => file.endsWith('-sources.ts'));
    return files.map((file) => `${within}/${file}`);
  });
}

function checksIn(module: object): { id: string; check: SourceCheck }[] {
  return (Object.values(module) as readonly Checked[][])
    .flat()
    .flatMap(({ id, check }) => (check === undefined ? [] : [{ id, check }]));
}

function faultOfDays(check: SourceCheck): string | null {
  if (check.copyOf === null) return null;
  const { copyOf, next, kind } = check;
  const wrong = [copyOf, next].find((day) => !isDay(day));
  if (wrong !== undefined) return `'${wrong}' is no day. Write it like '2026-12-01'.`;
  const days = (Date.parse(next) - Date.parse(copyOf)) / 86_400_000;
  const most = daysUntilNextCheck[kind];
  return days > 0 && days <= most
    ? null
    : `the day behind next must come after the one behind copyOf, ${String(most)} days at most.`;
}

function isDay(text: unknown): boolean {
  const isForm = typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);
  return isForm && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;
}

function faultOfTwin(check: SourceCheck, english: SourceCheck | undefined): string | null {
  return english === undefined || JSON.stringify(check) === JSON.stringify(english)
    ? null
    : 'the days differ from the English ones. Write the same.';
}
