import type { MailAccount } from './settings.ts';

/**
 * Options of the mail client for an account. TLS is required unless the mail server runs on this machine (`127.…`,
 * `localhost`, `::1`): passwords and codes never cross a network in plain text.
 * Port 465 speaks TLS from the start; other ports start it with STARTTLS.
 */
export function mailTransportOptions({ host, port, user, password }: MailAccount) {
  return {
    host,
    port,
    secure: port === 465,
    requireTLS: port !== 465 && !isThisMachine(host),
    connectionTimeout: 15_000,
    ...(user && { auth: { user, pass: password } }),
  };
}

/** Whether a mail server's host is this machine. */
export function isThisMachine(host: string): boolean {
  return /^(127\.|localhost$|::1$)/.test(host);
}
