import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import type { CoachedBullet } from '@/domain/coach/coach-bullet';
import { leaveOutIdea, setCoachQuiet, useCoachChoices } from './coach-choices';
import { coachIdeas, type CoachIdea } from './coach-ideas';
import styles from './coach.module.css';
import { IdeaCard } from './idea-card';

/** More at once is a wall. */
const maxIdeas = 4;

type CoachPanelProps = {
  bullets: readonly CoachedBullet[];
  /** Which of the coaches on the page this is: the job it reads. */
  about: string;
};

/** What the coach has to say, folded into one calm line; only what would hurt the person is shown at once. */
export function CoachPanel({ bullets, about }: CoachPanelProps) {
  const { t } = useLingui();
  const root = useRef<HTMLElement>(null);
  const { isQuiet, isLeftOut } = useCoachChoices();
  const all = useMemo(() => coachIdeas(bullets), [bullets]);
  const ideas = all.filter(({ key }) => !isLeftOut(key));
  const urgent = ideas.filter(({ isUrgent }) => isUrgent);
  const calm = ideas.filter(({ isUrgent }) => !isUrgent);

  const handleLeaveOut = (key: string) => {
    leaveOutIdea(key);
    root.current?.focus();
  };

  const isSilent = bullets.length === 0 || (isQuiet && urgent.length === 0);
  // The region stays in the page, so that what it comes to say is read out.
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={bullets.length === 0 ? 'visually-hidden' : styles.coach}
      data-strong={all.length === 0}
      aria-label={t`Writing coach: ${about}`}
    >
      <p role="status" className={styles.line}>
        {!isSilent && <Summary count={ideas.length} isStrong={all.length === 0} />}
      </p>
      {bullets.length > 0 && isQuiet && (
        <button type="button" className={styles.link} onClick={() => setCoachQuiet(false)}>
          <Trans>Show writing ideas</Trans>
        </button>
      )}
      <IdeaList ideas={urgent} onLeaveOut={handleLeaveOut} />
      {!isQuiet && calm.length > 0 && (
        <details className={styles.more}>
          <summary>
            <Trans>See the ideas</Trans>
          </summary>
          <IdeaList ideas={calm.slice(0, maxIdeas)} onLeaveOut={handleLeaveOut} />
          {calm.length > maxIdeas && (
            <p className="hint">
              <Trans>Start with these. More will come after them.</Trans>
            </p>
          )}
          <button type="button" className={styles.link} onClick={() => setCoachQuiet(true)}>
            <Trans>Hide writing ideas</Trans>
          </button>
        </details>
      )}
    </section>
  );
}

function Summary({ count, isStrong }: { count: number; isStrong: boolean }) {
  if (isStrong) return <Trans>Strong lines. Nothing to fix.</Trans>;
  // The person has left out what there was.
  if (count === 0) return <Trans>Writing coach: we have no tip for these lines.</Trans>;
  return (
    <Plural
      value={count}
      one="Writing coach: # idea for these lines."
      other="Writing coach: # ideas for these lines."
    />
  );
}

type IdeaListProps = { ideas: readonly CoachIdea[]; onLeaveOut: (key: string) => void };

function IdeaList({ ideas, onLeaveOut }: IdeaListProps) {
  if (ideas.length === 0) return null;
  return (
    <ul className={styles.ideas}>
      {ideas.map((idea) => (
        <IdeaCard key={idea.key} idea={idea} onLeaveOut={() => onLeaveOut(idea.key)} />
      ))}
    </ul>
  );
}
