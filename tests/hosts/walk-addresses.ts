import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { languages } from '../../src/content/languages';
import { writtenPages } from '../../src/hydration/written-pages';

/** What a host does otherwise than all others, by its own guide. */
export interface Habits {
  /** Its 404.html answers for every folder. */
  hasOne404?: boolean;
  /** Its emulator, unlike the host itself, lets nothing be kept. */
  keepsNothing?: boolean;
  /** Its emulator shows `_headers` and `_redirects` like any file. */
  showsSettings?: boolean;
}

const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(text|application)\/javascript/,
  '.css': /^text\/css/,
  '.json': /^application\/json/,
  '.webmanifest': /^application\/manifest\+json/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml/,
  '.ttf': /^(font\/ttf|application\/(x-font-ttf|octet-stream))$/,
  '.md': /^text\/(markdown|plain)/,
  '.txt': /^text\/plain/,
};

/**
 * Asks a host for what people type, keep and share in each language: with a slash too many or `.html`, below what is
 * there, misspelled; and for a file of each type. `folder` holds the site. Gives a line for each thing that is wrong.
 */
export async function walkAddresses(
  url: string,
  folder: string,
  { hasOne404, keepsNothing, showsSettings }: Habits = {},
): Promise<string[]> {
  const problems: string[] = [];
  const see = async (path: string, holds: (page: Page) => boolean) => {
    const page = await followed(url, path);
    if (!holds(page)) problems.push(`${path}: ${JSON.stringify(page)}`);
  };
  for (const { id, base } of languages) {
    const isPage = ({ status, lang, path }: Page) => status === 200 && lang === id && path !== null;
    const isMissing = ({ status, lang, path }: Page) =>
      status === 404 && path === null && (lang === id || (hasOne404 === true && lang === 'en'));
    const isOurs = (page: Page) => page.hops < 3 && (isPage(page) || isMissing(page));
    for (const { path } of writtenPages) {
      const page = base + path.slice(1);
      await see(`${page}?from=mail`, (it) => isPage(it) && it.hops === 0 && it.path === page);
      await see(`${page}/`.replace('//', '/'), isOurs);
      await see(`${page}.html`.replace('/.html', '/index.html'), isOurs);
    }
    await see(`${base}resume-builder`, isPage);
    await see(`${base}resume-builder/`, isPage);
    await see(`${base}resume-builder/chapter/9/more`, isPage);
    if (base !== '/') await see(base.slice(0, -1), (it) => it.hops < 2 && isPage(it));
    for (const path of [
      'no-such-page',
      'modules/9',
      'modules/1/more',
      'kept/x',
      'assets/x',
      '404x',
    ])
      await see(base + path, isMissing);
  }
  await see('/escuela', ({ status, lang }) => status === 404 && lang === 'en');
  for (const path of ['/es//modules', '/es/%20', '/es/..%2fmodules'])
    await see(path, ({ status, hops }) => hops < 3 && status < 500);
  // Whatever else is said: the settings of a host are nobody's page.
  for (const path of ['/_headers', '/_redirects'])
    await see(path, ({ status }) => status !== 200 || showsSettings === true);

  for (const file of oneOfEach(folder)) {
    const answer = await fetch(`${url}/${file}`, { redirect: 'manual' });
    const header = (name: string) => answer.headers.get(name) ?? '';
    const isKept = header('cache-control') === 'public, max-age=31536000, immutable';
    const mayBeKept = /^([a-z]+\/)?assets\//.test(file) && keepsNothing !== true;
    const isRight =
      answer.status === 200 &&
      TYPES[extname(file)]?.test(header('content-type')) === true &&
      isKept === mayBeKept &&
      header('x-content-type-options') === 'nosniff' &&
      header('content-security-policy').startsWith("default-src 'none'");
    if (!isRight)
      problems.push(`${file}: ${String(answer.status)} ${JSON.stringify([...answer.headers])}`);
  }
  return problems;
}

/** Where an address leads in the end: `path` is that of our page, null for the page of what is missing and for no page. */
type Page = { status: number; hops: number; lang: string | null; path: string | null };

async function followed(url: string, path: string): Promise<Page> {
  let address = `${url}${path}`;
  for (let hops = 0; ; hops += 1) {
    const answer = await fetch(address, { redirect: 'manual' });
    const text = await answer.text();
    const to = answer.headers.get('location');
    if (to !== null && answer.status >= 300 && answer.status < 400 && hops < 5) {
      address = new URL(to, address).href;
      continue;
    }
    const [tag = ''] = /<html[^>]*>/.exec(text) ?? [];
    const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
    return { status: answer.status, hops, lang: value('lang'), path: value('data-page') };
  }
}

/** One file of each type in each of the site's folders; pages are asked for by their addresses. */
function oneOfEach(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$|^_|^\.|\.DS_Store/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1));
  const byKind = new Map(
    files.map((file) => [`${file.slice(0, file.lastIndexOf('/') + 1)}*${extname(file)}`, file]),
  );
  return [...byKind.values()];
}
