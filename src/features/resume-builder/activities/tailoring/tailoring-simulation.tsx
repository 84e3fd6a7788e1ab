import { Trans, useLingui } from '@lingui/react/macro';
import type { ChapterActivities } from '@/content/chapter-activity-types';
import { alignmentScore } from '@/domain/tailoring/alignment-score';
import { useAnswers, useAnswerInput } from '@/workspace/document/activity-answers';
import { OtherAnswersNote } from '@/resume-tools/answers/other-answers-note';
import { PlainField } from '@/ui/fields/plain-field';
import { Icon } from '@/ui/icon';
import frame from '../activity-frame.module.css';
import { ActivityFrame } from '../activity-frame';
import { ReferencePanel } from './reference-panel';
import styles from './tailoring.module.css';

const draftId = 'tailoring-simulation';

/** Rewrite a sample job entry with the employer's words; the score follows every change of the text. */
export function TailoringSimulation({ content }: { content: ChapterActivities }) {
  const { t } = useLingui();
  const { keywords, practiceNote } = content.tailoring;
  return (
    <ActivityFrame title={t`Tailoring Simulation`}>
      <div className={styles.sides}>
        <ReferencePanel tailoring={content.tailoring} />
        <div className={styles.practice}>
          <Rewrite />
          <OtherAnswersNote draftId={draftId} />
          <Score keywords={keywords} />
        </div>
      </div>
      <div className={frame.note}>
        <h3>
          <Trans>This is a Practice Zone</Trans>
        </h3>
        <p>{practiceNote}</p>
      </div>
    </ActivityFrame>
  );
}

function Rewrite() {
  const { t } = useLingui();
  const input = useAnswerInput(draftId, 'text');
  return (
    <PlainField
      label={t`Rewrite the experience section`}
      hint={t`Use your own words. Start a new line for each point.`}
      isMultiline
      input={{ ...input, name: 'rewrite' }}
    />
  );
}

function Score({ keywords }: { keywords: readonly string[] }) {
  const { score, found } = alignmentScore(useAnswers(draftId)['text'] ?? '');
  const total = keywords.length;
  const isFound = (keyword: string) => (found as readonly string[]).includes(keyword);
  return (
    <div className={frame.panel}>
      <p role="status" className={styles.score}>
        <Trans>
          Alignment Score:{' '}
          <span className={styles.whole}>
            {score} / {total}
          </span>
        </Trans>
      </p>
      <ul className={frame.chips}>
        {keywords.map((keyword) => (
          <li key={keyword} data-found={isFound(keyword)}>
            {isFound(keyword) && <Icon name="check" size={14} />}
            <span>
              {isFound(keyword) ? (
                <Trans>
                  <span lang="en">{keyword}</span>: found
                </Trans>
              ) : (
                <Trans>
                  <span lang="en">{keyword}</span>: not yet
                </Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
