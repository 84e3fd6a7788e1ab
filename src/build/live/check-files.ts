import { ask, check, right, toDo, valueIn, type Answer, type Finding, type Live } from './finding';

/** What the build says of itself at `/site.json`. All of it is public. */
export interface SiteFacts {
  /** '' where the backend answers at the site's own address. */
  backend: string;
  key: string;
  /** '' where this build asks no AI. */
  ai: string;
}

const PAGES = [
  '/',
  '/modules',
  '/modules/1',
  '/resources',
  '/guides',
  '/forum',
  '/auth',
  '/game',
  '/papers',
  '/your-data',
  '/staff',
  '/policies',
  '/agencies',
];
const UPLOAD = 'Build again with `npm run build:production` and upload the whole folder `dist`.';
const HOST_PAGE = 'See "Your host" in src/docs/deploy.md.';

const HEADERS: readonly [name: string, pattern: RegExp][] = [
  ['content-security-policy', /default-src 'none'/],
  ['strict-transport-security', /max-age=/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^no-referrer$/],
  ['x-frame-options', /^DENY$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
];

/** Looks at everything that the static host serves. `facts` is null when the site is none of ours, or not there. */
export async function checkFiles(
  live: Live,
): Promise<{ facts: SiteFacts | null; found: Finding[] }> {
  const get = (path: string) => ask(live.fetch, `${live.site}${path}`);
  const home = await get('/');
  if (home === null) {
    const mend = 'Check the address, and that its certificate is right: open it in a browser.';
    return { facts: null, found: [toDo(`Nothing answers at ${live.site}`, mend)] };
  }
  const found = [
    ...(await checkAddress(live, home)),
    ...(await checkPages(get)),
    ...checkHeaders(home),
    ...(await checkMissing(get)),
    ...(await checkCaching(get, home)),
    checkClock(home, live.now()),
  ];
  const facts = factsIn(await get('/site.json'));
  found.push(
    check(
      facts !== null,
      'The build says which backend it belongs to',
      'There is no site.json',
      UPLOAD,
    ),
  );
  return { facts, found };
}

async function checkAddress({ site, fetch }: Live, home: NonNullable<Answer>): Promise<Finding[]> {
  const found = [
    check(
      home.status === 200,
      `${site} answers`,
      `${site} answers with status ${String(home.status)}`,
      `Give the very address that people see, with or without "www". ${HOST_PAGE}`,
    ),
  ];
  if (!site.startsWith('https:')) {
    const mend =
      'Nothing typed is safe without HTTPS, and browsers keep no page offline. Switch HTTPS on at your host.';
    return [...found, toDo('The address begins with http', mend)];
  }
  const plain = await ask(fetch, site.replace('https:', 'http:'));
  // Nobody there, and a refusal, are as good as the way to https.
  const leads = plain === null || plain.status >= 300;
  return [
    ...found,
    right('Its certificate (TLS) is right'),
    check(
      leads,
      'http leads to https',
      'http is served beside https',
      'Switch on "Always use HTTPS" at your host.',
    ),
  ];
}

async function checkPages(get: (path: string) => Promise<Answer>): Promise<Finding[]> {
  const answers = await Promise.all(
    [...PAGES, '/resume-builder/chapter/3'].map(async (path) => ({
      path,
      answer: await get(path),
    })),
  );
  const isPage = ({ answer }: (typeof answers)[number]) =>
    answer?.status === 200 && /<html[^>]* data-page=/.test(answer.text);
  const moved = answers.filter(
    ({ answer }) => answer && answer.status >= 300 && answer.status < 400,
  );
  const bad = answers.filter((one) => !isPage(one) && !moved.includes(one));
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
      `All ${String(PAGES.length + 1)} pages are there, without .html`,
      `These are no pages of ours: ${named(bad)}`,
      `${UPLOAD} A server of your own must try "$uri.html". ${HOST_PAGE}`,
    ),
    check(
      injected.length === 0,
      'The host adds no script to the pages',
      'The host writes scripts of its own into the pages, which are then blocked or watch learners',
      'Switch off analytics, "Email Address Obfuscation" and every other change of HTML at your host.',
    ),
  ];
}

function checkHeaders(home: NonNullable<Answer>): Finding[] {
  const missing = HEADERS.filter(([name, pattern]) => !pattern.test(home.headers.get(name) ?? ''));
  return [
    check(
      missing.length === 0,
      'The security headers are there',
      `These headers are missing or changed: ${missing.map(([name]) => name).join(', ')}`,
      `Your host does not read the file _headers, as GitHub Pages does not. ${HOST_PAGE}`,
    ),
  ];
}

async function checkMissing(get: (path: string) => Promise<Answer>): Promise<Finding[]> {
  const missing = await Promise.all(
    ['/assets/not-there-0a1b2c3d.js', '/kept/not-there.js'].map(get),
  );
  const page = await get('/no-such-page');
  const statuses = missing.map((answer) => answer?.status ?? 0);
  const isKept = missing.some((answer) =>
    /immutable|max-age=[1-9]/.test(answer?.headers.get('cache-control') ?? ''),
  );
  return [
    check(
      statuses.every((status) => status === 404),
      'A file that is missing answers 404',
      `A file that is missing answers ${statuses.join(' and ')}`,
      `Browsers would take a page for a script and keep it. Take any rule for "/*" out of _redirects. ${HOST_PAGE}`,
    ),
    check(
      !isKept,
      'A file that is missing is kept by no browser',
      'A file that is missing may be kept by browsers, for up to a year',
      `Send "Cache-Control: immutable" with files that are there, and no others; or take the rule for /assets/* out of _headers. ${HOST_PAGE}`,
    ),
    check(
      page !== null && [200, 404].includes(page.status) && page.text.includes('id="app"'),
      'A wrong address shows a page of ours',
      'A wrong address does not show a page of ours',
      `Make 404.html the page for what is missing. ${HOST_PAGE}`,
    ),
  ];
}

async function checkCaching(
  get: (path: string) => Promise<Answer>,
  home: NonNullable<Answer>,
): Promise<Finding[]> {
  const worker = await get('/sw.js');
  const script = /(?:data-app|src|href)="(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1];
  const asset = script ? await get(script) : null;
  const age = (answer: Answer) => answer?.headers.get('cache-control') ?? '';
  const isScript = /javascript/.test(worker?.headers.get('content-type') ?? '');
  return [
    check(
      worker?.status === 200 && isScript && /no-cache|max-age=0|no-store/.test(age(worker)),
      'The worker for the time offline is there and always fresh',
      'The worker /sw.js is missing, or browsers may keep an old one',
      `Send "Cache-Control: no-cache" with /sw.js. ${HOST_PAGE}`,
    ),
    check(
      !/immutable|max-age=[1-9]/.test(age(home)),
      'Pages are always fresh',
      'Browsers may keep old pages',
      `Send "Cache-Control: no-cache" with pages, and switch off "cache everything" at your host. ${HOST_PAGE}`,
    ),
    check(
      asset?.status === 200 && /javascript/.test(asset.headers.get('content-type') ?? ''),
      'The scripts of the pages are there',
      'The scripts of the pages are missing',
      UPLOAD,
    ),
  ];
}

/** Tokens run out by the clock of the server, and two minutes are enough to lose a log in. */
function checkClock(home: NonNullable<Answer>, now: number): Finding {
  const theirs = Date.parse(home.headers.get('date') ?? '');
  const isNear = !(Math.abs(now - theirs) > 120_000);
  return check(
    isNear,
    'The clocks of the server and of this computer agree',
    'The clocks of the server and of this computer differ by more than two minutes',
    'Set this computer to take its time from the internet. On a server of your own, install chrony.',
  );
}

function factsIn(answer: Answer): SiteFacts | null {
  if (answer?.status !== 200) return null;
  const [backend, key, ai] = ['backend', 'key', 'ai'].map((name) => valueIn(answer.json, name));
  return typeof backend === 'string' && typeof key === 'string' && typeof ai === 'string'
    ? { backend, key, ai }
    : null;
}
