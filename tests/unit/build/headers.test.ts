import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withHashesAndOrigins } from '@/build/complete-headers';
import { readHeaderRules } from '../../../supabase/local/header-rules';

const source = readFileSync('public/_headers', 'utf8');
const page = '<main style="color: red"><script>wake()</script></main>';
const built = withHashesAndOrigins(source, [page, '<p>'], ['https://db.example.com/rest']);

test('the build allows what stands in the pages, and the servers of other origins', () => {
  expect(built).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(built).toContain("connect-src 'self' https://db.example.com;");
});

// WebKit before 26.2 does not read `style-src-elem` for a stylesheet's file, and takes `default-src 'none'` instead.
test.each([
  ['the headers file', source],
  ['the built headers file', built],
  ['the built headers file of pages with nothing inline', withHashesAndOrigins(source, [], [])],
])('%s has a fallback beside each -elem and -attr form that allows as much', (_, text) => {
  const policies = policiesOf(text);
  expect(policies).not.toEqual([]);
  expect(policies.flatMap(tooNarrow)).toEqual([]);
});

test.each([
  ["style-src-elem 'self'", ['style-src-elem']],
  ["style-src-attr 'none'", ['style-src-attr']],
  ["style-src-elem 'self' 'unsafe-inline'; style-src 'self'", ['style-src-elem']],
  ["style-src-attr 'unsafe-hashes' 'sha256-a='; style-src 'self'", ['style-src-attr']],
  ["style-src-elem 'unsafe-inline'; style-src 'unsafe-inline' 'sha256-a='", ['style-src-elem']],
  ["script-src-elem https://a.example.com; script-src 'self'", ['script-src-elem']],
  ["style-src-attr 'none'; style-src 'none'", []],
  ["style-src-attr 'sha256-a='; style-src 'unsafe-inline'", []],
])('a policy of %s is too narrow in %j', (policy, directives) => {
  expect(tooNarrow(policy)).toEqual(directives);
});

function policiesOf(text: string): string[] {
  return readHeaderRules(text).flatMap(({ headers }) =>
    headers.flatMap(([name, value]) =>
      name.toLowerCase().startsWith('content-security-policy') ? [value] : [],
    ),
  );
}

/** The -elem and -attr directives that allow something which their fallback does not. */
function tooNarrow(policy: string): string[] {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  return [...directives].flatMap(([name, sources]) => {
    const base = /^(.*-src)-(?:elem|attr)$/.exec(name)?.[1];
    if (base === undefined) return [];
    const fallback = directives.get(base);
    return fallback && sources.every((source) => isAllowed(source, fallback)) ? [] : [name];
  });
}

/** A hash or a nonce switches 'unsafe-inline' off; without one, it allows all that stands in the page. */
function isAllowed(source: string, fallback: readonly string[]): boolean {
  const isHash = (one: string) => /^'(?:sha\d+|nonce)-/.test(one);
  const isInline = fallback.includes("'unsafe-inline'") && !fallback.some(isHash);
  if (source === "'unsafe-inline'") return isInline;
  if (isHash(source) || source === "'unsafe-hashes'") return isInline || fallback.includes(source);
  return source === "'none'" || fallback.includes(source);
}
