import { FUNCTION_VERSION } from '../../../supabase/functions/ai-assist/version';
import type { SiteFacts } from './check-files';
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
import { fixesFor } from './fixes';

/** Functions of the database that the app calls. */
const FUNCTIONS = [
  'account_secret',
  'delete_account',
  'earlier_versions',
  'funder_report',
  'take_ai_turn',
];

/** Looks at the backend as somebody without an account: what is there, and that nothing of anybody's is. */
export async function checkBackend(live: Live, facts: SiteFacts): Promise<Finding[]> {
  const url = facts.backend || live.site;
  const fixes = fixesFor(facts);
  const headers = { apikey: facts.key };
  const get = (path: string) => ask(live.fetch, `${url}${path}`, { headers });
  const post = (path: string, body: object) =>
    ask(live.fetch, `${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const rows = await get('/rest/v1/resumes?select=*');
  if (rows === null || rows.json === undefined) {
    return [toDo(`The backend ${url} does not answer`, fixes.silent)];
  }
  const findings: Finding[] = [right('The backend answers')];
  if (rows.status === 401 && /api ?key/i.test(rows.text)) {
    return [...findings, toDo('The backend does not know the key of this build', fixes.key)];
  }
  if (isMissing(rows))
    return [...findings, toDo('The table of resumes is not there', fixes.tables)];
  const write = await post('/rest/v1/resumes', {
    id: 1,
    data: {},
    revision: 1,
    save_id: '00000000-0000-4000-8000-000000000000',
  });
  const readsNothing = rows.status >= 400 || (Array.isArray(rows.json) && rows.json.length === 0);
  const called = await Promise.all(FUNCTIONS.map((name) => post(`/rest/v1/rpc/${name}`, {})));
  const missing = FUNCTIONS.filter((_, index) => isMissing(called[index] ?? null));
  return [
    ...findings,
    check(
      readsNothing && write !== null && write.status >= 400,
      'A stranger reads nothing and writes nothing',
      'A STRANGER CAN READ OR WRITE RESUMES',
      `Take the site down now. ${fixes.tables} Then check again.`,
    ),
    check(
      missing.length === 0 && called.every((answer) => answer !== null && answer.status >= 400),
      'The database is of this version, and its functions refuse strangers',
      missing.length > 0
        ? `The database is older than the site: ${missing.join(', ')}`
        : 'A function answers a stranger',
      fixes.tables,
    ),
    ...(await checkSettings(live, facts, get)),
    ...(await checkPolicy(live, url)),
    ...(await checkAi(live, facts, url)),
  ];
}

/** What PostgREST says of a table or function that it does not have. */
const isMissing = (answer: CheckedAnswer): boolean =>
  ['PGRST202', 'PGRST205', '42P01', '42883'].includes(String(valueIn(answer?.json, 'code')));

/** Hosted projects alone tell their settings. */
async function checkSettings(
  live: Live,
  facts: SiteFacts,
  get: (path: string) => Promise<CheckedAnswer>,
): Promise<Finding[]> {
  if (facts.backend === '' || facts.backend === live.site) return [];
  const settings = await get('/auth/v1/settings');
  if (settings?.status !== 200)
    return [toDo('The log-in service does not tell its settings', fixesFor(facts).settings)];
  const holds =
    valueIn(settings.json, 'disable_signup') === false &&
    valueIn(settings.json, 'mailer_autoconfirm') === false &&
    valueIn(settings.json, 'external', 'email') === true;
  return [
    check(
      holds,
      'People can sign up, and confirm their email',
      'Sign-up is closed, or nobody has to confirm their email: the settings never arrived',
      fixesFor(facts).settings,
    ),
  ];
}

/** The pages' own policy must let them speak to the backend. */
async function checkPolicy(live: Live, url: string): Promise<Finding[]> {
  if (url === live.site) return [];
  const home = await ask(live.fetch, `${live.site}/`);
  const policy = home?.headers.get('content-security-policy') ?? '';
  const [allowed = ''] = /connect-src [^;]*/.exec(policy) ?? [];
  return [
    check(
      allowed.split(' ').includes(new URL(url).origin),
      'The pages may speak to the backend',
      'The pages may not speak to the backend (connect-src)',
      'Upload the file _headers of the same build, or put dist-hosts/nginx.conf or Caddyfile in place again.',
    ),
  ];
}

async function checkAi(live: Live, facts: SiteFacts, url: string): Promise<Finding[]> {
  const address = `${url}/functions/v1/ai-assist`;
  const ready = await ask(live.fetch, address, { headers: { origin: live.site } });
  if (ready === null || ready.status === 404) {
    return [toDo('The function ai-assist is not there', fixesFor(facts).aiFunction)];
  }
  const origin = ready.headers.get('access-control-allow-origin');
  const mayRead = url === live.site || origin === live.site;
  const findings = [
    check(
      mayRead,
      'The function lets the pages read its answers',
      'The function does not know the address of the site',
      `Set ALLOWED_ORIGINS=${live.site} in supabase/functions/.env, then run \`npx supabase@3 secrets set --env-file supabase/functions/.env\`.`,
    ),
  ];
  const health = await ask(live.fetch, `${address}/health`);
  findings.push(
    check(
      valueIn(health?.json, 'version') === FUNCTION_VERSION,
      'The function is of this version, and reaches the log-in service',
      health?.status === 503
        ? 'The function does not reach the log-in service'
        : 'The function ai-assist is not of the version of this folder',
      health?.status === 503 ? fixesFor(facts).silent : fixesFor(facts).aiFunction,
    ),
  );
  if (facts.ai === '') return [...findings, right('The AI is off; everything works without it')];
  const offered = await ask(live.fetch, new URL(facts.ai, live.site).href, {
    headers: { origin: live.site },
  });
  if (offered?.status === 200) return [...findings, right('The AI is set up')];
  const isThere = offered !== null && offered.status !== 404;
  return [
    ...findings,
    isThere
      ? toDo('The site offers AI, and no AI is set up', fixesFor(facts).ai)
      : toDo(
          `The site offers AI, and nothing is at ${facts.ai}`,
          'Check VITE_AI_BASE_URL in .env.production, build and upload again.',
        ),
  ];
}
