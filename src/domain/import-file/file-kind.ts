import type { ImportProblem } from './import-refused';
import { isLinkedInExport, withoutFolders } from './linkedin-resume';

export type ImportKind = 'text' | 'rtf' | 'html' | 'json' | 'pdf' | 'zip';

/**
 * What a file is by its first bytes, its name only in second place: people rename files, and mail programs lose
 * endings. A kind that gives no resume comes back as the problem to tell.
 */
export function kindOfFile(
  bytes: Uint8Array,
  name: string,
): { kind: ImportKind } | { problem: ImportProblem } {
  if (bytes.length === 0) return { problem: 'empty' };
  const start = latin(bytes.subarray(0, 1024));
  const words = start.replace(/^(?:\u00EF\u00BB\u00BF)?\s*/u, '');
  if (start.includes('%PDF-')) return { kind: 'pdf' };
  if (words.startsWith('{\\rtf')) return { kind: 'rtf' };
  if (['PK\u0003\u0004', 'PK\u0005\u0006'].some((mark) => start.startsWith(mark)))
    return { kind: 'zip' };
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) return { problem: kindOfOle(bytes) };
  if (isPicture(start)) return { problem: 'picture' };
  if (/^(?:<!doctype html|<html|<\?xml[^>]*>\s*<(?:!doctype )?html)/iu.test(words))
    return { kind: 'html' };
  if (words.startsWith('{')) return { kind: 'json' };
  return kindByName(name);
}

const byName: readonly (readonly [RegExp, { kind: ImportKind } | { problem: ImportProblem }])[] = [
  [/\.html?$/iu, { kind: 'html' }],
  [/\.(?:png|jpe?g|gif|webp|heic|bmp|tiff?)$/iu, { problem: 'picture' }],
  [/\.(?:docx|odt|pdf|zip|rtf)$/iu, { problem: 'broken' }],
  [/\.doc$/iu, { problem: 'old-word' }],
  [/\.pages$/iu, { problem: 'pages' }],
  [/\.(?:xlsx?|pptx?|mp[34]|mov|exe|csv|xml)$/iu, { problem: 'wrong-kind' }],
];

function kindByName(name: string) {
  return byName.find(([ending]) => ending.test(name))?.[1] ?? { kind: 'text' as const };
}

/** What lies in a zip, by the names in it: Word, OpenDocument, LinkedIn's export, or a problem. */
export function kindOfZip(
  names: readonly string[],
): { kind: 'docx' | 'odt' | 'linkedin' } | { problem: ImportProblem } {
  const has = (name: RegExp) => names.some((one) => name.test(one));
  if (has(/^word\/document\d*\.xml$/u)) return { kind: 'docx' };
  if (has(/^content\.xml$/u)) return { kind: 'odt' };
  if (has(/(?:^|\/)(?:Index\/Document\.iwa|index\.apxl|Index\.zip)$/u)) return { problem: 'pages' };
  if (isLinkedInExport(names)) return { kind: 'linkedin' };
  return { problem: has(/^(?:xl|ppt)\//u) ? 'wrong-kind' : 'other-zip' };
}

/** The name in a zip that ends like this one, whatever folder it stands in. */
export function pathOf(names: readonly string[], wanted: string): string | undefined {
  return names.find((name) => withoutFolders(name) === wanted);
}

const encrypted = 'EncryptedPackage';

/** Old Word files and locked new ones share their outer form ([MS-OFFCRYPTO] 2.3.2 names the stream). */
function kindOfOle(bytes: Uint8Array): ImportProblem {
  const mark = [...new Uint8Array(32)].map((_, at) =>
    at % 2 === 0 ? encrypted.charCodeAt(at / 2) : 0,
  );
  for (let at = 0; at + mark.length <= bytes.length; at += 1) {
    if (bytes[at] === mark[0] && mark.every((byte, index) => bytes[at + index] === byte))
      return 'locked';
  }
  return 'old-word';
}

function isPicture(start: string): boolean {
  return (
    ['\u0089PNG', '\u00FF\u00D8\u00FF', 'GIF8', 'II*\u0000', 'MM\u0000*'].some((mark) =>
      start.startsWith(mark),
    ) ||
    // The reserved bytes of a bitmap; "BMW mechanic" has words there.
    /^BM[^]{4}\0{4}/u.test(start) ||
    /^(?:RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif|avif))/u.test(start)
  );
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
