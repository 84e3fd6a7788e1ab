import { createRateLimiter, type RateLimiter } from './rate-limiter';
import type { Limits } from './limits';
import type { MailLink } from './mail-link';
import { refuseAuth, refuseForNow } from './refusals';
import { createEnumerationSafeAuth, type Fields, type Pass } from './enumeration-safe-auth';
import type { Sql } from './decoy-account';

export interface AuthGateDeps {
  /** The auth server itself. */
  fetch: (request: Request) => Promise<Response>;
  sql: Sql;
  limits: Limits;
  mailLink: MailLink;
  /** Milliseconds of a clock that is never set back. */
  now: () => number;
}

/** What each call may carry. All of it is text, and nothing else reaches the auth server. */
const FIELDS: Record<string, string[]> = {
  'POST /auth/v1/token': ['email', 'password', 'refresh_token', 'auth_code', 'code_verifier'],
  'POST /auth/v1/signup': ['email', 'password'],
  'POST /auth/v1/recover': ['email'],
  'POST /auth/v1/verify': ['type', 'email', 'token', 'token_hash'],
  'PUT /auth/v1/user': ['password'],
};

type MailKind = 'signUp' | 'recover';

/** The calls that send a mail. */
const MAILS: Record<string, MailKind> = {
  'POST /auth/v1/signup': 'signUp',
  'POST /auth/v1/recover': 'recover',
};

const FIVE_MINUTES = 5 * 60_000;
const HOUR = 60 * 60_000;
const CLIENT = 'Too many tries from this place.';

/** One thing that is counted, and what is said when it is used up. */
type Rule = { counter: RateLimiter; key: string; reason: string; wayOut?: string };

/**
 * Stands before the auth server: limits how often it can be asked (per client and per account), sends no second mail
 * too soon, and lets no answer tell who has an account.
 *
 * A try counts from its beginning, so that many at once are no way around, and is taken back when it was right.
 */
export function createAuthGate({ fetch, sql, limits, mailLink, now }: AuthGateDeps) {
  const answers = createEnumerationSafeAuth(sql);
  const counted = (limit: number, windowMs: number) => createRateLimiter(limit, windowMs, now);
  const signIns = counted(limits.signInsPerClient, FIVE_MINUTES);
  const verifications = counted(limits.verificationsPerClient, FIVE_MINUTES);
  const refreshes = counted(limits.refreshesPerClient, FIVE_MINUTES);
  const wrongPasswords = counted(limits.wrongTriesPerAccount, HOUR);
  const wrongCodes = counted(limits.wrongTriesPerAccount, HOUR);
  const mails = counted(limits.mailsPerAccount, HOUR);
  const mailsOfKind = counted(1, limits.mailPauseMs);

  return async (request: Request, client: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const names = FIELDS[call];
    const fields = names ? await readFields(request, names) : {};
    if (fields === null) {
      return refuseAuth(400, 'validation_failed', 'The request is not in the right form.');
    }
    const pass: Pass = (own) => fetch(withBody(request, own));
    const ofClient = (counter: RateLimiter) => ({ counter, key: client, reason: CLIENT });
    const grant = searchParams.get('grant_type');

    if (call === 'POST /auth/v1/token' && grant === 'password') {
      return logIn(fields, pass, ofClient(signIns));
    }
    if (call === 'POST /auth/v1/token' && grant === 'refresh_token') {
      return counting([ofClient(refreshes)], () => pass(fields), never);
    }
    const kind = MAILS[call];
    if (kind) return counting([ofClient(signIns)], () => sendMail(kind, fields, pass), never);
    if (call === 'POST /auth/v1/verify') {
      return verify(fields, pass, ofClient(verifications));
    }
    if (call === 'PUT /auth/v1/user') {
      return counting([ofClient(signIns)], () => pass(fields), never);
    }
    return names ? pass(fields) : fetch(request);
  };

  async function logIn(fields: Fields, pass: Pass, ofClient: Rule): Promise<Response> {
    const email = fields['email'] ?? '';
    const ofAccount = {
      counter: wrongPasswords,
      key: email,
      reason: 'Too many wrong passwords for this email.',
      wayOut: 'or set a new password',
    };
    const answer = await counting(
      [ofClient, ofAccount],
      () => answers.logIn(fields, pass),
      isRightPassword,
    );
    if (answer.ok) wrongPasswords.reset(email);
    return answer;
  }

  /** By the digits for an address, which can be guessed, or by the link of the mail, which cannot. */
  async function verify(fields: Fields, pass: Pass, ofClient: Rule): Promise<Response> {
    const { type = '', email = '', token = '', token_hash: signedHash } = fields;
    const ofAccount = {
      counter: wrongCodes,
      key: email,
      reason: 'Too many wrong codes for this email.',
      wayOut: 'or open the link in the email',
    };
    const answer =
      signedHash === undefined
        ? await counting([ofClient, ofAccount], () => pass({ type, email, token }), isRight)
        : await counting(
            [ofClient],
            () => pass({ type, token_hash: mailLink.verify(signedHash) }),
            isRight,
          );
    if (answer.ok) {
      // Whoever reads the account's mail may try codes and passwords again, and ask for the next mail at once.
      const { user } = (await answer.clone().json()) as { user: { email: string } };
      [wrongCodes, wrongPasswords].forEach((counter) => counter.reset(user.email));
      Object.values(MAILS).forEach((kind) => mailsOfKind.reset(`${kind} ${user.email}`));
    }
    return answer;
  }

  /** The answer is the same whether a mail goes out, is held back, or has nobody to go to. */
  async function sendMail(kind: MailKind, fields: Fields, pass: Pass): Promise<Response> {
    const { email } = fields;
    if (email === undefined || !isEmail(email)) {
      return refuseAuth(
        400,
        'validation_failed',
        'Unable to validate email address: invalid format',
      );
    }
    const ofKind = `${kind} ${email}`;
    const maySend = mails.retryAfterMs(email) === 0 && mailsOfKind.retryAfterMs(ofKind) === 0;
    const takeBack = maySend ? [mails.consume(email), mailsOfKind.consume(ofKind)] : [];
    const answer = await answers[kind](fields, maySend, pass);
    if (!answer.ok) takeBack.forEach((undo) => undo());
    return answer;
  }
}

/** Refuses when one of the rules is used up; else counts for all, and takes it back where `isFree` says so. */
async function counting(
  rules: Rule[],
  work: () => Promise<Response>,
  isFree: (answer: Response) => Promise<boolean> | boolean,
): Promise<Response> {
  for (const { counter, key, reason, wayOut } of rules) {
    const wait = counter.retryAfterMs(key);
    if (wait > 0) return refuseForNow(reason, wait, wayOut);
  }
  const takeBack = rules.map(({ counter, key }) => counter.consume(key));
  const answer = await work();
  if (await isFree(answer)) takeBack.forEach((undo) => undo());
  return answer;
}

const never = () => false;

/** A fault of ours is nobody's wrong try. */
const isRight = ({ status }: Response) => status < 400 || status >= 500;

async function isRightPassword(answer: Response): Promise<boolean> {
  if (isRight(answer)) return true;
  const { error_code } = (await answer.clone().json()) as { error_code?: string };
  return error_code === 'email_not_confirmed';
}

const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The texts of the body with these names; null when it is something else. Addresses come in small letters. */
async function readFields(request: Request, names: string[]): Promise<Fields | null> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return null;
  const fields: Fields = {};
  for (const name of names) {
    const value = (body as Record<string, unknown>)[name] ?? undefined;
    if (value === undefined) continue;
    if (typeof value !== 'string' || value.includes('\0')) return null;
    fields[name] = name === 'email' ? value.toLowerCase() : value;
  }
  return fields;
}

function withBody(request: Request, fields: Fields): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, {
    method: request.method,
    headers,
    body: JSON.stringify(fields),
  });
}
