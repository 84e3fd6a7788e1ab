import type { Letter } from './dormant-accounts.ts';
import type { MailAccount } from './settings.ts';

/** Sends by a mail server of the agency's. The mail client is loaded with the first letter: few calls write any. */
export function createLetterSender(account: MailAccount): (letter: Letter) => Promise<void> {
  return async (letter) => {
    const { createTransport } = (await import('npm:nodemailer@9.1.1')).default;
    const isOwnMachine = account.host.startsWith('127.');
    const transport = createTransport({
      host: account.host,
      port: account.port,
      secure: account.port === 465,
      // The password never crosses a network in the clear.
      requireTLS: account.port !== 465 && !isOwnMachine,
      connectionTimeout: 15_000,
      ...(account.user && { auth: { user: account.user, pass: account.password } }),
    });
    try {
      await transport.sendMail({ from: account.from, ...letter });
    } finally {
      transport.close();
    }
  };
}
