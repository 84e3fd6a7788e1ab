const REFUSED = 'The request was refused.';
const BROKEN = 'Something went wrong on this computer.';

/** A refusal in the form of the auth server. The app shows `message` after 'Error: '. */
export function refuseAuth(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status, headers });
}

/** 429 with the wait in seconds, and a sentence that names it in minutes. `wayOut` is what else helps. */
export function refuseForNow(reason: string, waitMs: number, wayOut = 'then try again'): Response {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return refuseAuth(429, 'over_request_rate_limit', `${reason} Wait ${wait}, ${wayOut}.`, {
    'Retry-After': String(Math.ceil(waitMs / 1000)),
  });
}

/** The same for a request that is not for the sign-in service: a client that asks without an end. */
export function refuseRequest(waitMs: number): Response {
  const seconds = String(Math.ceil(waitMs / 1000));
  const message = 'Too many requests from this place. Wait a few minutes, then try again.';
  const body = { code: 'PT429', message, details: null, hint: null };
  return Response.json(body, { status: 429, headers: { 'Retry-After': seconds } });
}

/**
 * An answer of the database without its own words: they name tables and rules, and quote what was sent. The code
 * stays, because the app and its tests go by it; so do the sentences of our own `PTnnn`. A value that does not fit is
 * the sender's fault (400), as on a hosted project, whatever the embedded server says.
 */
export async function sanitizedError(answer: Response, sqlState: string | null): Promise<Response> {
  if (answer.status < 400) return answer;
  const { code, message } = await wordsOf(answer);
  const isNameless = answer.status === 500 && code === 'SUP';
  const trueCode = (isNameless && sqlState) || code;
  const status = isNameless && /^2[23]/.test(trueCode) ? 400 : answer.status;
  const own = trueCode.startsWith('PT') ? message : status < 500 ? REFUSED : BROKEN;
  return Response.json({ code: trueCode, message: own, details: null, hint: null }, { status });
}

async function wordsOf(answer: Response): Promise<{ code: string; message: string }> {
  const body: unknown = await answer.json().catch(() => null);
  const { code, message } = (body ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : 'SUP',
    message: typeof message === 'string' ? message : REFUSED,
  };
}
