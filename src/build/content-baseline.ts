import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Checksums of all texts of a folder as it was unpacked, by file, and in files of sources by `file#id`, too. */
export interface Baseline {
  readonly version: string;
  readonly checksums: Readonly<Record<string, string>>;
}

const RECORD = '.content-baseline.json';

/**
 * Records how the texts of this version came, at the first run of `npm run settings`, before anybody fills in anything:
 * so that a later version can tell what the agency has changed. It stays as it is until the folder has another version.
 *
 * @param isNew false where the settings are older than this record: then nobody knows what was changed before
 */
export function recordBaseline(folder: string, version: string, isNew: boolean): void {
  const before = baselineOf(folder);
  if (before?.version === version || (before === null && !isNew)) return;
  const checksums: Record<string, string> = {};
  for (const file of translatedFiles(folder)) {
    const text = readContentFile(folder, file);
    checksums[file] = checksum(text);
    for (const [id, entry] of entriesOf(file, text)) checksums[`${file}#${id}`] = checksum(entry);
  }
  writeFileSync(join(folder, RECORD), JSON.stringify({ version, checksums }));
}

/** How the texts of this folder came; null where nobody has recorded it. */
export function baselineOf(folder: string): Baseline | null {
  const path = join(folder, RECORD);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Baseline) : null;
}

/** The pages that somebody has changed since the folder was unpacked, by their checksums; none where nobody knows. */
export function changedPages(folder: string): string[] {
  const checksums = baselineOf(folder)?.checksums;
  if (checksums === undefined) return [];
  const pages = translatedFiles(folder).filter((file) => file.endsWith('.mdx'));
  return pages.filter((file) => checksum(readContentFile(folder, file)) !== checksums[file]);
}

/** All files of texts, with `/` between their folders on every system. */
export function translatedFiles(folder: string): string[] {
  const within = join(folder, 'src/content');
  if (!existsSync(within)) return [];
  return readdirSync(within, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(within.length + 1))
    .map((file) => `src/content/${file.replaceAll('\\', '/')}`);
}

/** A text with the ends of its lines alike: an editor or an unpacking program may have changed them. */
export function readContentFile(folder: string, file: string): string {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
}

export function checksum(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** The facts of a file of sources by their ids, each with the text of its whole entry; none in any other file. */
export function entriesOf(file: string, text: string): Map<string, string> {
  if (!file.endsWith('sources.ts')) return new Map();
  const entries = [...text.matchAll(/^ {2}\{\n[^]*?^ {2}\},$/gm)].map(([entry]) => entry);
  return new Map(entries.map((entry) => [/^ {4}id: '([^']+)'/m.exec(entry)?.[1] ?? entry, entry]));
}
