import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { loadEnv, type Plugin } from 'vite';
import { problemOfKeys } from './problem-of-keys.ts';

/**
 * The backend a build talks to. The mode `embedded` is served together with its backend, from one origin and with
 * the public key of `supabase/local/embedded.toml`. Any other build must bring its own address and key.
 */
export function backendOf(mode: string): { url: string; key: string } {
  if (mode === 'embedded' || mode === 'development') {
    const settings = parse(readFileSync('supabase/local/embedded.toml', 'utf8')) as {
      publishable_key: string;
    };
    return { url: '', key: settings.publishable_key };
  }
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  return { url: env['VITE_SUPABASE_URL'] ?? '', key: env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '' };
}

/** Stops a build that could reach no backend: a site without its keys would look fine and save nothing. */
export function refuseWithoutKeys(
  mode: string,
  { url, key }: { url: string; key: string },
): Plugin {
  return {
    name: 'refuse-without-keys',
    apply: 'build',
    buildStart() {
      const { VITE_AI_BASE_URL: ai = '' } = loadEnv(mode, process.cwd(), 'VITE_');
      const problem = mode === 'embedded' ? null : problemOfKeys(url, key, ai);
      if (problem !== null) this.error(problem);
    },
  };
}

/**
 * Where the AI assistant's questions go, when this build names an address or brings its own key; '' otherwise. An
 * address without an origin (a path of the site) needs no permission of its own.
 */
export function aiAddressOf(mode: string): string {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const url = env['VITE_AI_BASE_URL'] ?? '';
  if (url === '') return env['VITE_AI_KEY'] ? 'https://generativelanguage.googleapis.com' : '';
  return URL.canParse(url) ? url : '';
}
