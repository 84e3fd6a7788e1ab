/** What the handler needs from outside, so that tests can stand in for all of it. */
export interface AssistDeps {
  fetch: typeof fetch;
  /** Address of the auth server, without a slash at the end. */
  supabaseUrl: string;
  publishableKey: string;
  /** Origins whose pages may read the answers. */
  allowedOrigins: string[];
  /** Asks the provider; null when no key is set up. Rejects when it gives no usable text. */
  generate: ((prompt: string, signal: AbortSignal) => Promise<string>) | null;
  /** How long the provider may take, in milliseconds. */
  timeLimit: number;
}

const MAX_PROMPT = 4000;
/** Room for 4,000 characters of any script, escaped as JSON. */
const MAX_BODY_BYTES = 64 * 1024;
const AUTH_TIME_LIMIT = 8000;

/**
 * Answers `POST {prompt}` from a signed-in person with `{text}`, and everything else
 * with `{error}` and a sentence. Writes no log: prompts hold people's own words.
 */
export function createHandler(deps: AssistDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await answer(request, deps);
    for (const [name, value] of corsHeaders(request, deps.allowedOrigins)) {
      response.headers.set(name, value);
    }
    return response;
  };
}

async function answer(request: Request, deps: AssistDeps): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'POST') return refuse(405, 'Only POST works here.', { Allow: 'POST' });

  const signedIn = await isSignedIn(request, deps);
  if (signedIn === 'unknown') return refuse(502, 'We could not check your sign-in. Try again.');
  if (!signedIn) return refuse(401, 'Log in to use the AI helper.');

  const prompt = await readPrompt(request);
  if (prompt instanceof Response) return prompt;
  if (!deps.generate) return refuse(503, 'The AI helper is not set up on this site.');
  return askProvider(prompt, deps.generate, deps.timeLimit);
}

/** Asks the auth server itself, so that it works alike on every host and for every key type. */
async function isSignedIn(request: Request, deps: AssistDeps): Promise<boolean | 'unknown'> {
  const authorization = request.headers.get('authorization') ?? '';
  if (!/^Bearer \S+$/.test(authorization)) return false;
  try {
    const response = await deps.fetch(`${deps.supabaseUrl}/auth/v1/user`, {
      headers: { authorization, apikey: deps.publishableKey },
      signal: AbortSignal.timeout(AUTH_TIME_LIMIT),
    });
    const user: unknown = await response.json();
    if (response.status === 200) return isUser(user);
    return response.status >= 400 && response.status < 500 && response.status !== 429
      ? false
      : 'unknown';
  } catch {
    return 'unknown';
  }
}

async function readPrompt(request: Request): Promise<string | Response> {
  const text = await readText(request);
  if (text === null) return refuse(413, 'This text is too long for the AI helper.');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse(400, 'The request must be JSON.');
  }
  const prompt = typeof body === 'object' && body !== null && 'prompt' in body ? body.prompt : null;
  if (typeof prompt !== 'string' || prompt.trim() === '') {
    return refuse(400, 'The request needs a prompt.');
  }
  if (prompt.length > MAX_PROMPT) return refuse(413, 'This text is too long for the AI helper.');
  return prompt;
}

/** The body as text, or null as soon as it grows over the limit. */
async function readText(request: Request): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function askProvider(
  prompt: string,
  generate: NonNullable<AssistDeps['generate']>,
  timeLimit: number,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const text = await generate(prompt, signal);
    if (text.trim() === '') return refuse(502, 'The AI helper gave no answer. Try again.');
    return Response.json({ text });
  } catch {
    return signal.aborted
      ? refuse(504, 'The AI helper took too long. Try again.')
      : refuse(502, 'The AI helper gave no answer. Try again.');
  }
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}

function corsHeaders(request: Request, allowedOrigins: string[]): [string, string][] {
  const origin = request.headers.get('origin');
  const always: [string, string][] = [
    ['Vary', 'Origin'],
    ['Cache-Control', 'no-store'],
  ];
  if (origin === null || !allowedOrigins.includes(origin)) return always;
  return [
    ...always,
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Methods', 'POST'],
    ['Access-Control-Allow-Headers', 'authorization, apikey, content-type, x-client-info'],
  ];
}

function isUser(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  );
}
