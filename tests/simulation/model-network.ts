import type { Answer, HttpRequest } from './model-account';
import { currentPage } from './computer';
import type { Computer, Fate, Runner } from './computer';

const FAILED: Record<string, Answer> = {
  portal: { status: 200, body: '<html><h1>Welcome to Library Wi-Fi</h1></html>' },
  empty: { status: 200, body: '' },
  'not-found': { status: 404, body: 'Not Found' },
  'error-before': { status: 503, body: { message: 'Service unavailable' } },
  'error-after': { status: 503, body: { message: 'Service unavailable' } },
  busy: { status: 429, body: { message: 'Slow down' }, headers: { 'retry-after': '30' } },
};
/** Fates in which the request reaches the server. */
const ARRIVES = new Set<Fate>(['good', 'answer-lost', 'twice', 'error-after', 'hangs']);

/**
 * `fetch` of a page on a line with faults. The request and its answer travel each on their own: in between the page may
 * die, the request may arrive after later ones or twice, and the answer may get lost.
 */
export function modelFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const page = currentPage();
  const { computer } = page;
  const { loop, account } = computer;
  const request = toRequest(input, init);
  const fate: Fate = computer.isOnline ? (computer.line.shift() ?? 'good') : 'request-lost';
  const done = beginAsking(page, request);
  return new Promise<Response>((resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    const answer = (found: Answer) => {
      const shown = fate === 'good' || fate === 'twice' ? found : FAILED[fate];
      travel(computer, page, () => {
        if (shown && computer.isOnline) resolve(toResponse(shown));
        else reject(new TypeError('Failed to fetch'));
      });
    };
    const arrive = () => {
      const found = account.handle(request);
      if (fate !== 'hangs') answer(found);
    };
    if (ARRIVES.has(fate)) travel(computer, null, arrive);
    else answer({ status: 0, body: '' });
    if (fate === 'twice') travel(computer, null, () => void account.handle(request));
  }).finally(done);

  /** Each message goes its own way; what belongs to nobody arrives even when the page is dead. */
  function travel(to: Computer, actor: Runner | null, run: () => void): void {
    loop.enqueue(`net ${to.name} ${loop.nextId()}`, actor, run);
  }
}

/** Of all tabs and the worker of a computer, one at a time may ask for a person's row. */
function beginAsking(page: Runner, { url, token }: HttpRequest): () => void {
  const { computer } = page;
  const person = token?.split('-')[1];
  if (person === undefined || !url.pathname.startsWith('/rest/')) return () => undefined;
  const other = computer.asking.get(person);
  if (other?.isAlive)
    computer.fault(`at once: ${page.name} and ${other.name} ask for ${person}'s row`);
  computer.asking.set(person, page);
  return () => void computer.asking.delete(person);
}

function toRequest(input: RequestInfo | URL, init: RequestInit): HttpRequest {
  const headers = new Headers(init.headers);
  return {
    method: init.method ?? 'GET',
    url: new URL(input instanceof Request ? input.url : input),
    token: headers.get('Authorization')?.replace(/^Bearer /, '') ?? null,
    body: typeof init.body === 'string' ? init.body : '',
  };
}

function toResponse({ status, body, headers = {} }: Answer): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}
