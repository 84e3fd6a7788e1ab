import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
);
const scripts = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const ofAll = new Set(
  files
    .filter((file) => /^src.ui.styles.[\w-]+\.css$/.test(file))
    .flatMap((file) => classesIn(readFileSync(file, 'utf8'))),
);

/** The classes that a style sheet has rules for. */
function classesIn(css: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '').match(/[^{};]+(?=\{)/g);
  return (selectors ?? []).flatMap((one) =>
    [...one.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
  );
}

/** The classes of the whole product that a module has rules for, though no script asks the module for them. */
function strayClasses(file: string): string[] {
  const importOf = new RegExp(
    String.raw`import (\w+) from '[^']*/${file.split('/').at(-1) ?? ''}'`,
  );
  const isAsked = (one: string) =>
    scripts.some((script) => {
      const name = importOf.exec(script)?.[1];
      return name !== undefined && new RegExp(String.raw`\b${name}(\.${one}\b|\[)`).test(script);
    });
  return classesIn(readFileSync(file, 'utf8')).filter((one) => ofAll.has(one) && !isAsked(one));
}

test('a module’s rule for a class of the whole product says :global, for its own would meet nothing', () => {
  expect([...ofAll]).toContain('hint');
  const strays = files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => strayClasses(file).map((one) => `${file}: .${one}`));
  expect(strays).toEqual([]);
});
