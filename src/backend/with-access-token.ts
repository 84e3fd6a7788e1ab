import type { WholeAnswer } from './fetch-with-timeout';

/** The person's token; throws `NoSession` or `Offline`. `rejected` is one that the server has just refused. */
export type AccessToken = (options?: { rejected?: string }) => Promise<string>;

/**
 * Sends with the person's token. One that the server refuses is renewed once: this device's clock may have jumped
 * since it came. No request leaves with the public key alone.
 *
 * @throws {NoSession} the person is not signed in, or the sign-in is dead
 * @throws {Offline} the token has run out and the sign-in service cannot be reached
 */
export async function withAccessToken<T>(
  accessToken: AccessToken,
  send: (token: string) => Promise<T>,
  isRefused: (answer: T) => boolean,
): Promise<T> {
  const token = await accessToken();
  const answer = await send(token);
  return isRefused(answer) ? await send(await accessToken({ rejected: token })) : answer;
}

/** Whether the server itself refuses the token: a page that is no JSON came from something in between. */
export function isRefusedToken({ status, json }: Pick<WholeAnswer, 'status' | 'json'>): boolean {
  return status === 401 && json !== undefined;
}
