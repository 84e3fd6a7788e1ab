import { isThisMachine } from '../functions/ai-assist/mail-transport';
import type { MailAccount } from './mail-sender';

/** What a server that the public reaches, through a proxy with HTTPS, needs to know. */
export interface PublicSite {
  /** The origin that people see, without a slash at the end. */
  siteUrl: string;
  mail: MailAccount;
}

type Env = Record<string, string | undefined>;

/**
 * Reads the settings of a site behind a proxy; null on a machine of one's own, without `CAREER_QUEST_BEHIND_PROXY=1`.
 *
 * @throws with one sentence for each setting that is missing or wrong: codes that are printed in a terminal, and links
 *   to an address that nobody can open, are no log in.
 */
export function readPublicSite(env: Env): PublicSite | null {
  if (env['CAREER_QUEST_BEHIND_PROXY'] !== '1') return null;
  const text = (name: string) => env[name]?.trim() ?? '';
  const siteUrl = originOf(text('SITE_URL'));
  const port = Number(text('SMTP_PORT'));
  const isOwnMachine = isThisMachine(text('SMTP_HOST'));
  const problems = [
    siteUrl === null &&
      'SITE_URL must be the address that people open, like https://quest.example.org',
    !text('SMTP_HOST') && 'SMTP_HOST must name your mail server, like smtp.example.org',
    !(Number.isInteger(port) && port > 0 && port < 65_536) &&
      'SMTP_PORT must be a number, like 587',
    !text('SMTP_USER') && !isOwnMachine && 'SMTP_USER must be the user name at your mail server',
    !text('SMTP_PASS') && !isOwnMachine && 'SMTP_PASS must be the password at your mail server',
    !/^[^\s@]+@[^\s@]+$/.test(text('SMTP_FROM')) &&
      'SMTP_FROM must be the address that mails come from, like quest@example.org',
  ].filter((problem) => problem !== false);
  if (siteUrl === null || problems.length > 0) {
    throw new MissingSettings(
      ['Behind a proxy these settings are needed:', ...problems.map((one) => `  ${one}.`)].join(
        '\n',
      ),
    );
  }
  return {
    siteUrl,
    mail: {
      host: text('SMTP_HOST'),
      port,
      user: text('SMTP_USER'),
      password: text('SMTP_PASS'),
      from: text('SMTP_FROM'),
    },
  };
}

/** Its message is all that a person needs to see. */
export class MissingSettings extends Error {}

/** Only an origin with HTTPS, written as people write it; null for anything else. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash, origin } = new URL(text);
  return protocol === 'https:' && `${pathname}${search}${hash}` === '/' ? origin : null;
}
