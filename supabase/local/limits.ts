import type { EmbeddedSettings } from './embedded-settings';

/** How often something may be tried. The numbers come from `supabase/config.toml` and `embedded.toml`. */
export interface Limits {
  /** Of one client, in five minutes: calls of every kind. */
  requestsPerClient: number;
  /** Of one client, in five minutes: wrong log ins, sign-ups, resets, changed passwords. */
  signInsPerClient: number;
  /** Of one client, in five minutes: wrong codes and links. */
  verificationsPerClient: number;
  /** Of one client, in five minutes. */
  refreshesPerClient: number;
  /** Of one account, in an hour: wrong passwords, and as many wrong codes. */
  wrongTriesPerAccount: number;
  /** To one account, in an hour. */
  mailsPerAccount: number;
  /** Between two mails of one kind to one account, in milliseconds. */
  mailPauseMs: number;
}

/** The part of `[auth]` that limits are read from. */
export interface LimitsConfig {
  rate_limit: Record<'sign_in_sign_ups' | 'token_verifications' | 'token_refresh', number>;
  email: { max_frequency: string };
}

/** The limits that `config.toml` and `embedded.toml` ask for; pauses in milliseconds. */
export function readLimits(
  { rate_limit, email }: LimitsConfig,
  { rate_limit: embedded }: EmbeddedSettings,
): Limits {
  return {
    requestsPerClient: embedded.requests_per_client,
    signInsPerClient: rate_limit.sign_in_sign_ups,
    verificationsPerClient: rate_limit.token_verifications,
    refreshesPerClient: rate_limit.token_refresh,
    wrongTriesPerAccount: embedded.wrong_tries_per_account,
    mailsPerAccount: embedded.mails_per_account,
    mailPauseMs: readDuration(email.max_frequency),
  };
}

const MS_BY_UNIT: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 };

function readDuration(text: string): number {
  const [, number, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  const ms = Number(number) * (MS_BY_UNIT[unit ?? ''] ?? NaN);
  if (Number.isNaN(ms)) throw new Error(`"${text}" is no time: write 60s, 5m or 1h.`);
  return ms;
}
