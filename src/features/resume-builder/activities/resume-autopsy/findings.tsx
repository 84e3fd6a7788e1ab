import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { actionOpenings } from '@/domain/autopsy/action-openings';
import { autopsy, autopsyVerbs, type Autopsy } from '@/domain/autopsy/autopsy';
import { useAnswers } from '@/workspace/document/activity-answers';
import { useDebounced } from '@/ui/use-debounced';
import { autopsyDraftId } from './autopsy-draft';
import { CountBar } from './count-bar';
import { ActionLines, StepAfterVerdict, Verdict } from './verdict';
import styles from './resume-autopsy.module.css';
import { UseThisText } from './use-this-text';

const quietMs = 400;
/** About as many words as fill one page: a rule of thumb, and the lesson says so. */
const wordsOnAPage = 400;

/** What the close look at the text has found, as a picture and in words. */
export function Findings() {
  const text = useDebounced(useAnswers(autopsyDraftId)['text'] ?? '', quietMs);
  const found = useMemo(() => autopsy(text), [text]);
  const openings = useMemo(() => actionOpenings(text), [text]);
  const hasText = text.trim() !== '';
  return (
    <>
      <p role="status" className={hasText ? 'message' : undefined}>
        {hasText && <Verdict found={found} openings={openings} />}
      </p>
      {hasText && (
        <>
          <Counts found={found} />
          <ActionLines openings={openings} />
          <StepAfterVerdict found={found} />
          <UseThisText text={text} />
        </>
      )}
    </>
  );
}

function Counts({ found }: { found: Autopsy }) {
  const { t } = useLingui();
  const most = Math.max(1, ...autopsyVerbs.map((verb) => found.verbs[verb]));
  return (
    <table className={styles.counts}>
      <caption>
        <Trans>What your resume holds</Trans>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">
            <Trans>What we counted</Trans>
          </th>
          <th scope="col">
            <Trans>How many</Trans>
          </th>
          <th scope="col">
            <Trans>Picture</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.total}>
          <th scope="row">
            <Trans>Words in all</Trans>
          </th>
          <td>{found.words}</td>
          <td>
            <CountBar
              part={found.words / wordsOnAPage}
              label={t`About ${wordsOnAPage} words fill one page.`}
            />
          </td>
        </tr>
        {autopsyVerbs.map((verb) => (
          <tr key={verb}>
            <th scope="row" lang="en">
              {verb}
            </th>
            <td>{found.verbs[verb]}</td>
            <td>
              <CountBar part={found.verbs[verb] / most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
