/** Why a file that somebody brought gives no resume; the screen has a sentence for each. */
export type ImportProblem =
  | 'empty'
  | 'too-big'
  | 'too-long'
  | 'too-slow'
  | 'packed-too-tight'
  | 'nested'
  | 'broken'
  | 'locked'
  | 'picture'
  | 'scan'
  | 'old-word'
  | 'pages'
  | 'other-zip'
  | 'other-json'
  | 'take-along'
  | 'rendercv'
  | 'latex'
  | 'google-link'
  | 'xml'
  | 'wrong-kind';

/** Thrown by the readers of files; caught in `readImport`, so that no file makes a screen fail. */
export class ImportRefused extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * What a file may ask of the device. Bytes; characters of text (about 50 full pages); jobs and schools that the screen
 * offers to lines, for those without a target and for all; files in a zip; levels.
 */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  pages: 50,
  characters: 200_000,
  choices: 100_000,
  allChoices: 1_000_000,
  zipEntries: 2000,
  unpackedBytes: 24 * 1024 * 1024,
  depth: 200,
  milliseconds: 5000,
} as const;

/** Called now and then while reading; throws `too-slow` when the time is up. The clock stands at the edge. */
export type Watch = () => void;
