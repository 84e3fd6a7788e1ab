import { Trans, useLingui } from '@lingui/react/macro';
import type { RubricItem, RubricLevelWords } from '@/content/types';
import { nextPoints } from '@/domain/course/next-points';
import { rubricLevel, rubricPoints } from '@/domain/course/rubric-level';
import { setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import { Activity } from './activity';
import { ClearAnswers } from './clear-answers';
import { TickRow } from './tick-row';
import styles from './resume-checkup.module.css';
import { ScoreHistory } from './tries/score-history';
import { ScoreRing } from './tries/score-ring';
import ringStyles from './tries/tries.module.css';

const draftId = 'resume-checkup';
const tick = 'yes';

type ResumeCheckupProps = { rubric: readonly RubricItem[]; levels: readonly RubricLevelWords[] };

/** The rubric as ticks, with the running score and its level. */
export function ResumeCheckup({ rubric, levels }: ResumeCheckupProps) {
  const { t } = useLingui();
  const draft = useAnswers(draftId);
  const ticked = new Set(rubric.filter(({ id }) => draft[id] === tick).map(({ id }) => id));
  const score = rubricPoints(rubric, ticked);
  const total = rubric.reduce((sum, { points }) => sum + points, 0);
  const next = nextPoints(rubric, ticked);
  const nextSum = next.reduce((sum, { points }) => sum + points, 0);
  const level = rubricLevel(levels, score);
  return (
    <Activity title={t`Resume checkup`} draftId={draftId}>
      <fieldset className={styles.rows}>
        <legend className="visually-hidden">
          <Trans>What your resume has</Trans>
        </legend>
        {rubric.map(({ id, category, criteria, points }) => (
          <TickRow
            key={id}
            label={category}
            note={criteria}
            aside={points === 1 ? t`${points} point` : t`${points} points`}
            isTicked={ticked.has(id)}
            onTick={(isTicked) => setAnswers(draftId, { [id]: isTicked ? tick : '' })}
          />
        ))}
      </fieldset>
      <div className={styles.score}>
        <p role="status">
          <strong>
            <Trans>
              Score: {score} / {total}
            </Trans>
          </strong>{' '}
          <span className="pill">
            {/* Nothing is a level before a box is checked. */}
            {score === 0 ? <Trans>Not scored yet</Trans> : level?.label}
          </span>{' '}
          <span>
            {score === 0 ? (
              <Trans>Nothing is checked yet. Which of these does your resume have?</Trans>
            ) : (
              level?.meaning
            )}
          </span>
        </p>
        <ClearAnswers draftId={draftId} label={t`Reset`} />
      </div>
      <div className={ringStyles.scores}>
        <ScoreRing score={score} next={nextSum} total={total} />
        {score > 0 && next.length > 0 && (
          <div>
            <p>
              <Trans>The next points that are easiest:</Trans>
            </p>
            <ul>
              {next.map(({ id, category }) => (
                <li key={id}>{category}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <ScoreHistory score={score} total={total} />
    </Activity>
  );
}
