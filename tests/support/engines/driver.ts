import type { Target } from './target';

/** A browser's window, as far as a journey needs one: what every engine can be told to do. */
export type Driver = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page. It stands alone: nothing outside of it is there. */
  run: <Given, Answer>(
    script: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ) => Promise<Answer>;
  /** Presses the middle of what is found, with the pointer; says why it could not. */
  click: (target: Target) => Promise<'pressed' | (string & {})>;
  /** Types with the keyboard into what has the focus; an empty text is one Backspace. */
  keys: (text: string) => Promise<void>;
  /** Chooses a file of this disk in a file field that is there. */
  choose: (target: Target, path: string) => Promise<void>;
  /** Prints the page on paper of this browser's choice; the bytes are a PDF. */
  print: () => Promise<Uint8Array>;
  /** The folder into which this browser downloads. */
  downloads: string;
};

/** A window of a browser that nobody has used before. */
export type Window = { driver: Driver; close: () => Promise<void> };
