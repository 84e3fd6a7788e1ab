import { createTransport } from 'nodemailer';
import { mailTransportOptions } from '../functions/ai-assist/mail-transport';
import type { Mail } from './mail';

/** An account at a mail server. */
export interface MailAccount {
  host: string;
  port: number;
  /** '' where the server asks for no log in, as one on this very machine. */
  user: string;
  password: string;
  /** The address that mails come from. */
  from: string;
}

/** Waits between tries, in milliseconds: a mail server that greylists takes the second or third. */
const PAUSES = [0, 30_000, 300_000];

/**
 * Sends mails by a mail server of one's own. Nobody waits for it: an answer that came later for an address with an
 * account than for one without would tell who has one. A mail that three tries could not send is told by its fault's
 * code alone.
 */
export function createMailSender(account: MailAccount, onFailure: (code: string) => void) {
  const transport = createTransport(mailTransportOptions(account));

  async function send(mail: Mail): Promise<void> {
    let fault = '';
    for (const pause of PAUSES) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      try {
        const { to, subject, html } = mail;
        await transport.sendMail({ from: account.from, to, subject, html, text: textOf(mail) });
        return;
      } catch (error) {
        fault = codeOf(error);
        if (isForGood(error)) break;
      }
    }
    onFailure(fault);
  }

  return {
    send: (mail: Mail): void => void send(mail),
    /** One try. Rejects where the mail server does not take it. */
    sendOnce: async (letter: Record<'to' | 'subject' | 'html' | 'text', string>) => {
      await transport.sendMail({ from: account.from, ...letter });
    },
    /** What is wrong with the mail server, as a code; '' when it answers and takes the log in. */
    check: async (): Promise<string> => {
      try {
        await transport.verify();
        return '';
      } catch (error) {
        return codeOf(error);
      }
    },
    close: (): void => transport.close(),
  };
}

function textOf({ subject, link, code }: Mail): string {
  return [
    subject,
    link && `Open this link: ${link}`,
    code && `Or type this code: ${code}`,
    link && 'En español: abra el enlace de arriba, o escriba el código.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A refusal with a number from 500 on will not change. */
const isForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
