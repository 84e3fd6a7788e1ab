/** What one look at the running site found: that something is right, what is wrong and what fixes it, or that nobody looked. */
export type Finding =
  | { isRight: true; what: string }
  | { isRight: false; what: string; fix: string }
  | { isRight: null; what: string };

export const right = (what: string): Finding => ({ isRight: true, what });
export const notChecked = (what: string): Finding => ({ isRight: null, what });
export const toDo = (what: string, fix: string): Finding => ({ isRight: false, what, fix });

/** Right where it holds; else what is wrong, and its fix. */
export function check(holds: boolean, what: string, wrong: string, fix: string): Finding {
  return holds ? right(what) : toDo(wrong, fix);
}

/** What is needed from outside, so that tests can stand in for all of it. */
export interface Live {
  /** The origin of the site, without a slash at the end. */
  site: string;
  fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** One answer, read whole and without following where it leads; null when none came. */
export type CheckedAnswer = {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
} | null;

/** Asks within 15 seconds. Never throws. */
export async function ask(
  fetch: typeof globalThis.fetch,
  address: string,
  init: RequestInit = {},
): Promise<CheckedAnswer> {
  try {
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(address, { redirect: 'manual', signal, ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value in a JSON answer, by its names from the outside in. */
export function valueIn(json: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[name]
        : undefined,
    json,
  );
}
