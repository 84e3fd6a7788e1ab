import { AsyncLocalStorage } from 'node:async_hooks';

type OnRefusal = (code: string) => void;

const scope = new AsyncLocalStorage<OnRefusal>();
const patched = new WeakSet<(...args: unknown[]) => void>();

/**
 * Runs work whose console output may hold personal data, and drops that output.
 *
 * The embedded server prints every SQL error with its parameters, and the parameters
 * are somebody's resume. Only the error's five-character SQLSTATE gets out, through
 * `onRefusal`; even a message can quote the text it complains about.
 */
export function runQuietly<T>(work: () => Promise<T>, onRefusal: OnRefusal = () => {}): Promise<T> {
  patchConsole();
  return scope.run(onRefusal, work);
}

/** Leaves the quiet scope again, for a callback that prints what is meant to be read. */
export function withConsole<T>(work: () => T): T {
  return scope.exit(work);
}

/** Looked at again for every piece of work: somebody may have replaced a method since. */
function patchConsole(): void {
  for (const method of ['error', 'warn', 'info', 'log', 'debug', 'trace'] as const) {
    if (patched.has(console[method])) continue;
    const print = console[method].bind(console);
    console[method] = (...args: unknown[]) => {
      const onRefusal = scope.getStore();
      if (onRefusal === undefined) print(...args);
      else
        args.map(sqlState).forEach((code) => code !== null && withConsole(() => onRefusal(code)));
    };
    patched.add(console[method]);
  }
}

function sqlState(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('code' in value)) return null;
  const { code } = value;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
