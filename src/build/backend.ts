import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { examples } from '../content/agency-examples.ts';
import { loadEnv, type Plugin } from 'vite';
import { factsIn, missingInSpanish } from './agency-facts.ts';

/** Of CareerOneStop; `phoneNote` says so. */
const FREE_NUMBER = '1-877-872-5627';

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

/** What is wrong with the addresses and the key of a production build, in a sentence for whoever fills them in. */
export function problemOfKeys(url: string, key: string, ai = ''): string | null {
  if (url === '' || key === '' || /YOUR-/.test(url + key)) {
    return (
      'A production build needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY of your own Supabase project, ' +
      'in the file .env.production. For the embedded backend use `npm start`.'
    );
  }
  if (!URL.canParse(url) || new URL(url).origin !== url.replace(/\/$/, '')) {
    return `VITE_SUPABASE_URL in .env.production is "${url}". Write it like https://abcdefghijklmnopqrst.supabase.co`;
  }
  if (ai.includes('YOUR-')) {
    return 'VITE_AI_BASE_URL in .env.production has an example in it: put your own project in its place, or a # before the line.';
  }
  // A key of before is a token that names its role.
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  if (key.startsWith('sb_secret_') || claims.includes('service_role')) {
    return 'VITE_SUPABASE_PUBLISHABLE_KEY in .env.production is a secret key. Everybody could read it: take the publishable key.';
  }
  return null;
}

/** The facts that still stand as the example says them, and the note of the free number beside a number of one's own. */
export function openFacts(facts: Readonly<Record<string, string>>): string[] {
  const open = Object.keys(examples).filter((fact) => facts[fact] === examples[fact]);
  const isOwnPhone = facts['phone'] !== FREE_NUMBER;
  return isOwnPhone && facts['phoneNote'] !== '' ? [...open, 'phoneNote'] : open;
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
          `src/content/agency.ts and agency-policies.ts still have examples for: ${open.join(', ')}. Fill them in before learners come.`,
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
