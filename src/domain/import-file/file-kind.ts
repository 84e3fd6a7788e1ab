import type { ImportProblem } from './import-refused';
import { isLinkedInExport, isLinkedInTable, withoutFolders } from './linkedin-resume';

export type ImportKind =
  | 'text'
  | 'rtf'
  | 'html'
  | 'mime'
  | 'flat-odt'
  | 'json'
  | 'table'
  | 'pdf'
  | 'zip';

type Found = { kind: ImportKind } | { problem: ImportProblem };
type FileStart = {
  bytes: Uint8Array;
  /** The characters of the first bytes. */
  start: string;
  /** The same without a byte order mark and white space. */
  words: string;
};

/** What a kind of file begins with; the first that fits counts. */
const detectors: readonly ((file: FileStart) => Found | null)[] = [
  ({ start }) => (start.includes('%PDF-') ? { kind: 'pdf' } : null),
  // Some programs write rich text without its head.
  ({ words }) => (/^\{\\[a-z]/u.test(words) ? { kind: 'rtf' } : null),
  ({ start }) =>
    ['PK\u0003\u0004', 'PK\u0005\u0006'].some((mark) => start.startsWith(mark))
      ? { kind: 'zip' }
      : null,
  ({ start, bytes }) =>
    start.startsWith('\u00D0\u00CF\u0011\u00E0') ? { problem: kindOfOle(bytes) } : null,
  ({ start }) => (isPicture(start) ? { problem: 'picture' } : null),
  // A web page in one file, as Word and browsers save it (RFC 2557).
  ({ words }) =>
    /^(?:MIME-Version:|From: <Saved by|Content-Type: multipart\/related)/iu.test(words)
      ? { kind: 'mime' }
      : null,
  // OpenDocument in one file (OASIS ODF 1.3, part 3, 3.1.2).
  ({ words }) =>
    /^(?:<\?xml[^>]*>\s*)?<office:document[\s>]/u.test(words) ? { kind: 'flat-odt' } : null,
  ({ words }) =>
    /^(?:<!--[^]{0,300}?-->\s*)?(?:<!doctype html|<html|<\?xml[^>]*>\s*<(?:!doctype )?html|<(?:head|body|meta|div|h1|p|table)[\s>])/iu.test(
      words,
    )
      ? { kind: 'html' }
      : null,
  ({ words }) => (words.startsWith('<?xml') ? { problem: 'xml' } : null),
  // A file of Google's programs is an address and no document.
  ({ words }) =>
    /^\{"(?:url|doc_id)":\s*"(?:https:\/\/docs\.google|[\w-]{20,})/u.test(words)
      ? { problem: 'google-link' }
      : null,
  // A brace alone is no data: some people set their name between two.
  ({ words }) => (/^\{\s*["}]/u.test(words) ? { kind: 'json' } : null),
  ({ words }) => (/^(?:%[^\n]*\n\s*)*\\documentclass/u.test(words) ? { problem: 'latex' } : null),
  ({ words }) =>
    /^(?:#[^\n]*\s*)*cv:\s*\n(?:\s+\S[^\n]*\n)*?\s+\w+:/u.test(words)
      ? { problem: 'rendercv' }
      : null,
  ({ words }) => (isLinkedInTable(words) ? { kind: 'table' } : null),
];

/**
 * What a file is by its first bytes, its name only in second place: people rename files, and mail programs lose
 * endings. A kind that gives no resume comes back as the problem to tell.
 */
export function kindOfFile(bytes: Uint8Array, name: string): Found {
  if (bytes.length === 0) return { problem: 'empty' };
  const start = latin(bytes.subarray(0, 1024));
  const words = start.replace(/^(?:\u00EF\u00BB\u00BF)?\s*/u, '');
  for (const detect of detectors) {
    const found = detect({ bytes, start, words });
    if (found) return found;
  }
  return kindByName(name);
}

const byName: readonly (readonly [RegExp, { kind: ImportKind } | { problem: ImportProblem }])[] = [
  [/\.html?$/iu, { kind: 'html' }],
  [/\.tex$/iu, { problem: 'latex' }],
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
