/** One HTTP request as it reaches the server. */
export type HttpRequest = {
  method: string;
  url: URL;
  token: string | null;
  body: string;
};
export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

type Row = { data: string; revision: number; saveId: string; updatedAt: number };
type SaveBody = { data: unknown; revision: number; save_id: string };

const LIFE_MS = 3_600_000;
const MAX_BYTES = 262_144;

/**
 * The server as the app meets it: `public.resumes` by the rules of its migrations, and just enough of the sign-in
 * service for tokens that run out and are refreshed. `model-account.test.ts` holds it against the real one.
 */
export function createModelAccount(now: () => number, nextId: () => number) {
  const rows = new Map<string, Row>();
  const history = new Map<string, string[]>();
  const tokens = new Map<string, { userId: string; until: number }>();
  const refreshTokens = new Map<string, string>();

  function handle(request: HttpRequest): Answer {
    const { pathname } = request.url;
    if (pathname === '/auth/v1/token') return refresh(request.body);
    if (pathname === '/auth/v1/logout') return { status: 204, body: '' };
    if (pathname !== '/rest/v1/resumes') return failure(404, 'PGRST205', 'No such table.');
    const known = tokens.get(request.token ?? '');
    if (!known) return failure(401, 'PGRST301', 'No such token.');
    if (known.until <= now()) return failure(401, 'PGRST303', 'JWT expired');
    if (request.method === 'GET') return load(known.userId);
    if (request.method === 'DELETE') return remove(known.userId);
    return save(known.userId, JSON.parse(request.body) as SaveBody);
  }

  function load(userId: string): Answer {
    const row = rows.get(userId);
    if (!row) return failure(406, 'PGRST116', 'Cannot coerce the result to a single JSON object');
    return {
      status: 200,
      body: { ...rowAnswer(userId, row), data: JSON.parse(row.data) as unknown },
    };
  }

  function remove(userId: string): Answer {
    rows.delete(userId);
    return { status: 204, body: '' };
  }

  // In the order in which the database looks: the BEFORE triggers of the insert, then those of the update or the AFTER
  // trigger of the insert.
  function save(userId: string, body: SaveBody): Answer {
    const data = JSON.stringify(body.data);
    if (data.includes(String.raw`\u0000`)) return failure(400, '22P05', 'unsupported Unicode');
    if (jsonbBytes(body.data, data) > MAX_BYTES) return failure(413, 'PT413', 'Too large.');
    const before = rows.get(userId);
    if (before?.saveId === body.save_id) return { status: 201, body: rowAnswer(userId, before) };
    if (body.revision !== (before?.revision ?? 0) + 1) return failure(409, 'PT409', 'Stale.');
    const row = { data, revision: body.revision, saveId: body.save_id, updatedAt: now() };
    rows.set(userId, row);
    history.set(userId, [...(history.get(userId) ?? []), data]);
    return { status: 201, body: rowAnswer(userId, row) };
  }

  function signIn(userId: string): SessionAnswer {
    const token = `token-${userId}-${nextId()}`;
    const refreshToken = `refresh-${nextId()}`;
    tokens.set(token, { userId, until: now() + LIFE_MS });
    refreshTokens.set(refreshToken, userId);
    return {
      access_token: token,
      refresh_token: refreshToken,
      expires_in: LIFE_MS / 1000,
      user: { id: userId, email: `${userId}@example.com` },
    };
  }

  function refresh(body: string): Answer {
    const { refresh_token: used } = JSON.parse(body) as { refresh_token: string };
    const userId = refreshTokens.get(used);
    refreshTokens.delete(used);
    if (userId === undefined) return failure(400, 'refresh_token_already_used', 'Already used.');
    return { status: 200, body: signIn(userId) };
  }

  return {
    handle,
    signIn,
    /** What the row holds now, as JSON text; null without a row. */
    rowText: (userId: string): string | null => rows.get(userId)?.data ?? null,
    /** Every version that was ever committed, as JSON texts. */
    versions: (userId: string): string[] => history.get(userId) ?? [],
  };
}

export type ModelAccount = ReturnType<typeof createModelAccount>;
export type SessionAnswer = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  user: { id: string; email: string };
};

function failure(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } };
}

function rowAnswer(userId: string, { revision, saveId, updatedAt }: Row): object {
  return {
    user_id: userId,
    revision,
    save_id: saveId,
    updated_at: new Date(updatedAt).toISOString(),
  };
}

/** `octet_length(data::text)`: Postgres puts a space after every colon and comma. */
function jsonbBytes(value: unknown, json: string): number {
  if (json.length * 3 < MAX_BYTES) return 0;
  return Buffer.byteLength(json) + separators(value);
}

function separators(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const items = Object.values(value);
  const own = Math.max(0, items.length - 1) + (Array.isArray(value) ? 0 : items.length);
  return items.reduce((sum: number, item) => sum + separators(item), own);
}
