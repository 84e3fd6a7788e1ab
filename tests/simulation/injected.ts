type AnyFunction = (...args: never[]) => unknown;
/** By the name of an exported function: what stands in its place, made from the real one. */
export type Injection = Record<string, (real: never) => AnyFunction>;

let injected: Injection = {};

/** From here on, these functions stand in for the app's; an empty injection is the app itself. */
export function inject(injection: Injection): void {
  injected = injection;
}

/** A function that can be exchanged by its name. */
export function exchangeable<F>(name: string, real: F): F {
  const call: AnyFunction = (...args) =>
    (injected[name]?.(real as never) ?? (real as AnyFunction))(...args);
  return call as F;
}
