import { fetchSiteTime } from '@/backend/site-time';
import { isLeftTooLong } from '@/domain/shared-computer/idle';

/**
 * Whether the day that unsent work waits has surely passed. `leftAt`: ms since 1970 by the server's clock. This computer's
 * clock may say so wrongly, and erasing cannot be undone: then the site is asked, and without its word the work waits on.
 */
export async function isDayOver(leftAt: number): Promise<boolean> {
  if (!isLeftTooLong(leftAt, Date.now())) return false;
  const { origin } = globalThis.location;
  const now = await fetchSiteTime((input, init) => fetch(input, init), { origin });
  return now !== null && isLeftTooLong(leftAt, now);
}
