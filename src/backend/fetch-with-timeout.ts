/** An HTTP answer read to its last byte. `json` is undefined when the body is not JSON. */
export interface WholeAnswer {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

/**
 * Sends a request and reads the whole body, or throws once `timeoutMs` have passed. The body counts
 * too: a line that dies after the headers would otherwise hang for ever. The deadline holds even
 * when `fetch` ignores its signal. A signal in `init` keeps working.
 *
 * Redirects are refused: a 307 from a captive portal would hand the password or the token on.
 */
export async function fetchWithTimeout(
  fetch: typeof globalThis.fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  timeoutMs: number,
): Promise<WholeAnswer> {
  const controller = new AbortController();
  const callerSignal = init?.signal;
  callerSignal?.throwIfAborted();
  const handleCallerAbort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', handleCallerAbort, { once: true });
  const timer = setTimeout(() => controller.abort(new Error('No answer in time')), timeoutMs);
  try {
    return await Promise.race([
      readWhole(fetch, input, {
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        ...init,
        signal: controller.signal,
      }),
      rejectOnAbort(controller.signal),
    ]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', handleCallerAbort);
  }
}

/** Rebuilds a `Response` for libraries that expect one. */
export function toResponse(answer: WholeAnswer): Response {
  const hasNoBody = [204, 205, 304].includes(answer.status);
  return new Response(hasNoBody ? null : answer.text, {
    status: answer.status,
    headers: answer.headers,
  });
}

async function readWhole(
  fetch: typeof globalThis.fetch,
  input: RequestInfo | URL,
  init: RequestInit,
): Promise<WholeAnswer> {
  const response = await fetch(input, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parseJson(text) };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
