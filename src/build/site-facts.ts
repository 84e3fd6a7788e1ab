import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { agencyPolicies } from '../content/agency-policies.ts';

/**
 * Writes `site.json`: which backend the build belongs to, for `npm run check:live` (all of it stands in the scripts, too);
 * and `security.txt` (RFC 9116), where the agency has named an email address: a second time at the top, where that RFC has
 * it looked for, too, because some hosts leave folders out whose names begin with a dot.
 */
export function siteFacts(mode: string, backend: { url: string; key: string }): Plugin {
  let outDir = '';
  return {
    name: 'site-facts',
    apply: 'build',
    configResolved({ build }) {
      outDir = build.outDir;
    },
    closeBundle() {
      const ai = loadEnv(mode, process.cwd(), 'VITE_')['VITE_AI_BASE_URL'] ?? '';
      const facts = { backend: backend.url.replace(/\/+$/, ''), key: backend.key, ai };
      writeFileSync(join(outDir, 'site.json'), `${JSON.stringify(facts)}\n`);
      const text = securityText(agencyPolicies.privacyContact, new Date());
      if (text === null) return;
      mkdirSync(join(outDir, '.well-known'), { recursive: true });
      for (const file of ['.well-known/security.txt', 'security.txt'])
        writeFileSync(join(outDir, file), text);
    },
  };
}

/** The file for whoever has found a weakness; null without an address. It runs out after a year, as a build does. */
export function securityText(contact: string, now: Date): string | null {
  if (!/^[^\s@]+@[^\s@]+$/.test(contact)) return null;
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));
  return `Contact: mailto:${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\n`;
}
