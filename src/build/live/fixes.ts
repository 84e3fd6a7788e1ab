import type { SiteFacts } from './check-files';

/** What to do about each part of a backend, in sentences of their own. */
export interface Fixes {
  tables: string;
  settings: string;
  mailAccount: string;
  /** Where a mail of the hosted service's own was refused for their number. */
  tooManyMails: string;
  siteUrl: (site: string) => string;
  silent: string;
  key: string;
  aiFunction: string;
  ai: string;
  /** Where the account of the check stays, should it not go by itself. */
  leftAccount: string;
}

const PUSH_TABLES =
  'Run `npx supabase@3 db push --remote`. Without `--remote` the tool writes to your own computer.';
const PUSH_CONFIG = 'Run `npx supabase@3 config push`.';
const SMTP = 'SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASS and SMTP_FROM';

const hosted: Fixes = {
  tables: PUSH_TABLES,
  settings: PUSH_CONFIG,
  mailAccount: `Check ${SMTP} in supabase/.env, and run \`npx supabase@3 config push\`. Without a mail account of your own, Supabase writes to nobody but your team.`,
  tooManyMails:
    'Wait two minutes and check again: one address gets a mail a minute at most. If it stays, wait an hour. With Supabase’s own mail two mails an hour are all: set up a mail account of your own (supabase/.env), and run `npx supabase@3 config push`.',
  siteUrl: (site) => `Set SITE_URL=${site} in supabase/.env. ${PUSH_CONFIG}`,
  silent:
    'A free project sleeps after a week with little use: open it in the dashboard and press "Resume project". Else check VITE_SUPABASE_URL in .env.production.',
  key: 'Copy the publishable key into .env.production, build and upload again.',
  aiFunction: 'Run `npx supabase@3 functions deploy ai-assist --use-api`.',
  ai: 'Set AI_PROVIDER_KEY and AI_MODEL (a model that your provider offers today) in supabase/functions/.env, then run `npx supabase@3 secrets set --env-file supabase/functions/.env`.',
  leftAccount: `Delete it in the dashboard under Authentication. ${PUSH_TABLES} Then check again.`,
};

const AGAIN = 'Stop the server, and start it again';

const embedded: Fixes = {
  tables: `${AGAIN} with all files of this version.`,
  settings: `${AGAIN} with supabase/config.toml as it came.`,
  mailAccount: `Check ${SMTP} where the server is started. ${AGAIN}: it says if the mail server takes the log in.`,
  tooManyMails: 'Wait two minutes, or check with another email address.',
  siteUrl: (site) => `Set SITE_URL=${site} where the server is started. ${AGAIN}.`,
  silent: `${AGAIN}, and look at what it says. Your proxy must pass on every address of the site.`,
  key: `${AGAIN} with \`npm start\`, which builds the site anew.`,
  aiFunction: `${AGAIN}: it says if the AI helper could not start on this computer.`,
  ai: `Set AI_PROVIDER_KEY and AI_MODEL (a model that your provider offers today) where the server is started. ${AGAIN}.`,
  leftAccount: `${AGAIN} with all files of this version, and delete the account on the page "Your data".`,
};

/** The fixes for this site's backend: a hosted project, or the embedded server. */
export const fixesFor = ({ backend }: SiteFacts): Fixes => (backend === '' ? embedded : hosted);
