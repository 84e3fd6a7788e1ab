import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { languages } from '../content/languages.ts';
import type { BuildLanguage } from './build-language.ts';
import { scriptsOf } from './complete-headers.ts';
import { changedPages } from './content-baseline.ts';
import { FACTS_FILES, faultsOfFacts } from './facts-files.ts';
import { mistakesIn } from './read-texts.ts';
import { sourceFiles } from './source-faults.ts';

const site = 'dist';
/** Where the languages besides the source's are built: nothing of theirs may come into the lists of the first one. */
const others = 'node_modules/.cache/career-quest';

/**
 * Builds the site in every language, side by side, each in a process of its own, and lays them into `dist`: the source's
 * at its top, any other in the folder of its addresses.
 *
 * @param args what follows `vite build` for each of them
 * @returns whether all went well; what did not has been said
 */
export async function buildSite(args: readonly string[]): Promise<boolean> {
  // The bundler would end in a stack trace, and read the texts long before it says so.
  const mistakes = await mistakesIn('.', [
    ...FACTS_FILES,
    ...sourceFiles('.'),
    ...changedPages('.'),
  ]);
  for (const mistake of mistakes) process.stderr.write(`error: ${mistake}\n`);
  if (mistakes.length > 0) return false;
  const [first, ...more] = languages;
  const wentWell = await Promise.all([
    buildOne(first, site, args),
    ...more.map((language) => buildOne(language, folderOf(language), args)),
  ]);
  if (!wentWell.every(Boolean)) return false;
  const allowed = scriptsIn(site);
  for (const language of more) {
    // One policy holds for all pages (_headers), and it is made from those of the first language.
    if (![...scriptsIn(folderOf(language))].every((script) => allowed.has(script)))
      throw new Error(`The pages of ${language.name} have a script of their own.`);
    // Without the slash at the end, which some systems take for another name.
    const target = resolve(site, `.${language.base}`);
    rmSync(target, { recursive: true, force: true });
    renameSync(folderOf(language), target);
  }
  return true;
}

function folderOf({ id }: BuildLanguage): string {
  return `${others}/${id}/dist`;
}

function buildOne({ id }: BuildLanguage, outDir: string, args: readonly string[]) {
  mkdirSync(dirname(outDir), { recursive: true });
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir'];
  const run = spawn(process.execPath, [...vite, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CAREER_QUEST_LANGUAGE: id },
  });
  return new Promise<boolean>((resolve) => run.on('close', (code) => resolve(code === 0)));
}

function scriptsIn(folder: string): Set<string> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(
    scriptsOf(
      pages
        .filter((file) => file.endsWith('.html'))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    ),
  );
}

/** The last line of a build: several run side by side, and each says of itself alone that it went well. */
export const lastLines = {
  right: 'The site is built: it is in the folder dist.',
  wrong: 'The site is NOT built. A line above that begins with "error" says why.',
  /** Learners would read what stands there as an example. */
  open: (number: number) =>
    `The site is built, but ${number === 1 ? '1 fact is' : `${String(number)} facts are`} still to do. Run npm run settings: it lists them. Then build again.`,
};

async function lastLine(isBuilt: boolean, isOurServers: boolean): Promise<string> {
  if (!isBuilt) return lastLines.wrong;
  const faults = isOurServers ? [] : await faultsOfFacts('.');
  return faults.length === 0 ? lastLines.right : lastLines.open(faults.length);
}

if (import.meta.filename === process.argv[1]) {
  const args = process.argv.slice(2);
  const isBuilt = await buildSite(args);
  process.stdout.write(`\n${await lastLine(isBuilt, args.includes('embedded'))}\n`);
  process.exitCode = isBuilt ? 0 : 1;
}
