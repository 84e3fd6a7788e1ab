import { Trans } from '@lingui/react/macro';
import { planTitles } from '@/content/en/staff-plan-titles';
import { useSession } from '@/workspace/session/session';
import { LazyPart } from '@/resume-tools/lazy-part';
import styles from './staff.module.css';

const loadTexts = async () => await import('./staff-papers-texts');
const loadDueFacts = async () => (await import('./due-facts')).DueFacts;

const planIds = Object.keys(planTitles) as (keyof typeof planTitles)[];

/**
 * Two plans for a workshop, the answer key, and for who is logged in what has to be read again: learners would take the
 * site for a stale one. The titles are in the written page, so that what stands below them moves for nothing.
 */
export function StaffPapers() {
  const isLoggedIn = useSession() !== null;
  return (
    <section aria-labelledby="staff-papers" className={styles.papers}>
      <h2 id="staff-papers">
        <Trans>For your workshop</Trans>
      </h2>
      {planIds.map((id) => (
        <details key={id}>
          <summary>{planTitles[id]}</summary>
          <LazyPart load={loadTexts}>{({ Plan }) => <Plan id={id} />}</LazyPart>
        </details>
      ))}
      <details>
        <summary>
          <Trans>Answer key</Trans>
        </summary>
        <LazyPart load={loadTexts}>{({ AnswerKey }) => <AnswerKey />}</LazyPart>
      </details>
      {isLoggedIn && (
        <LazyPart load={loadDueFacts} isOptional>
          {(DueFacts) => <DueFacts />}
        </LazyPart>
      )}
    </section>
  );
}
