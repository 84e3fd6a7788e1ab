import { checkBackend } from './check-backend';
import { checkFiles } from './check-files';
import { checkMail, type MailCheckInput } from './check-mail';
import { check, type Finding, type Live } from './finding';

/** All that can be found out about a running site. `question` asks the person at the terminal. */
export async function checkLive(live: Live, question: MailCheckInput): Promise<Finding[]> {
  const { facts, found } = await checkFiles(live);
  if (facts === null) return found;
  if (facts.backend !== '') {
    found.push(
      check(
        facts.backend.startsWith('https:') || !live.site.startsWith('https:'),
        'The backend is asked over HTTPS',
        'The backend is asked without HTTPS',
        'Write https:// in VITE_SUPABASE_URL in .env.production, build and upload again.',
      ),
    );
  }
  found.push(...(await checkBackend(live, facts)));
  found.push(...(await checkMail(live, facts, question)));
  return found;
}

/** The findings as lines for people; what is to do stands last, where it is read. */
export function report(findings: readonly Finding[]): string {
  const good = findings.filter(({ isRight }) => isRight).map(({ what }) => `right   ${what}`);
  const open = findings.filter(({ isRight }) => isRight === null);
  const bad = findings.flatMap((finding) =>
    finding.isRight === false ? [`TO DO   ${finding.what}\n        ${finding.fix}`] : [],
  );
  return [
    ...good,
    ...open.map(({ what }) => `NOT CHECKED   ${what}`),
    ...bad,
    `${String(good.length)} right, ${String(bad.length)} to do${open.length > 0 ? `, ${String(open.length)} not checked` : ''}`,
  ].join('\n');
}

/** The site's origin in what somebody typed; null when it is no address, or the guide's word in its place. */
export function siteIn(text: string): string | null {
  const once = text.replace(/^(?:https?:\/\/)+(?=https?:\/\/)/, '');
  const address = /^https?:\/\//.test(once) ? once : `https://${once}`;
  if (text === '' || !URL.canParse(address)) return null;
  const { hostname, origin } = new URL(address);
  return hostname.includes('.') || hostname === 'localhost' ? origin : null;
}
