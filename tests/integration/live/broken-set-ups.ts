/** A fault on the line to the site: what it answers in place of the site, or undefined to let the request through. */
export type Fault = (address: string, request: Request) => Response | Promise<Response> | undefined;

export const moved = (to: string) => new Response(null, { status: 308, headers: { location: to } });

export const html = (text: string, more: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html', ...more } });
/** The first page of a language, where another was asked for. */
const home = (language: string) =>
  html(`<html data-page="/" data-app="/assets/app-1.js" lang="${language}"><div id="app"></div>`);
const refusal = (status: number, body: object) => Response.json(body, { status });

/** Each fault that was met when others went live: what is wrong, and words of its mend. */
export const brokenSetUps: [name: string, fault: Fault, wrong: RegExp, mend: RegExp][] = [
  [
    'a host that redirects every address without an end',
    (path) => (path === '/modules' ? moved('/modules') : undefined),
    /redirects, without an end on some hosts: \/modules/,
    /Take any rule for "\/\*" out of _redirects/,
  ],
  [
    'a host that answers a missing script with a page',
    (path) => (path.startsWith('/assets/not-there') ? html('<html>') : undefined),
    /A file that is missing answers 200 and 404/,
    /"\/\*" out of _redirects/,
  ],
  [
    'a host that lets browsers keep what is missing',
    (path) =>
      path.startsWith('/assets/not-there')
        ? new Response('', {
            status: 404,
            headers: { 'cache-control': 'public, max-age=31536000, immutable' },
          })
        : undefined,
    /may be kept by browsers, for up to a year/,
    /with files that are there/,
  ],
  [
    'a host without headers, such as GitHub Pages',
    (path) => (path === '/' ? home('en') : undefined),
    /These headers are missing or changed: content-security-policy, strict-/,
    /as GitHub Pages does not/,
  ],
  [
    'a host that writes into pages',
    (path) =>
      path === '/forum'
        ? html('<html data-page="/forum"><script src="/cdn-cgi/x.js"></script>')
        : undefined,
    /The host writes scripts of its own/,
    /Email Address Obfuscation/,
  ],
  [
    'a worker that browsers keep',
    (path) =>
      path === '/sw.js'
        ? new Response('w', {
            headers: { 'content-type': 'text/javascript', 'cache-control': 'max-age=14400' },
          })
        : undefined,
    /browsers may keep an old one/,
    /no-cache" with \/sw\.js/,
  ],
  [
    'pages that are not found without .html',
    (path) => (path === '/modules/1' ? refusal(404, {}) : undefined),
    /no pages of ours: \/modules\/1/,
    /\$uri\.html/,
  ],
  [
    'a host that answers Spanish addresses with English pages',
    (path) => (path === '/es/modules' ? home('en') : undefined),
    /no pages of ours: \/es\/modules$/m,
    /upload the whole folder/,
  ],
  [
    'a host that answers a wrong Spanish address with its first page',
    (path) => (path === '/es/no-such-page' ? home('en') : undefined),
    /A wrong address does not show/,
    /Make 404\.html the page/,
  ],
  [
    'a host without headers on Spanish pages',
    (path) => (path === '/es/' ? home('es') : undefined),
    /These headers are missing or changed: content-security-policy, strict-/,
    /reads? the file _headers/,
  ],
  [
    'a Spanish worker that browsers keep',
    (path) =>
      path === '/es/sw.js'
        ? new Response('w', {
            headers: { 'content-type': 'text/javascript', 'cache-control': 'max-age=14400' },
          })
        : undefined,
    /A worker \(\/sw\.js or \/es\/sw\.js\) is missing/,
    /no-cache" with \/sw\.js or \/es\/sw\.js/,
  ],
  [
    'a host that does not know the type of a manifest',
    (path) =>
      path === '/es/manifest.webmanifest'
        ? new Response('{"scope":"/es/"}', {
            headers: { 'content-type': 'application/octet-stream' },
          })
        : undefined,
    /description of the app is missing or of a wrong type/,
    /application\/manifest\+json/,
  ],
  [
    'a host on which /es leads nowhere',
    (path) => (path === '/es' ? refusal(404, {}) : undefined),
    /The address \/es does not lead/,
    /Make \/es lead to \/es\//,
  ],
  [
    'an upload of some other folder',
    (path) => (path === '/site.json' ? refusal(404, {}) : undefined),
    /There is no site\.json/,
    /upload the whole folder/,
  ],
  [
    'a project that sleeps',
    (path) => (path.startsWith('/rest/') ? html('<h1>Paused</h1>') : undefined),
    /The backend https:\/\/abc\.supabase\.example\.com does not answer/,
    /sleeps after a week/,
  ],
  [
    'a key of another project',
    (path) =>
      path.startsWith('/rest/') ? refusal(401, { message: 'Invalid API key' }) : undefined,
    /does not know the key/,
    /\.env\.production/,
  ],
  [
    'tables that went to the own computer',
    (path) =>
      path.startsWith('/rest/v1/resumes') ? refusal(404, { code: 'PGRST205' }) : undefined,
    /The table of resumes is not there/,
    /db push --remote/,
  ],
  [
    'a database that is older than the site',
    (path) => (path.endsWith('/account_secret') ? refusal(404, { code: 'PGRST202' }) : undefined),
    /The database is older than the site: account_secret/,
    /db push --remote/,
  ],
  [
    'rows that anybody can read',
    (path) => (path === '/rest/v1/resumes?select=*' ? Response.json([{ data: {} }]) : undefined),
    /A STRANGER CAN READ/,
    /Take the site down now/,
  ],
  [
    'settings that were never pushed',
    (path) =>
      path === '/auth/v1/settings'
        ? Response.json({
            disable_signup: false,
            mailer_autoconfirm: true,
            external: { email: true },
          })
        : undefined,
    /the settings never arrived/,
    /config push/,
  ],
  [
    'mail that reaches the team alone',
    (path) =>
      path === '/auth/v1/signup'
        ? refusal(429, {
            error_code: 'over_email_send_rate_limit',
            msg: 'email rate limit exceeded',
          })
        : undefined,
    /The mail could not be sent \(email rate limit exceeded\)/,
    /mail account of your own/,
  ],
  [
    'an address that the function does not know',
    (path) => (path.startsWith('/functions/') ? Response.json({ ready: true }) : undefined),
    /does not know the address of the site/,
    /ALLOWED_ORIGINS=https:\/\/quest\.example\.org/,
  ],
  [
    'an AI without a model',
    (path) => (path.startsWith('/functions/') ? refusal(503, {}) : undefined),
    /no AI is set up/,
    /AI_PROVIDER_KEY and AI_MODEL/,
  ],
  [
    'an address of AI that is nobody’s',
    (path) => {
      const ai = 'https://your-project.supabase.example.com/functions/v1/ai-assist';
      const key = 'sb_publishable_career_quest_embedded';
      if (path === '/site.json')
        return Response.json({ backend: 'https://abc.supabase.example.com', key, ai });
      return path === ai ? refusal(404, {}) : undefined;
    },
    /nothing is at https:\/\/your-project/,
    /VITE_AI_BASE_URL/,
  ],
  [
    'a function of an older version',
    (path) => (path.endsWith('/ai-assist/health') ? Response.json({ ok: true }) : undefined),
    /ai-assist is not of the version of this folder/,
    /functions deploy ai-assist/,
  ],
  [
    'a function that does not reach the log-in service',
    (path) => (path.endsWith('/ai-assist/health') ? refusal(503, {}) : undefined),
    /does not reach the log-in service/,
    /press "Resume project"/,
  ],
  [
    'a function that was never deployed',
    (path) => (path.startsWith('/functions/') ? refusal(404, {}) : undefined),
    /The function ai-assist is not there/,
    /functions deploy ai-assist/,
  ],
];
