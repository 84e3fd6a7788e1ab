import {
  processDormantAccounts,
  type DormantAccounts,
  type OutgoingMail,
} from '../functions/ai-assist/dormant-accounts';
import type { Sql } from './decoy-account';

const DAY = 24 * 60 * 60_000;
const SOON = 60_000;

/** Once a day, and soon after the start: the embedded server itself makes the call that a hosted project schedules. */
export function startUpkeep(
  sql: Sql,
  siteUrl: string,
  send: (letter: OutgoingMail) => Promise<void>,
  log: (line: string) => void,
): { stop: () => void } {
  const tend = async () => {
    const { mailed, failed, erased } = await processDormantAccounts(
      accountsIn(sql),
      siteUrl,
      send,
      () => false,
    );
    if (mailed + failed + erased > 0)
      log(
        `Unused accounts: ${String(mailed)} mails sent, ${String(failed)} not, ${String(erased)} accounts erased.`,
      );
  };
  const run = () => void tend().catch(() => log('The unused accounts could not be looked at.'));
  const timers = [setTimeout(run, SOON).unref(), setInterval(run, DAY).unref()];
  return { stop: () => timers.forEach((timer) => clearTimeout(timer)) };
}

function accountsIn(sql: Sql): DormantAccounts {
  return {
    due: () =>
      sql(`select user_id as "userId", email, months_left as "monthsLeft", erased_from::text as "erasedFrom"
        from public.dormant_mails_due()`),
    sent: async ({ userId, monthsLeft }) => {
      await sql('select public.dormant_mail_sent($1, $2)', [userId, monthsLeft]);
    },
    erase: async () => {
      const [row] = await sql<{ erased: number }>(
        'select public.erase_dormant_accounts() as erased',
      );
      return row?.erased ?? 0;
    },
  };
}
