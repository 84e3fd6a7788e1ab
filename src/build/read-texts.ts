import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a file of texts exports, or where in it somebody has made a mistake. */
export type TextsRead = { module: object } | { mistake: string };

/** Reads a file of facts as the build does; nothing but the file itself says whether it holds together. */
export async function readTexts(path: string): Promise<TextsRead> {
  try {
    const { href } = pathToFileURL(resolve(path));
    const version = String(readFileSync(path, 'utf8').length);
    return { module: (await import(`${href}?${version}-${String(Date.now())}`)) as object };
  } catch (error) {
    return { mistake: describeError(readFileSync(path, 'utf8').split(/\r?\n/), String(error)) };
  }
}

/** The mistakes in these files of a folder, a sentence for each that begins with its file. */
export async function mistakesIn(folder: string, files: readonly string[]): Promise<string[]> {
  const mistakes = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      if (file.endsWith('.mdx')) return mistakeInPage(readFileSync(path, 'utf8'));
      const read = await readTexts(path);
      return 'mistake' in read ? read.mistake : null;
    }),
  );
  return mistakes.flatMap((mistake, index) =>
    mistake === null ? [] : [`${files[index] ?? ''}: ${mistake}`],
  );
}

/** What is wrong with the tags of a page; the program that reads them is loaded for this alone. */
async function mistakeInPage(text: string): Promise<string | null> {
  const { createProcessor } = await import('@mdx-js/mdx');
  try {
    createProcessor().parse(text);
    return null;
  } catch (error) {
    const { line = 1 } = error as { line?: number };
    return `${lineReference(text.split(/\r?\n/), line)} Leave each tag (<…>) as it came, and write no < or { of your own.`;
  }
}

/** Names a line, counted from 1, with the words that it begins with: not every editor shows the numbers of lines. */
function lineReference(lines: readonly string[], number: number, or = ''): string {
  const text = lines[number - 1]?.trim() ?? '';
  const words = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return `there is a mistake in line ${String(number)}${or}, at: ${words}`;
}

type Slip = { line: number; what: string };

function describeError(lines: readonly string[], error: string): string {
  const slip = firstSlip(lines);
  if (slip !== null) {
    return `${lineReference(lines, slip.line + 1)} ${slip.what}`;
  }
  // The parser finds out late: a missing comma shows in the line below it.
  const number = Number(/\.ts(?:\?[^:\s]*)?:(\d+)/.exec(error)?.[1] ?? 0);
  const place =
    number === 0 ? 'there is a mistake.' : lineReference(lines, number, ' or the one above');
  return `${place} A quote, a comma or a bracket is missing.`;
}

/** The first text that is not written as one; lines count from 0. Null where the mistake is of another kind. */
function firstSlip(lines: readonly string[]): Slip | null {
  const from = lines.findIndex((line) => line.startsWith('export const'));
  for (let line = Math.max(from, 0); line < lines.length; line += 1) {
    const [, value] = /^\s+\w+:\s*(.*)$/.exec(lines[line] ?? '') ?? [];
    if (value === undefined) continue;
    // A long text stands on the line below its name.
    const at = value === '' ? line + 1 : line;
    const next = lines.slice(at + 1).find((following) => following.trim() !== '') ?? '';
    const what = slipOf((value || (lines[at] ?? '')).trim(), /^\s*[}\]]/.test(next));
    if (what !== null) return { line: at, what };
  }
  return null;
}

const CURLY = "The quotes are curly. Write straight ones: '";

/** What is wrong with the text of a fact, with all that stands behind it in its line. */
function slipOf(text: string, isLast: boolean): string | null {
  if (/^[‘’“”„]/.test(text)) return CURLY;
  if (!/^['"]/.test(text))
    return /^\p{L}/u.test(text) && !/^(?:true|false|null)\b/.test(text)
      ? "The quote at its beginning is missing: '"
      : null;
  const [, , behind] = /^(['"])(?:\\.|(?!\1)[^\\])*\1(.*)$/.exec(text) ?? [];
  if (behind === undefined)
    return /[‘’“”],?$/.test(text) ? CURLY : "The quote at its end is missing: '";
  if (/^,?\s*(?:\/\/.*)?$/.test(behind))
    return behind.startsWith(',') || isLast ? null : 'The comma at its end is missing.';
  return /['"],?$/.test(behind)
    ? "A straight ' stands inside the text. Write this one there: ’"
    : 'Behind the text stands a comma, and nothing else.';
}
