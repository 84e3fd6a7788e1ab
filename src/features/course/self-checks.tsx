import type { SelfCheck } from '@/content/types';
import { setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import styles from './activity.module.css';
import { TickRow } from './tick-row';

const tick = 'yes';

type SelfChecksProps = {
  draftId: string;
  legend: string;
  checks: readonly SelfCheck[];
  /** What is said when some are ticked, but not all; it gets what is missing. */
  someMissing: (missing: string) => string;
  allThere: string;
};

/** What a person checks in their own words. Nothing is judged before the first tick; then what is missing is named. */
export function SelfChecks({ draftId, legend, checks, someMissing, allThere }: SelfChecksProps) {
  const draft = useAnswers(draftId);
  const missing = checks.filter(({ id }) => draft[id] !== tick);
  const hasBegun = missing.length < checks.length;
  return (
    <fieldset className={styles.checks}>
      <legend>{legend}</legend>
      {checks.map(({ id, text }) => (
        <TickRow
          key={id}
          label={text}
          isTicked={draft[id] === tick}
          onTick={(isTicked) => setAnswers(draftId, { [id]: isTicked ? tick : '' })}
        />
      ))}
      <p role="status" className="hint">
        {hasBegun &&
          (missing.length === 0
            ? allThere
            : someMissing(missing.map(({ text }) => text).join(' · ')))}
      </p>
    </fieldset>
  );
}
