type AnyFunction = (...args: never[]) => unknown;
/** Replacements by the name of an exported function; each is made from the real function. */
export type Injection = Record<string, (real: never) => AnyFunction>;

let injected: Injection = {};

/** Replaces these functions of the app from now on; an empty injection restores the app. */
export function inject(injection: Injection): void {
  injected = injection;
}

/** Wraps a function so that `inject` can replace it by its name. */
export function exchangeable<F>(name: string, real: F): F {
  const call: AnyFunction = (...args) =>
    (injected[name]?.(real as never) ?? (real as AnyFunction))(...args);
  return call as F;
}
