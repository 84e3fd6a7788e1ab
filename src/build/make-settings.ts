import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** What somebody who puts the site online fills in, beside the facts of the agency. */
const FILES = ['supabase/.env', 'supabase/functions/.env', '.env.production'];

/** The facts of the agency, in English and in Spanish; they are there from the beginning. */
const FACTS = [
  'src/content/agency.ts',
  'src/content/agency-policies.ts',
  'src/content/es/agency.ts',
  'src/content/es/agency-policies.ts',
];

const EDITORS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  win32: 'notepad',
  darwin: 'open -e',
};

/**
 * Makes each settings file that is not there yet, as it was in the folder of an older version or else from its example,
 * and says how each file that is to be filled in is opened: names that begin with a dot are hidden by some systems,
 * editors like to put `.txt` behind them, and to some systems `.ts` is a film. Says, too, what still is an example.
 *
 * @returns false, with nothing made, where the older folder has no settings: its name is a wrong one then
 */
export function makeSettings(
  folder: string,
  platform: NodeJS.Platform,
  say: (line: string) => void,
  olderFolder = '',
): boolean {
  if (olderFolder !== '' && !FILES.some((file) => existsSync(join(olderFolder, file)))) {
    say(
      `There are no settings in ${olderFolder}, and nothing was made. Give the name of the folder of the older version:`,
    );
    say('  npm run settings -- ../OLD-FOLDER');
    return false;
  }
  const sayHow = (what: string, file: string) => {
    say(`${what}: ${file}`);
    say(`  To open it: ${EDITORS[platform] ?? 'nano'} ${normalize(file)}`);
  };
  for (const file of FILES) {
    const path = join(folder, file);
    const isThere = existsSync(path);
    const older = join(olderFolder, file);
    const isOlder = olderFolder !== '' && existsSync(older);
    if (!isThere) copyFileSync(isOlder ? older : `${path}.example`, path);
    const how = isOlder ? 'Taken along' : 'Made';
    sayHow(isThere ? 'There already' : how, file);
    const open = stillExamples(path);
    if (open.length > 0) say(`  To fill in: ${open.join(', ')}`);
  }
  for (const file of FACTS) sayHow('Your facts', file);
  return true;
}

/** The settings of a file that are as in its example; the port of the mail server may be that. */
function stillExamples(path: string): string[] {
  const settingsOf = (file: string) => readFileSync(file, 'utf8').match(/^\w+=.*$/gm) ?? [];
  const examples = new Set(settingsOf(`${path}.example`));
  return settingsOf(path)
    .filter((line) => examples.has(line) && !line.startsWith('SMTP_PORT='))
    .map((line) => line.slice(0, line.indexOf('=')));
}

if (import.meta.filename === process.argv[1]) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (!makeSettings('.', process.platform, say, process.argv[2])) process.exitCode = 1;
}
