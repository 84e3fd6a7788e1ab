import type { OutgoingMail } from './dormant-accounts.ts';
import { mailTransportOptions } from './mail-transport.ts';
import type { MailAccount } from './settings.ts';

/**
 * Sends one mail by the agency's mail server; rejects at the first failure. The mail client loads with the first mail,
 * because few calls send any.
 */
export function createSingleTrySender(
  account: MailAccount,
): (letter: OutgoingMail) => Promise<void> {
  return async (letter) => {
    const { createTransport } = (await import('npm:nodemailer@9.1.1')).default;
    const transport = createTransport(mailTransportOptions(account));
    try {
      await transport.sendMail({ from: account.from, ...letter });
    } finally {
      transport.close();
    }
  };
}
