import { copyFileSync, existsSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** What somebody who puts the site online fills in, beside the facts of the agency. */
const FILES = ['supabase/.env', 'supabase/functions/.env', '.env.production'];

/** The facts of the agency, which are there from the beginning. */
const FACTS = ['src/content/agency.ts', 'src/content/agency-policies.ts'];

const EDITORS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  win32: 'notepad',
  darwin: 'open -e',
};

/**
 * Makes each settings file that is not there yet, as it was in the folder of an older version or else from its example,
 * and says how each file that is to be filled in is opened: names that begin with a dot are hidden by some systems,
 * editors like to put `.txt` behind them, and to some systems `.ts` is a film.
 */
export function makeSettings(
  folder: string,
  platform: NodeJS.Platform,
  say: (line: string) => void,
  olderFolder = '',
): void {
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
  }
  for (const file of FACTS) sayHow('Your facts', file);
}

if (import.meta.filename === process.argv[1]) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  makeSettings('.', process.platform, say, process.argv[2]);
}
