export interface PersonDeps {
  fetch: typeof fetch;
  /** Address of the auth server and the database, without a slash at the end. */
  supabaseUrl: string;
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
      headers: { authorization, apikey: deps.publishableKey },
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

/**
 * Uses up one turn of the person whose token this is. The database counts, as that person, so
 * that the limit holds over every copy of this function that runs at the same time.
 */
export async function takeTurn(request: Request, deps: PersonDeps): Promise<boolean | 'unknown'> {
  try {
    const response = await deps.fetch(`${deps.supabaseUrl}/rest/v1/rpc/take_ai_turn`, {
      method: 'POST',
      headers: {
        authorization: request.headers.get('authorization') ?? '',
        apikey: deps.publishableKey,
        'content-type': 'application/json',
      },
      body: '{}',
      signal: AbortSignal.timeout(deps.checkTimeLimit),
    });
    const taken: unknown = await response.json();
    return response.status === 200 && typeof taken === 'boolean' ? taken : 'unknown';
  } catch {
    return 'unknown';
  }
}

function isUser(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  );
}
