/**
 * Reads a timestamp as Postgres prints it (`2026-11-21 10:17:36.147123+00`) or as ISO 8601.
 * Milliseconds since 1970, or null. Not every browser's `Date.parse` takes the first form.
 */
export function parseServerTime(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const iso = text
    .trim()
    .replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T')
    .replace(/(\.\d{3})\d+/, '$1')
    .replace(/([+-]\d{2})$/, '$1:00');
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}

const maxWaitMs = 60 * 60 * 1000;

/**
 * How long a `Retry-After` header asks to wait, in milliseconds, at most an hour; 0 without one. A
 * date is measured against the server's own `Date` header where it can be read, because the
 * device's clock may be wrong.
 */
export function retryAfterMs(headers: Headers, now: number): number {
  const value = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : NaN;
  const serverNow = Date.parse(headers.get('date') ?? '');
  const wait = Number.isNaN(seconds)
    ? Date.parse(value) - (Number.isNaN(serverNow) ? now : serverNow)
    : seconds * 1000;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), maxWaitMs);
}
