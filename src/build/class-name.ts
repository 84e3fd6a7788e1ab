import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * The name in the page of a class of a style module: the class, and the module that it is in. A page names each class in
 * its words, its styles and its script, and words compress better than hashes do.
 *
 * @param file the style module
 * @throws when another folder has a style module of the same name
 */
export function className(name: string, file: string): string {
  const [path = file] = file.split('?', 1);
  const module = basename(path, '.module.css');
  const other = files.get(module) ?? path;
  if (other !== path) throw new Error(`Give ${path} another name: ${other} is called so, too.`);
  files.set(module, path);
  return `${name}-${module}`;
}
