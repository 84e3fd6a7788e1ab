import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lastLines } from '../../../src/build/build-site';

const GUIDES = [
  'README.md',
  'src/docs/deploy.md',
  'src/docs/operate.md',
  'src/docs/operate-expert.md',
];
const read = (path: string) => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** What a reader makes while following the guides, or has on a server. */
const MADE =
  /^(dist|dist-hosts|supabase\/\.env|supabase\/functions\/\.env|\.env\.production|supabase\/local\/\.data)/;

test.for(GUIDES)('%s names commands and files that are there', (guide) => {
  const text = read(guide);
  const commands = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...text.matchAll(/`((?:src|supabase|sw|tests)\/[\w./-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !MADE.test(path));
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

test.for(GUIDES)('the links of %s lead to headings and files that are there', (guide) => {
  const headings = (path: string) =>
    [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
  const links = [...read(guide).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, to = '']) => to);
  const broken = links.filter((link) => {
    const [file = '', heading] = link.split('#');
    const path = file === '' ? guide : join(dirname(guide), file);
    return !existsSync(path) || (heading !== undefined && !headings(path).includes(heading));
  });
  expect(broken).toEqual([]);
});

test.for(GUIDES)('what %s changes by SQL shows what it has changed', (guide) => {
  // A name that nobody has would look like success: the SQL editor says so for no rows, too.
  const changes = [...read(guide).matchAll(/^(?:update|delete from|insert into)\b[^;]*;/gim)];
  expect(changes.map(([text]) => text).filter((text) => !/\breturning\b/.test(text))).toEqual([]);
  expect(read(guide)).not.toMatch(/`(?:update|delete from) [^`]*;`/);
});

test.for(['src/docs/deploy.md', 'src/docs/operate.md'])(
  'after a build %s names the line that it ends with',
  (guide) => {
    const builds = read(guide).split('npm run build:production\n').slice(1);
    expect(builds.length).toBeGreaterThan(0);
    for (const after of builds) expect(after.slice(0, 400)).toContain(lastLines.right);
  },
);

test('the guide to put it online has eleven steps at most', () => {
  expect(read('src/docs/deploy.md').match(/^## \d+\. /gm)?.length).toBeLessThanOrEqual(11);
});

test.for(GUIDES)('every word in capitals of %s that stands for something is explained', (guide) => {
  const text = read(guide);
  const explained = new Set(
    `${read('src/docs/deploy.md')}${text}`.match(/(?<=`)(?:YOUR|NEW|OLD)-[A-Z-]+(?=`)/g),
  );
  const words = new Set(text.match(/\b(?:YOUR|NEW|OLD)-[A-Z-]+[A-Z]\b/g));
  expect([...words].filter((word) => !explained.has(word))).toEqual([]);
});

test('the version of this folder is the newest of those that the guide tells about', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const [, changes = ''] = read('src/docs/operate.md').split('\n### What changed\n');
  const versions = [...changes.matchAll(/^\| (\d{4}\.\d{1,2}\.\d{1,2}) \|/gm)].map(
    ([, one]) => one,
  );
  expect(versions[0]).toBe(version);
  expect(read('package-lock.json').match(/"version": "([^"]+)"/)?.[1]).toBe(version);
});

test('the guide says how many files make the tables', () => {
  const files = readdirSync('supabase/migrations').filter((file) => file.endsWith('.sql'));
  expect(read('src/docs/deploy.md')).toContain(`${String(files.length)} of them`);
});

test.for(GUIDES)('a command of %s stands in one line, so that it can be copied', (guide) => {
  const boxes = [...read(guide).matchAll(/^ *```(?:sh|bat)\n(.*?)^ *```$/gms)].map(
    ([, box = '']) => box,
  );
  const broken = boxes.flatMap((box) =>
    box.split('\n').filter((line) => (line.match(/"/g)?.length ?? 0) % 2 === 1),
  );
  expect(broken).toEqual([]);
});

test.for([
  ['Taken along', 'src/docs/operate.md', 'src/build/make-settings.ts'],
  ['NOT taken along', 'src/docs/operate.md', 'src/build/make-settings.ts'],
  ['There are no settings of yours', 'src/docs/operate.md', 'src/build/make-settings.ts'],
  ['there is a mistake in line', 'src/docs/deploy.md', 'src/build/read-texts.ts'],
  ['facts are due to be read again', 'src/docs/deploy.md', 'src/build/warn-of-due-facts.ts'],
  ['The emergency brake', 'src/docs/operate.md', 'sw/kill-switch.js'],
] as const)('"%s" is what one sees as %s says', ([words, guide, program]) => {
  expect(read(guide)).toContain(words);
  expect(read(program)).toContain(words);
});
