import { vi } from 'vitest';

type AnyFunction = (...args: never[]) => unknown;
/** By the name of an exported function: what stands in its place, made from the real one. */
export type Injection = Record<string, (real: never) => AnyFunction>;

let injected: Injection = {};

/** From here on, these functions stand in for the app's; an empty injection is the app itself. */
export function inject(injection: Injection): void {
  injected = injection;
}

// The app's modules as they are, except that each function can be exchanged from outside.
vi.mock('@/domain/merge/merge-list', (original) => withSeams(original));
vi.mock('@/domain/merge/merge-records', (original) => withSeams(original));
vi.mock('@/domain/outbox/outbox', (original) => withSeams(original));
vi.mock('@/domain/outbox/reconcile', (original) => withSeams(original));
vi.mock('@/backend/row-answer', (original) => withSeams(original));
vi.mock('@/backend/token-manager', (original) => withSeams(original));
vi.mock('@/workspace/persistence/outbox-store', (original) => withSeams(original));
vi.mock('@/workspace/persistence/record-store', (original) => withSeams(original));
vi.mock('@/workspace/document/draft-journal', (original) => withSeams(original));
vi.mock('./scene', (original) => withSeams(original));

async function withSeams(original: () => Promise<Record<string, unknown>>): Promise<object> {
  const seams = Object.entries(await original()).map(([name, real]) => {
    const isFunction = typeof real === 'function' && !/^class\b/.test(String(real));
    return [name, isFunction ? seamOf(name, real as AnyFunction) : real];
  });
  return Object.fromEntries(seams) as object;
}

function seamOf(name: string, real: AnyFunction): AnyFunction {
  return (...args) => (injected[name]?.(real as never) ?? real)(...args);
}
