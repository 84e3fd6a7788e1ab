import { languages } from '../../content/languages';
import { writtenPages } from '../../hydration/written-pages';
import { check, type CheckedAnswer, type Finding } from './finding';

export const UPLOAD =
  'Build again with `npm run build:production` and upload the whole folder `dist`.';
export const HOST_PAGE = 'See "Your host" in src/docs/operate-expert.md.';

type Get = (path: string) => Promise<CheckedAnswer>;

/** Looks at every page of every language, and at the address of a language without its last slash. */
export async function checkPages(get: Get): Promise<Finding[]> {
  const answers = await Promise.all(
    languages
      .flatMap(({ id, base }) =>
        writtenPages.map(({ path }) => ({ id, path: base + path.slice(1) })),
      )
      .map(async ({ id, path }) => ({ id, path, answer: await get(path) })),
  );
  const moved = answers.filter(({ answer }) => isMoved(answer));
  const bad = answers.filter(
    (answer) => !isPageIn(answer.id, answer.answer) && !moved.includes(answer),
  );
  const injected = answers.filter(({ answer }) =>
    /cdn-cgi|cloudflareinsights|netlify-rum|googletagmanager/.test(answer?.text ?? ''),
  );
  const named = (list: typeof answers) => list.map(({ path }) => path).join(', ');
  return [
    check(
      moved.length === 0,
      'No page answers with a redirect',
      `These answer with redirects, without an end on some hosts: ${named(moved)}`,
      `Take any rule for "/*" out of _redirects. ${HOST_PAGE}`,
    ),
    check(
      bad.length === 0,
      `All ${String(answers.length)} pages are there, each in its language and without .html`,
      `These are no pages of ours: ${named(bad)}`,
      `${UPLOAD} A server of your own must try "$uri.html". ${HOST_PAGE}`,
    ),
    check(
      injected.length === 0,
      'The host adds no script to the pages',
      'The host writes scripts of its own into the pages, which are then blocked or watch learners',
      'Switch off analytics, "Email Address Obfuscation" and every other change of HTML at your host.',
    ),
    ...(await checkShortAddresses(get)),
  ];
}

/** People type `/es`; what belongs to a language begins with `/es/`. */
async function checkShortAddresses(get: Get): Promise<Finding[]> {
  const [, ...others] = languages;
  return Promise.all(
    others.map(async ({ id, base, name }) => {
      const short = base.slice(0, -1);
      const answer = await get(short);
      const to = answer?.headers.get('location') ?? '';
      const leads = isMoved(answer) && new URL(to, 'https://site.invalid').pathname === base;
      return check(
        leads || isPageIn(id, answer),
        `The address ${short} leads to the pages in ${name}`,
        `The address ${short} does not lead to the pages in ${name}`,
        `Make ${short} lead to ${base}. ${HOST_PAGE}`,
      );
    }),
  );
}

const isMoved = (answer: CheckedAnswer) =>
  answer !== null && answer.status >= 300 && answer.status < 400;

function isPageIn(language: string, answer: CheckedAnswer): boolean {
  const [tag = ''] = /<html[^>]*>/.exec(answer?.text ?? '') ?? [];
  return answer?.status === 200 && tag.includes(` lang="${language}"`) && isWritten(tag);
}

/** Whether it is a page with an address of its own; the page for what is missing has none. */
const isWritten = (html: string) => / data-page="/.test(html);

/** Looks at what is missing: a file must be missing, and an address must show the page that says so. */
export async function checkMissing(get: Get): Promise<Finding[]> {
  const under = (...names: string[]) =>
    Promise.all(languages.flatMap(({ base }) => names.map(async (name) => get(`${base}${name}`))));
  const files = await under('assets/not-there-0a1b2c3d.js', 'kept/not-there.js');
  const pages = await under('no-such-page', 'modules/no-such-page');
  const statuses = files.map((answer) => answer?.status ?? 0);
  const isKept = [...files, ...pages].some((answer) =>
    /immutable|max-age=[1-9]/.test(answer?.headers.get('cache-control') ?? ''),
  );
  return [
    check(
      statuses.every((status) => status === 404),
      'A file that is missing answers 404',
      `A file that is missing answers ${[...new Set(statuses)].join(' and ')}`,
      `Browsers would take a page for a script and keep it. Take any rule for "/*" out of _redirects. ${HOST_PAGE}`,
    ),
    check(
      !isKept,
      'A file that is missing is kept by no browser',
      'A file that is missing may be kept by browsers, for up to a year',
      `Send "Cache-Control: immutable" with files that are there, and no others; or take the rule for /assets/* out of _headers. ${HOST_PAGE}`,
    ),
    check(
      pages.every(
        (page) =>
          page !== null &&
          // Our own server answers 200 to whoever opens a page.
          [200, 404].includes(page.status) &&
          page.text.includes('id="app"') &&
          !isWritten(page.text),
      ),
      'A wrong address shows our page for what is missing',
      'A wrong address does not show our page for what is missing',
      `Make 404.html the page for what is missing. ${HOST_PAGE}`,
    ),
  ];
}
