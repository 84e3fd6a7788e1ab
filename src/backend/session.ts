import * as v from 'valibot';

/** Who is signed in on this device. Holds no secret; enough for the guard and the navigation. */
export interface Marker {
  userId: string;
  email: string;
  /** True when this is a shared computer: nothing of the sign-in outlives the tab. */
  shared: boolean;
}

export const storedSessionSchema = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  /** How long the access token lives from the moment it was given, in seconds. */
  expiresIn: v.number(),
  /** This device's clock when the token arrived, in milliseconds. */
  receivedAt: v.number(),
  userId: v.pipe(v.string(), v.nonEmpty()),
  email: v.string(),
});

/** A sign-in as we keep it. Only we write it; the auth library never does. */
export type StoredSession = v.InferOutput<typeof storedSessionSchema>;

/** The part of a sign-in that the service worker may see: what it sends with, and nothing to renew it with. */
export type Access = Omit<StoredSession, 'refreshToken' | 'email'>;

/** What the auth server sends with every new session; anything else is not one. */
const sessionAnswerSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.optional(v.number(), 3600),
  user: v.object({ id: v.pipe(v.string(), v.nonEmpty()), email: v.optional(v.string(), '') }),
});

/** Reads a session out of an auth answer; null when the answer does not hold one. */
export function sessionFromAnswer(answer: unknown, receivedAt: number): StoredSession | null {
  const read = v.safeParse(sessionAnswerSchema, answer);
  if (!read.success) return null;
  const { access_token, refresh_token, expires_in, user } = read.output;
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresIn: expires_in,
    receivedAt,
    userId: user.id,
    email: user.email,
  };
}

/** A token is not handed out any more when it has less than this left. */
const marginMs = 60_000;

/**
 * Whether the access token still lives long enough to send with. Its life counts from when it arrived here, never from
 * the server's `expires_at`: library computers have clocks that are hours off. A clock that was set back since then
 * tells nothing about the token's age, so nothing is left.
 */
export function isTokenFresh({ expiresIn, receivedAt }: Access, now: number): boolean {
  const age = now - receivedAt;
  const clockWasSetBack = age < -60_000;
  return !clockWasSetBack && expiresIn * 1000 - age > marginMs;
}
