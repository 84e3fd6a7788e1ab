import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  baselineOf,
  checksum,
  translatedFiles,
  entriesOf,
  readContentFile,
  type Baseline,
} from './content-baseline.ts';

/** What an agency has changed in the texts of an older version: the files that were taken over, and sentences on the rest. */
export interface Corrections {
  readonly taken: readonly string[];
  readonly byHand: readonly string[];
}

/**
 * Takes along what the agency has changed in the texts of an older version: a whole file where the newer version has not
 * changed it, single facts of law where it has. What both have changed is left as it is, and named, until somebody has
 * changed it in the newer folder, too.
 *
 * @param besides files that are taken along in another way
 */
export function copyCorrections(
  older: string,
  folder: string,
  besides: readonly string[],
): Corrections {
  const before = baselineOf(older);
  const now = baselineOf(folder);
  const files = [...new Set([...translatedFiles(older), ...translatedFiles(folder)])].filter(
    (file) =>
      !besides.includes(file) && readContentFile(older, file) !== readContentFile(folder, file),
  );
  if (before === null || now === null) return { taken: [], byHand: withoutBaseline(older, files) };
  const taken: string[] = [];
  const byHand: string[] = [];
  for (const file of files.sort()) {
    const open = takeFile({ older, folder, file, before, now });
    if (open === null) taken.push(file);
    else byHand.push(...open.map((what) => `${file}: you had changed ${what}. ${BY_HAND}`));
  }
  return { taken, byHand };
}

const BY_HAND = 'Open it in both folders, and write into the new one what holds.';

/** Without a baseline the agency's changes cannot be told apart, so only the facts files of the guide are copied. */
function withoutBaseline(older: string, files: readonly string[]): string[] {
  const own = files.filter(
    (file) => file.endsWith('-sources.ts') && readContentFile(older, file) !== '',
  );
  return own.length === 0
    ? []
    : [
        `Have you corrected facts of law in ${older}? Then do it here again: nothing tells them from ours. The files that differ: ${own.join(', ')}`,
      ];
}

type Place = {
  readonly older: string;
  readonly folder: string;
  readonly file: string;
  readonly before: Baseline;
  readonly now: Baseline;
};

/** @returns null where something of the agency's was taken over and nothing is left; else what is left, in words */
function takeFile({ older, folder, file, before, now }: Place): readonly string[] | null {
  const [mine, theirs] = [readContentFile(older, file), readContentFile(folder, file)];
  const unpacked = before.checksums[file];
  const isGone = mine === '' && !existsSync(join(older, file));
  if (isGone ? unpacked === undefined : checksum(mine) === unpacked) return [];
  const isSameVersion = checksum(theirs) === unpacked;
  if (!isGone && (isSameVersion || (unpacked === undefined && theirs === ''))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(older, file), join(folder, file));
    return null;
  }
  const isMended = (key: string, text: string) =>
    now.checksums[key] !== undefined && now.checksums[key] !== checksum(text);
  const entries = { mine: entriesOf(file, mine), theirs: entriesOf(file, theirs) };
  if (entries.mine.size === 0 || entries.theirs.size === 0)
    return isMended(file, theirs) ? [] : ['it'];

  let text = theirs;
  const left: string[] = [];
  const known = [...entries.theirs.keys()].filter((id) => `${file}#${id}` in before.checksums);
  for (const id of new Set([...entries.mine.keys(), ...known])) {
    const key = `${file}#${id}`;
    const [own, other] = [entries.mine.get(id), entries.theirs.get(id)];
    const isUntouched = own !== undefined && checksum(own) === before.checksums[key];
    if (isUntouched || own === other || (other !== undefined && isMended(key, other))) continue;
    if (own !== undefined && other !== undefined && checksum(other) === before.checksums[key])
      text = text.replace(other, () => own);
    else left.push(`'${id}'`);
  }
  if (text !== theirs) writeFileSync(join(folder, file), text);
  return left.length === 0 && text !== theirs ? null : left;
}
