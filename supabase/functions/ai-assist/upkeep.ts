import {
  processDormantAccounts,
  type DormantAccounts,
  type OutgoingMail,
} from './dormant-accounts.ts';
import { refuse } from './responses.ts';

export interface UpkeepDeps {
  fetch: typeof fetch;
  /** Address of the database, without a slash at the end. */
  supabaseUrl: string;
  /** The server's own key for the database; no page has it. */
  secretKey: string;
  /** What the daily call must bring. */
  upkeepKey: string;
  siteUrl: string;
  send: (letter: OutgoingMail) => Promise<void>;
  /** Told the counts of each run, and nothing of anybody. */
  log: (line: string) => void;
  /** So long mails are sent, in milliseconds; the rest goes with the next call. */
  timeLimit: number;
}

/**
 * Answers the daily call (`POST …/upkeep` with the upkeep key as bearer) with counts: 200, or 502 when mails or the
 * database failed. Nobody else gets anything but 401, staff included.
 */
export function createUpkeep(deps: UpkeepDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    // Hashes are compared, so that the time it takes tells nothing of the key.
    if ((await hash(bearer)) !== (await hash(deps.upkeepKey)))
      return refuse(401, 'This is for the daily call alone.');
    const end = Date.now() + deps.timeLimit;
    try {
      const accounts = accountsOver(deps);
      const isTimeUp = () => Date.now() > end;
      const done = await processDormantAccounts(accounts, deps.siteUrl, deps.send, isTimeUp);
      deps.log(
        `upkeep mailed ${String(done.mailed)} failed ${String(done.failed)} erased ${String(done.erased)}`,
      );
      return Response.json(done, { status: done.failed > 0 ? 502 : 200 });
    } catch {
      deps.log('upkeep: the database refused');
      return refuse(502, 'The database refused.');
    }
  };
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest)).join();
}

function accountsOver({ fetch, supabaseUrl, secretKey }: UpkeepDeps): DormantAccounts {
  const call = async (name: string, body: object): Promise<unknown> => {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        'content-type': 'application/json',
        // Legacy service-role keys are JWTs and must also be sent as Bearer token; new `sb_secret_…` keys must not be.
        ...(secretKey.startsWith('ey') && { authorization: `Bearer ${secretKey}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`${name}: ${String(response.status)}`);
    return response.status === 204 ? null : response.json();
  };
  return {
    due: async () => {
      const rows = (await call('dormant_mails_due', {})) as Record<string, unknown>[];
      return rows.map((row) => ({
        userId: String(row['user_id']),
        email: String(row['email']),
        monthsLeft: Number(row['months_left']),
        erasedFrom: String(row['erased_from']),
      }));
    },
    sent: async ({ userId, monthsLeft }) => {
      await call('dormant_mail_sent', { person: userId, months: monthsLeft });
    },
    erase: async () => Number(await call('erase_dormant_accounts', {})),
  };
}
