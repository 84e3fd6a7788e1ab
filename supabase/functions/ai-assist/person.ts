export interface PersonDeps {
  fetch: typeof fetch;
  /** Address of the auth server and the database, without a slash at the end. */
  supabaseUrl: string;
  /** For requests that bring no `apikey` of their own. */
  publishableKey: string;
  /** How long the auth server and the database may take, in milliseconds. */
  checkTimeLimit: number;
}

/** Asks the auth server itself, so that it works alike on every host and for every key type. */
export async function isSignedIn(request: Request, deps: PersonDeps): Promise<boolean | 'unknown'> {
  const authorization = request.headers.get('authorization') ?? '';
  if (!/^Bearer \S+$/.test(authorization)) return false;
  try {
    const response = await deps.fetch(`${deps.supabaseUrl}/auth/v1/user`, {
      headers: { authorization, apikey: apiKeyOf(request, deps) },
      signal: AbortSignal.timeout(deps.checkTimeLimit),
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

/** Whether the log-in service answers at all: for whoever watches the site. */
export async function isServiceUp({
  fetch,
  supabaseUrl,
  publishableKey,
  checkTimeLimit,
}: PersonDeps): Promise<boolean> {
  try {
    const { status } = await fetch(`${supabaseUrl}/auth/v1/user`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(checkTimeLimit),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** `none-left`: of this person. `site-used-up`: of everybody together, until tomorrow. */
export type Turn = 'taken' | 'none-left' | 'site-used-up' | 'unknown';

/**
 * Uses up one turn of the person whose token this is. The database counts, as that person, so
 * that the limits hold over every copy of this function that runs at the same time.
 */
export async function consumeQuota(request: Request, deps: PersonDeps): Promise<Turn> {
  try {
    const response = await deps.fetch(`${deps.supabaseUrl}/rest/v1/rpc/take_ai_turn`, {
      method: 'POST',
      headers: {
        authorization: request.headers.get('authorization') ?? '',
        apikey: apiKeyOf(request, deps),
        'content-type': 'application/json',
      },
      body: '{}',
      signal: AbortSignal.timeout(deps.checkTimeLimit),
    });
    const taken: unknown = await response.json();
    if (response.status === 200 && typeof taken === 'boolean') return taken ? 'taken' : 'none-left';
    return response.status === 429 && isRefusal(taken, 'PT429') ? 'site-used-up' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** The key that the page itself is known by: a project's keys can be renewed without a new function. */
const apiKeyOf = (request: Request, { publishableKey }: PersonDeps): string =>
  request.headers.get('apikey') || publishableKey;

function isRefusal(value: unknown, code: string): boolean {
  return typeof value === 'object' && value !== null && 'code' in value && value.code === code;
}

function isUser(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  );
}
