import { refuseAuth } from './refusals';
import { addDecoy, withDecoy, type Sql } from './decoy-account';

export type Fields = Record<string, string>;

/** Sends the fields on to the auth server in place of the request's own body. */
export type Pass = (fields: Fields) => Promise<Response>;

/**
 * Log in, sign-up and reset, none of which tells whether an address has an account: neither by their words nor by
 * their time. The real work is done for the account or for a decoy. Addresses are in small letters.
 */
export function createEnumerationSafeAuth(sql: Sql) {
  /** The auth server would tell of an unconfirmed account before it looks at the password. */
  async function logIn(fields: Fields, pass: Pass): Promise<Response> {
    const { email = '' } = fields;
    const isConfirmed = (await accountOf(email))?.isConfirmed === true;
    return withDecoy(sql, async (decoy) => {
      await addDecoy(sql, decoy, email);
      const answer = await pass({ ...fields, email: isConfirmed ? email : decoy });
      return isConfirmed || !answer.ok
        ? answer
        : refuseAuth(400, 'email_not_confirmed', 'Email not confirmed');
    });
  }

  /**
   * Whoever signs up again before they confirmed gets a new mail, and the password they typed last. Nothing is lost:
   * nobody has been inside such an account. `maySend`: a mail may go to this address now.
   */
  async function signUp(fields: Fields, maySend: boolean, pass: Pass): Promise<Response> {
    const { email = '' } = fields;
    const isTaken = (await accountOf(email))?.isConfirmed === true || !maySend;
    return withDecoy(sql, async (decoy) => {
      if (isTaken)
        return withAddressReplaced(await pass({ ...fields, email: decoy }), decoy, email);
      await rename(email, decoy);
      const answer = await pass(fields);
      if (!answer.ok) await rename(decoy, email);
      return answer;
    });
  }

  async function recover(fields: Fields, maySend: boolean, pass: Pass): Promise<Response> {
    const { email = '' } = fields;
    const isKnown = (await accountOf(email)) !== undefined;
    return withDecoy(sql, async (decoy) => {
      await addDecoy(sql, decoy, email);
      return pass({ email: isKnown && maySend ? email : decoy });
    });
  }

  async function accountOf(email: string): Promise<{ isConfirmed: boolean } | undefined> {
    const [account] = await sql<{ isConfirmed: boolean }>(
      'select email_confirmed_at is not null as "isConfirmed" from auth.users where email = $1',
      [email],
    );
    return account;
  }

  const rename = (from: string, to: string) =>
    sql('update auth.users set email = $2 where email = $1 and email_confirmed_at is null', [
      from,
      to,
    ]);

  return { logIn, signUp, recover };
}

/** An answer about one address as if it were about another. */
async function withAddressReplaced(answer: Response, from: string, to: string): Promise<Response> {
  const text = (await answer.text()).replaceAll(from, to);
  return new Response(text, { status: answer.status, headers: answer.headers });
}
