import { Trans } from '@lingui/react/macro';
import { coachAdvice } from '@/content/en/coach';
import { coachDescription } from '@/domain/coach/coach-bullet';
import type { Finding } from '@/domain/coach/coach-types';
import styles from './reply-form.module.css';

/** At most this many tips are shown at once: nobody reads a longer list. */
const maxTips = 3;

/** What the coach says about a description, the most pressing first. It needs no network and no AI. */
export function CoachTips({ text }: { text: string }) {
  if (text.trim() === '')
    return (
      <p className="hint">
        <Trans>Write a line, and tips for it show here.</Trans>
      </p>
    );
  const tips = tipsFor(text);
  if (tips.length === 0)
    return (
      <p className="message">
        <Trans>We have no tip for this line.</Trans>
      </p>
    );
  return (
    <ul className={styles.tips}>
      {tips.map(({ ruleId, params }) => {
        const { title, advice, before, after } = coachAdvice[ruleId];
        return (
          <li key={ruleId}>
            <strong>{filled(title, params)}.</strong> {filled(advice, params)}{' '}
            <Trans>
              Not “{before}” but “{after}”.
            </Trans>
          </li>
        );
      })}
    </ul>
  );
}

/** One tip of each kind. */
function tipsFor(text: string): Finding[] {
  const found = coachDescription(text).flatMap(({ findings }) => findings);
  const kinds = new Map([...found].reverse().map((finding) => [finding.ruleId, finding]));
  return found
    .filter((finding) => kinds.get(finding.ruleId) === finding)
    .sort((a, b) => Number(b.severity === 'fix') - Number(a.severity === 'fix'))
    .slice(0, maxTips);
}

function filled(text: string, params: Finding['params']): string {
  return text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(params[name] ?? whole));
}
