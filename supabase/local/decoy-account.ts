import { randomUUID } from 'node:crypto';

const DOMAIN = '@stand-in.invalid';

/** The hash of a password that nobody knows: random bytes, thrown away. As costly to check as every other. */
const NOBODYS_PASSWORD = '$2b$10$9JopJA16OIBqpn2OWrZepe9DhSDxDOWmcrbm7nMspPjnm82GoPBbe';

export type Sql = <Row>(query: string, params?: unknown[]) => Promise<Row[]>;

/** Mails to a decoy go nowhere. */
export const isDecoy = (email: string) => email.endsWith(DOMAIN);

/**
 * Gives a request an address of its own, and removes the account of that address afterwards. A request that must do
 * nothing is made for a decoy: it brings the same answer after the same time, because it is the same work.
 */
export async function withDecoy(
  sql: Sql,
  work: (decoy: string) => Promise<Response>,
): Promise<Response> {
  const decoy = `${randomUUID()}${DOMAIN}`;
  try {
    return await work(decoy);
  } finally {
    await sql('delete from auth.users where email = $1', [decoy]);
  }
}

/** Makes the account of a decoy, with the password of the account that it stands for, if there is one. */
export async function addDecoy(sql: Sql, decoy: string, email: string): Promise<void> {
  await sql(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
     select gen_random_uuid(), $1,
       coalesce((select encrypted_password from auth.users where email = $2), $3), now()`,
    [decoy, email, NOBODYS_PASSWORD],
  );
}

/** Removes what a process that was killed has left. */
export async function removeDecoys(sql: Sql): Promise<void> {
  await sql('delete from auth.users where email like $1', [`%${DOMAIN}`]);
}
