import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join, normalize, resolve } from 'node:path';
import { changedPages, recordBaseline } from './content-baseline.ts';
import { FACTS_FILES, faultsOfFacts, copyFacts } from './facts-files.ts';
import { mistakesIn } from './read-texts.ts';
import { faultsOfSettings, valuesOf } from './settings-faults.ts';
import { sourceFiles } from './source-faults.ts';
import { copyCorrections, type Corrections } from './copy-corrections.ts';

/** The settings files that the operator of a site fills in, besides the facts of the agency. */
const FILES = ['supabase/.env', 'supabase/functions/.env', '.env.production'];

const NOTHING: Corrections = { taken: [], byHand: [] };

const EDITORS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  win32: 'notepad',
  darwin: 'open -e',
};

/**
 * Makes each missing settings file: a copy from the folder of an older version, or else of its `.example`. Prints how to open
 * each file (some systems hide names that begin with a dot, editors append `.txt`, and some open `.ts` as a video), then a list
 * of what is missing or wrong.
 *
 * @returns false if the older version's settings were not copied: its folder has none, or the new folder has edited ones
 */
export async function makeSettings(
  folder: string,
  platform: NodeJS.Platform,
  say: (line: string) => void,
  olderFolder = '',
): Promise<boolean> {
  if (olderFolder !== '' && !FILES.some((file) => isFilledIn(join(olderFolder, file)))) {
    say(
      `There are no settings of yours in ${olderFolder}, and nothing was made. Give the name of the folder of the older version:`,
    );
    say('  npm run settings -- ../OLD-FOLDER');
    return false;
  }
  const version = versionOf(folder);
  say(`Career Quest, version ${version}`);
  recordBaseline(folder, version, !FILES.some((file) => existsSync(join(folder, file))));
  const sayHow = (what: string, file: string) => {
    say(`${what}: ${file}`);
    say(`  To open it: ${EDITORS[platform] ?? 'nano'} ${normalize(file)}`);
  };
  const isBegun = FILES.some((file) => isFilledIn(join(folder, file)));
  const outcomes = FILES.map((file) => ({ file, how: makeOne(folder, file, olderFolder) }));
  for (const { file, how } of outcomes) sayHow(how, file);
  const facts = olderFolder === '' ? NOTHING : await copyFacts(olderFolder, folder);
  for (const file of FACTS_FILES)
    sayHow(facts.taken.includes(file) ? 'Taken along' : 'Your facts', file);
  const texts = olderFolder === '' ? NOTHING : copyCorrections(olderFolder, folder, FACTS_FILES);
  for (const file of texts.taken) sayHow('Taken along', file);
  const mistaken = await mistakesIn(folder, [...sourceFiles(folder), ...changedPages(folder)]);
  for (const file of mistaken) sayHow('With a mistake', file.slice(0, file.indexOf(':')));

  const notTaken = outcomes.filter(({ how }) => how === 'NOT taken along').map(({ file }) => file);
  if (notTaken.length > 0) {
    say('');
    say(
      `Stop: other settings were here already, and those of ${olderFolder} were not taken along.`,
    );
    say(`Delete them in the new folder, ${resolve(folder)}, and run the same command again:`);
    for (const file of notTaken) say(`  ${platform === 'win32' ? 'del' : 'rm'} ${normalize(file)}`);
    say('Is that the old folder? Then delete nothing: open the terminal in the new one.');
    return false;
  }
  say('');
  const missing = outcomes.filter(({ how }) => how === 'Made').map(({ file }) => file);
  if (isBegun && missing.length > 0)
    say(
      `${missing.join(' and ')}: missing here until now, and made anew. Did you copy this folder? That stayed behind: a Mac hides names that begin with a dot, until you press Cmd, Shift and the period.`,
    );
  const byHand = [...facts.byHand, ...texts.byHand];
  sayList([...(await toDo(folder, say)), ...byHand], say);
  if (byHand.length > 0)
    say(
      'What you had changed is named in this list alone. Is all in it done? Then: npm run settings',
    );
  return true;
}

/** The version of package.json, a date; "What changed" in the guide has an entry for each. */
function versionOf(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Whether somebody has changed a settings file since it was made. */
function isFilledIn(path: string): boolean {
  const example = `${path}.example`;
  const text = (of: string) => readFileSync(of, 'utf8');
  return existsSync(path) && !(existsSync(example) && text(example) === text(path));
}

/**
 * Copies one settings file from the older version, or else from its `.example`. Never overwrites an edited file. Returns a word
 * for the console: 'Taken along', 'NOT taken along', 'There already' or 'Made'.
 */
function makeOne(folder: string, file: string, olderFolder: string): string {
  const path = join(folder, file);
  const older = join(olderFolder, file);
  if (olderFolder !== '' && existsSync(older)) {
    const isSame = existsSync(path) && readFileSync(path).equals(readFileSync(older));
    if (isFilledIn(path) && !isSame) return 'NOT taken along';
    copyFileSync(older, path);
    return 'Taken along';
  }
  if (existsSync(path)) return 'There already';
  copyFileSync(`${path}.example`, path);
  return 'Made';
}

async function toDo(folder: string, say: (line: string) => void): Promise<string[]> {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = FILES.map((file) => ({ file, text: text(file), example: text(`${file}.example`) }));
  const faults = faultsOfSettings(files);
  for (const file of FILES.filter((path) => existsSync(join(folder, `${path}.txt`))))
    faults.push(
      `${file}: there is a file ${file}.txt, too, which nothing reads. Write what it says into ${file}, and delete it.`,
    );
  faults.push(...(await faultsOfFacts(folder)));
  const link = join(folder, 'supabase/.temp/project-ref');
  if (existsSync(link)) {
    const linked = readFileSync(link, 'utf8').trim();
    const project = /^https:\/\/([a-z]{20})\.supabase\.co/.exec(
      valuesOf(text('.env.production')).get('VITE_SUPABASE_URL') ?? '',
    )?.[1];
    say(`Commands of \`npx supabase@3\` go to the project ${linked}.`);
    if (project !== undefined && project !== linked)
      faults.push(
        `This folder is connected to the project ${linked}, and the site to ${project}. To connect it to that one: npx supabase@3 link --project-ref ${project}`,
      );
  }
  return faults;
}

function sayList(faults: readonly string[], say: (line: string) => void): void {
  if (faults.length === 0) {
    say('0 to do: all is filled in, in its right form. Only you can see if it is true.');
    return;
  }
  say(`${String(faults.length)} to do:`);
  for (const fault of faults) say(`  ${fault}`);
}

if (import.meta.filename === process.argv[1]) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (!(await makeSettings('.', process.platform, say, process.argv[2]))) process.exitCode = 1;
}
