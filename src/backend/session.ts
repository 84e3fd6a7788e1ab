import { isRecord } from '@/domain/resume/json-value';

/** Who is signed in on this device. Holds no secret; enough for the guard and the navigation. */
export interface Marker {
  userId: string;
  email: string;
  /** True when this is a shared computer: nothing of the sign-in outlives the tab. */
  shared: boolean;
}

/** A sign-in as we keep it. Only we write it; the auth library never does. */
export type StoredSession = {
  accessToken: string;
  refreshToken: string;
  /** How long the access token lives from the moment it was given, in seconds. */
  expiresIn: number;
  /** This device's clock when the token arrived, in milliseconds. */
  receivedAt: number;
  userId: string;
  email: string;
};

/** The part of a sign-in that the service worker may see: what it sends with, and nothing to renew it with. */
export type Access = Omit<StoredSession, 'refreshToken' | 'email'>;

// These shapes are checked by hand: the schema library alone would be a twentieth of a first visit.

/** What was stored as a marker; null when it is none. Where it lay says whether the computer is shared. */
export function readMarkerFields(stored: unknown): Omit<Marker, 'shared'> | null {
  if (!isRecord(stored)) return null;
  const { userId, email } = stored;
  return isFilled(userId) && typeof email === 'string' ? { userId, email } : null;
}

/** What was stored as a sign-in; null when it is none. */
export function readSessionFields(stored: unknown): StoredSession | null {
  const access = readAccessFields(stored);
  if (!access || !isRecord(stored)) return null;
  const { refreshToken, email } = stored;
  return isFilled(refreshToken) && typeof email === 'string'
    ? { ...access, refreshToken, email }
    : null;
}

/** What was left for the service worker; null when it is nothing to send with. */
export function readAccessFields(stored: unknown): Access | null {
  if (!isRecord(stored)) return null;
  const { accessToken, expiresIn, receivedAt, userId } = stored;
  if (!isFilled(accessToken) || !isFilled(userId)) return null;
  if (typeof expiresIn !== 'number' || typeof receivedAt !== 'number') return null;
  return { accessToken, expiresIn, receivedAt, userId };
}

/** Reads a session out of an auth answer; null when the answer does not hold one. */
export function sessionFromAnswer(answer: unknown, receivedAt: number): StoredSession | null {
  if (!isRecord(answer) || !isRecord(answer['user'])) return null;
  const { id: userId, email = '' } = answer['user'];
  return readSessionFields({
    accessToken: answer['access_token'],
    refreshToken: answer['refresh_token'],
    expiresIn: answer['expires_in'] ?? defaultLifeSeconds,
    receivedAt,
    userId,
    email,
  });
}

/** What the auth server's own default is, should an answer not say it. */
const defaultLifeSeconds = 3600;

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
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
