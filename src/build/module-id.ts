import { resolve } from 'node:path';

/** A file of ours as the bundler names it: with slashes on every system, where Windows itself writes `\`. */
export function moduleId(file: string, absolute: (file: string) => string = resolve): string {
  return absolute(file).replaceAll('\\', '/');
}
