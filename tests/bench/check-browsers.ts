import { parse } from 'acorn';
import { readdirSync, readFileSync } from 'node:fs';
import { known } from '../../src/build/browsers/known.ts';
import { newerInScript, type Newer } from '../../src/build/browsers/newer-script.ts';
import { newerInStyle } from '../../src/build/browsers/newer-style.ts';
import { declaredNames, type Node } from '../../src/build/browsers/script-tree.ts';

type Source = { name: string; text: string };
type Problem = Newer & Source;

/**
 * Fails when a script or style of the build in `dist`, inline ones and those of libraries included, uses what one of the
 * browsers in package.json's `browserslist` lacks, and neither asks for it nor stands in the list of what is known.
 */
function main(): void {
  const files = ['sw/kill-switch.js', ...filesIn('dist')].map(read);
  const pages = files.filter(({ name }) => name.endsWith('.html'));
  const scripts = [
    ...files.filter(({ name }) => name.endsWith('.js')),
    ...pages.flatMap((page) => inline(page, /<script>(.*?)<\/script>/gs)),
  ];
  const styles = [
    ...files.filter(({ name }) => name.endsWith('.css')),
    // With `data-file` they are copies of a file above.
    ...pages.flatMap((page) => inline(page, /<style(?! data-file)[^>]*>(.*?)<\/style>/gs)),
  ];
  const problems = [...inScripts(scripts), ...inStyles(styles)];
  const unknown = problems.filter((problem) => !known.some((one) => fits(one, problem)));
  const idle = known
    .flatMap((one) => one.what.map((what) => ({ ...one, what: [what] })))
    .filter((one) => !problems.some((problem) => fits(one, problem)));

  for (const { name, what, missing, text, at } of unknown)
    console.log(`${name}: ${what} is not in ${missing.join(', ')}\n    ${near(text, at)}`);
  for (const { what } of idle) console.log(`known.ts: nothing uses ${what.join()} any more`);
  console.log(
    `browsers: ${String(scripts.length)} scripts and ${String(styles.length)} styles read, ${String(unknown.length)} problems`,
  );
  process.exitCode = unknown.length + idle.length === 0 ? 0 : 1;
}

function inScripts(sources: readonly Source[]): Problem[] {
  const parsed = sources.map((source) => ({ ...source, ...tryParse(source.text) }));
  const own = new Set(
    parsed.flatMap(({ program }) => (program ? [...declaredNames(program)] : [])),
  );
  return parsed.flatMap(({ name, text, program, error }) =>
    program
      ? newerInScript(program, own).map((newer) => ({ ...newer, name, text }))
      : [{ name, text, at: 0, what: error, missing: ['the language of 2022'] }],
  );
}

function inStyles(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ name, text }) =>
    newerInStyle(text).map((newer) => ({ ...newer, name, text })),
  );
}

function tryParse(text: string): { program?: Node; error: string } {
  try {
    const program = parse(text, { ecmaVersion: 2022, sourceType: 'module' });
    return { program: program as unknown as Node, error: '' };
  } catch (error) {
    return { error: String(error) };
  }
}

function fits(one: (typeof known)[number], { name, what, text, at }: Problem): boolean {
  return (
    one.what.includes(what) &&
    (one.near?.test(near(text, at)) ?? true) &&
    (one.file?.test(name) ?? true)
  );
}

function near(text: string, at: number): string {
  return text.slice(Math.max(0, at - 60), at + 60).replaceAll('\n', ' ');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|html)$/.test(file))
    .map((file) => `${folder}/${file}`);
}

function read(name: string): Source {
  return { name, text: readFileSync(name, 'utf8') };
}

function inline({ name, text }: Source, pattern: RegExp): Source[] {
  return Array.from(text.matchAll(pattern), ([, inner = '']) => ({ name, text: inner }));
}

main();
