import { AsyncLocalStorage } from 'node:async_hooks';

type OnRefusal = (code: string) => void;

const scope = new AsyncLocalStorage<OnRefusal>();
let patched = false;

/**
 * Runs work whose console output may hold personal data, and drops that output.
 *
 * The embedded server prints every SQL error with its parameters, and the parameters
 * are somebody's resume. Only the error's five-character SQLSTATE gets out, through
 * `onRefusal`; even a message can quote the text it complains about.
 */
export function runQuietly<T>(work: () => Promise<T>, onRefusal: OnRefusal = () => {}): Promise<T> {
  patchOnce();
  return scope.run(onRefusal, work);
}

/** Leaves the quiet scope again, for a callback that prints what is meant to be read. */
export function aloud<T>(work: () => T): T {
  return scope.exit(work);
}

function patchOnce(): void {
  if (patched) return;
  patched = true;
  for (const method of ['error', 'warn', 'info', 'log', 'debug', 'trace'] as const) {
    const print = console[method].bind(console);
    console[method] = (...args: unknown[]) => {
      const onRefusal = scope.getStore();
      if (onRefusal === undefined) print(...args);
      else args.map(sqlState).forEach((code) => code !== null && aloud(() => onRefusal(code)));
    };
  }
}

function sqlState(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('code' in value)) return null;
  const { code } = value;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
