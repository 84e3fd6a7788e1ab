import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../src/content/', import.meta.url));

/** Every MDX file of the course in a language, relative to its folder. */
export function contentFiles(language = 'en'): string[] {
  const folder = join(content, language);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

export function readContent(file: string, language = 'en'): string {
  return readFileSync(join(content, language, file), 'utf8');
}
