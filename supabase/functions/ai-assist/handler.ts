import { isServiceUp, isSignedIn, consumeQuota, type PersonDeps } from './person.ts';
import { formOf, readQuestion, readText, type Entry } from './question.ts';
import { corsHeaders, refuse } from './responses.ts';
import { FUNCTION_VERSION } from './version.ts';

/** What the handler needs from outside, so that tests can stand in for all of it. */
export interface AssistDeps extends PersonDeps {
  /** Origins whose pages may read the answers. */
  allowedOrigins: string[];
  /** Asks the provider; null when no key is set up. Rejects when it gives no usable text. */
  generate: ((entries: Entry[], signal: AbortSignal) => Promise<string>) | null;
  /** Takes the body of a browser's report of what the pages' policy held back. */
  report: (body: string) => void;
  /** Told the status of each answer to a question. */
  answered: (status: number) => void;
  /** Answers the daily call; null when none is set up. */
  upkeep: ((request: Request) => Promise<Response>) | null;
  /** How long the provider may take, in milliseconds. */
  timeLimit: number;
}

const MOST_REPORT_BYTES = 8 * 1024;
/** No helpful answer is longer; the rest of a runaway one is dropped. */
const MAX_ANSWER = 8000;

/**
 * Answers a signed-in person, a limited number of times in an hour:
 *
 * - `POST {prompt}` with `{text}`;
 * - `POST …:generateContent {contents}`, the provider's own question, with an answer in the
 *   provider's own form, so that its browser client works without a key in the browser;
 * - `GET` with `{ready: true}` where an AI is set up, else with 503, before anybody is asked for their words.
 *
 * - `GET …/health` with `{ok: true, version}` while the log-in service answers, else with 503, for whoever watches the
 *   site;
 * - `POST …/csp-report` with 204;
 * - `POST …/upkeep`, the daily call: see `upkeep.ts`.
 *
 * Everything else gets `{error}` and a sentence, any other path a 404. No word of a question gets into a log.
 */
export function createHandler(deps: AssistDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await answer(request, deps);
    if (request.method === 'POST' && formOf(request)) deps.answered(response.status);
    for (const [name, value] of corsHeaders(request, deps.allowedOrigins)) {
      response.headers.set(name, value);
    }
    return response;
  };
}

async function answer(request: Request, deps: AssistDeps): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/ai-assist/health') && request.method === 'GET') {
    return (await isServiceUp(deps))
      ? Response.json({ ok: true, version: FUNCTION_VERSION })
      : refuse(503, 'The log-in service does not answer.');
  }
  if (pathname.endsWith('/ai-assist/csp-report') && request.method === 'POST') {
    const report = await readText(request, MOST_REPORT_BYTES);
    if (report !== null) deps.report(report);
    return new Response(null, { status: 204 });
  }
  if (deps.upkeep && pathname.endsWith('/ai-assist/upkeep') && request.method === 'POST')
    return deps.upkeep(request);
  const form = formOf(request);
  if (form === null) return refuse(404, 'There is nothing here.');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method === 'GET') return deps.generate ? Response.json({ ready: true }) : notSetUp();
  if (request.method !== 'POST')
    return refuse(405, 'Only GET and POST work here.', { Allow: 'GET, POST' });

  const signedIn = await isSignedIn(request, deps);
  if (signedIn === 'unknown')
    return refuse(502, 'We could not check that you are logged in. Try again.');
  if (!signedIn) return refuse(401, 'Log in to use the AI helper.');

  const question = await readQuestion(request, form);
  if (question instanceof Response) return question;
  if (!deps.generate) return notSetUp();

  const turn = await consumeQuota(request, deps);
  if (turn === 'unknown') return refuse(502, 'The AI helper is not available now. Try again.');
  if (turn === 'site-used-up')
    return refuse(429, 'The AI helper has answered all it can today. Try again tomorrow.');
  if (turn === 'none-left')
    return refuse(429, 'You have asked the AI helper many times. Try again in an hour.');

  const text = await askProvider(question.entries, deps.generate, deps.timeLimit);
  if (text instanceof Response) return text;
  return Response.json(question.form === 'prompt' ? { text } : toProviderForm(text));
}

function notSetUp(): Response {
  return refuse(503, 'The AI helper is not set up on this site.');
}

async function askProvider(
  entries: Entry[],
  generate: NonNullable<AssistDeps['generate']>,
  timeLimit: number,
): Promise<string | Response> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const text = (await generate(entries, signal)).slice(0, MAX_ANSWER);
    return text.trim() === '' ? refuse(502, 'The AI helper gave no answer. Try again.') : text;
  } catch {
    return signal.aborted
      ? refuse(504, 'The AI helper took too long. Try again.')
      : refuse(502, 'The AI helper gave no answer. Try again.');
  }
}

function toProviderForm(text: string): object {
  return {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
  };
}
