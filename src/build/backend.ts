import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { loadEnv, type Plugin } from 'vite';
import { factsIn, missingInSpanish } from './agency-facts.ts';
import { openFacts } from './open-facts.ts';
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

/** Says which facts of the agency nobody has filled in: learners would read what stands there as an example. */
export function warnOfAgency(mode: string): Plugin {
  return {
    name: 'warn-of-agency',
    apply: 'build',
    buildStart() {
      if (mode === 'embedded') return;
      const open = openFacts({ ...factsIn('en') });
      if (open.length > 0)
        this.warn(
          `src/content/agency.ts and agency-policies.ts still have examples, or the guide's invented ones, for: ${open.join(', ')}. Fill them in before learners come.`,
        );
      const missing = missingInSpanish();
      if (missing.length > 0)
        this.warn(
          `src/content/es/agency.ts and es/agency-policies.ts have nothing of yours for: ${missing.join(', ')}. Spanish pages say them in English.`,
        );
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
