import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'smol-toml';
import { lockDataFolder } from './data-lock';

/** What stands in `embedded.toml`. */
export interface EmbeddedSettings {
  data: string;
  publishable_key: string;
  rate_limit: Record<
    'wrong_tries_per_account' | 'mails_per_account' | 'requests_per_client',
    number
  >;
}

/** The settings of the embedded backend, from `embedded.toml` beside this file. */
export function readEmbeddedSettings(): EmbeddedSettings {
  const text = readFileSync(new URL('embedded.toml', import.meta.url), 'utf8');
  return parse(text) as unknown as EmbeddedSettings;
}

/** The folder of the database. */
export const dataFolder = (): string => readEmbeddedSettings().data;

/**
 * Moves a database from where it lay before: `supabase unlink` empties that folder without a question. Call before
 * anything makes the new folder.
 *
 * @throws DataFolderInUse while another process uses it.
 */
export async function moveOldData(to: string, from: string = 'supabase/.temp/data'): Promise<void> {
  if (!existsSync(from) || existsSync(to)) return;
  const lock = await lockDataFolder(from);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const secret = '.jwt-secret';
  if (existsSync(from + secret)) renameSync(from + secret, to + secret);
  renameSync(from, to);
  await lock.release();
}
