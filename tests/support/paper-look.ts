import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasProgram, provideProgram, type Program } from './packages';

/** A page as grey tones, 0 to 255, row by row. */
export type GreyPage = { width: number; height: number; tones: Uint8Array };

/** Poppler's programs, which render a PDF and say what is in it. */
export const poppler: Program = {
  name: 'pdftoppm',
  packages: ['poppler-utils', 'poppler-data'],
  isFor: 'read a PDF',
};

/** True where poppler's programs are. */
export function hasPoppler(): boolean {
  return hasProgram(poppler);
}

/** Gets poppler's programs; says in a line when they cannot be had, and with them the tests that read a PDF by them. */
export function providePoppler(log: (line: string) => void): void {
  provideProgram(poppler, log);
}

/** Renders each page of a PDF: three pixels are two points. */
export function renderPages(pdf: Uint8Array): GreyPage[] {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const file = join(folder, 'in.pdf');
    writeFileSync(file, pdf);
    execFileSync('pdftoppm', ['-gray', '-r', '108', file, join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .sort()
      .map((name) => readGrey(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A picture in the format PGM, of one byte a pixel. */
function readGrey(bytes: Uint8Array): GreyPage {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 40)),
  );
  if (!head) throw new Error('This is no grey picture.');
  const [whole, width, height] = head;
  return { width: Number(width), height: Number(height), tones: bytes.subarray(whole.length) };
}

/**
 * How far two pages differ where they differ most, from 0 to 255, each tone taken as the mean of those up to `reach`
 * pixels around it.
 */
export function greatestDifference(one: GreyPage, other: GreyPage, reach: number): number {
  const [a, b] = [blurred(one, reach), blurred(other, reach)];
  return a.reduce((most, tone, at) => Math.max(most, Math.abs(tone - (b[at] ?? 0))), 0);
}

function blurred({ width, height, tones }: GreyPage, reach: number): number[] {
  const mean = (from: readonly number[] | Uint8Array, step: number, size: number) =>
    Array.from(from, (_, at) => {
      const place = Math.floor(at / step) % size;
      const [first, last] = [Math.max(-place, -reach), Math.min(size - 1 - place, reach)];
      let sum = 0;
      for (let by = first; by <= last; by += 1) sum += from[at + by * step] ?? 0;
      return sum / (last - first + 1);
    });
  return mean(mean(tones, 1, width), width, height);
}

/** Text as poppler's `pdftotext` reads it, in its usual way or by the given options. */
export function popplerText(pdf: Uint8Array, ...options: string[]): string {
  return execFileSync('pdftotext', [...options, '-', '-'], { input: pdf }).toString();
}
