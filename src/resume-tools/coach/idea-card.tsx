import { Trans } from '@lingui/react/macro';
import { coachAdvice } from '@/content/en/coach';
import { fillIn, type CoachIdea } from './coach-ideas';
import styles from './coach.module.css';

/** One idea: the line it is about, the advice, and an example before and after. */
export function IdeaCard({ idea, onLeaveOut }: { idea: CoachIdea; onLeaveOut: () => void }) {
  const { title, advice, before, after } = coachAdvice[idea.ruleId];
  const name = fillIn(title, idea.params);
  return (
    <li className={styles.idea} data-urgent={idea.isUrgent}>
      <p className={styles.title}>{name}</p>
      <p className={styles.quote} translate="no">
        {idea.line}
      </p>
      <p>{fillIn(advice, idea.params)}</p>
      <dl>
        <dt>
          <Trans>Example before</Trans>
        </dt>
        <dd lang="en">{before}</dd>
        <dt>
          <Trans>Example after</Trans>
        </dt>
        <dd lang="en">{after}</dd>
      </dl>
      <button type="button" className={styles.link} onClick={onLeaveOut}>
        <Trans>
          Leave this out <span className="visually-hidden">: {name}</span>
        </Trans>
      </button>
    </li>
  );
}
