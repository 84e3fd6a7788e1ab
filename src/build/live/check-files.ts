import { languages } from '../../content/languages';
import { checkMissing, checkPages, HOST_PAGE, UPLOAD } from './check-pages';
import {
  ask,
  check,
  right,
  toDo,
  valueIn,
  type CheckedAnswer,
  type Finding,
  type Live,
} from './finding';

/** What the build says of itself at `/site.json`. All of it is public. */
export interface SiteFacts {
  /** '' where the backend answers at the site's own address. */
  backend: string;
  key: string;
  /** '' where this build asks no AI. */
  ai: string;
}

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
    const fix =
      'Check the address letter by letter. Is its DNS entry new? Wait an hour, and check again. Then open it in a browser, and look at what that says.';
    return { facts: null, found: [toDo(`Nothing answers at ${live.site}`, fix)] };
  }
  const findings = [
    ...(await checkAddress(live, home)),
    ...(await checkPages(get)),
    ...(await checkHeaders(get)),
    ...(await checkMissing(get)),
    ...(await checkCaching(get)),
    checkClock(home, live.now()),
  ];
  const facts = factsIn(await get('/site.json'));
  findings.push(
    check(
      facts !== null,
      'The build says which backend it belongs to',
      'There is no site.json',
      UPLOAD,
    ),
  );
  return { facts, found: findings };
}

async function checkAddress(
  { site, fetch }: Live,
  home: NonNullable<CheckedAnswer>,
): Promise<Finding[]> {
  const findings = [
    check(
      home.status === 200,
      `${site} answers`,
      `${site} answers with status ${String(home.status)}`,
      `Give the very address that people see, with or without "www". ${HOST_PAGE}`,
    ),
  ];
  if (!site.startsWith('https:')) {
    const fix =
      'Nothing typed is safe without HTTPS, and browsers keep no page offline. Switch HTTPS on at your host.';
    return [...findings, toDo('The address begins with http', fix)];
  }
  const plain = await ask(fetch, site.replace('https:', 'http:'));
  // Plain http may also refuse or not answer: then nothing can be sent unencrypted, either.
  const leads = plain === null || plain.status >= 300;
  return [
    ...findings,
    right('Its certificate (TLS) is right'),
    check(
      leads,
      'http leads to https',
      'http is served beside https',
      'Switch on "Always use HTTPS" at your host.',
    ),
  ];
}

async function checkHeaders(get: (path: string) => Promise<CheckedAnswer>): Promise<Finding[]> {
  const homes = await Promise.all(languages.map(({ base }) => get(base)));
  const missing = HEADERS.filter(([name, pattern]) =>
    homes.some((home) => !pattern.test(home?.headers.get(name) ?? '')),
  );
  return [
    check(
      missing.length === 0,
      'The security headers are there',
      `These headers are missing or changed: ${missing.map(([name]) => name).join(', ')}`,
      `Your host does not read the file _headers, as GitHub Pages does not. ${HOST_PAGE}`,
    ),
  ];
}

/** The worker, the first page, its scripts and the manifest: of every language its own. */
async function checkCaching(get: (path: string) => Promise<CheckedAnswer>): Promise<Finding[]> {
  const sites = await Promise.all(
    languages.map(async ({ base }) => {
      const home = await get(base);
      const script = /(?:data-app|src|href)="(\/[^"]*assets\/[^"]+\.js)"/.exec(
        home?.text ?? '',
      )?.[1];
      return {
        base,
        home,
        worker: await get(`${base}sw.js`),
        manifest: await get(`${base}manifest.webmanifest`),
        asset: script ? await get(script) : null,
      };
    }),
  );
  const age = (answer: CheckedAnswer) => answer?.headers.get('cache-control') ?? '';
  const isOf = (type: RegExp, answer: CheckedAnswer) =>
    answer?.status === 200 && type.test(answer.headers.get('content-type') ?? '');
  const all = (holds: (site: (typeof sites)[number]) => boolean) => sites.every(holds);
  const named = (file: string) => sites.map(({ base }) => base + file).join(' or ');
  return [
    check(
      all(
        ({ worker }) =>
          isOf(/javascript/, worker) && /no-cache|max-age=0|no-store/.test(age(worker)),
      ),
      'The workers for the time offline are there and always fresh',
      `A worker (${named('sw.js')}) is missing, or browsers may keep an old one`,
      `Send "Cache-Control: no-cache" with ${named('sw.js')}. ${HOST_PAGE}`,
    ),
    check(
      all(({ home }) => !/immutable|max-age=[1-9]/.test(age(home))),
      'Pages are always fresh',
      'Browsers may keep old pages',
      `Send "Cache-Control: no-cache" with pages, and switch off "cache everything" at your host. ${HOST_PAGE}`,
    ),
    check(
      all(({ asset }) => isOf(/javascript/, asset)),
      'The scripts of the pages are there',
      'The scripts of the pages are missing',
      UPLOAD,
    ),
    check(
      all(
        ({ base, manifest }) => isOf(/json/, manifest) && valueIn(manifest?.json, 'scope') === base,
      ),
      'The site can be put on a home screen',
      `The description of the app is missing or of a wrong type: ${named('manifest.webmanifest')}`,
      `Send the type "application/manifest+json" with files that end in .webmanifest. ${HOST_PAGE}`,
    ),
  ];
}

/** Tokens run out by the clock of the server, and two minutes are enough to lose a log in. */
function checkClock(home: NonNullable<CheckedAnswer>, now: number): Finding {
  const theirs = Date.parse(home.headers.get('date') ?? '');
  const isNear = !(Math.abs(now - theirs) > 120_000);
  return check(
    isNear,
    'The clocks of the server and of this computer agree',
    'The clocks of the server and of this computer differ by more than two minutes',
    'Set this computer to take its time from the internet. On a server of your own, install chrony.',
  );
}

function factsIn(answer: CheckedAnswer): SiteFacts | null {
  if (answer?.status !== 200) return null;
  const [backend, key, ai] = ['backend', 'key', 'ai'].map((name) => valueIn(answer.json, name));
  return typeof backend === 'string' && typeof key === 'string' && typeof ai === 'string'
    ? { backend, key, ai }
    : null;
}
