import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { compareWithResume } from '../../../../domain/job-posting/compare-with-resume';
import { keywordsOf, type JobKeyword } from '../../../../domain/job-posting/keywords-of';
import { useDraft, useDraftInput } from '../../../../state/drafts';
import { useSettledResume } from '../../../../state/settled-resume';
import { OtherAnswersNote } from '../../../../ui/answers/other-answers-note';
import { PlainField } from '../../../../ui/fields/plain-field';
import { useSettled } from '../../../../ui/use-settled';
import { KeywordList } from './keyword-list';
import styles from './job-description.module.css';

const draftId = 'job-posting';
const quietMs = 400;

/** A posting of the learner's own: its keywords, found on this device, beside what the resume says. */
export function OwnPosting() {
  const { t } = useLingui();
  const input = useDraftInput(draftId, 'text');
  return (
    <section className={styles.own} aria-labelledby="own-posting">
      <h3 id="own-posting">
        <Trans>Paste your own posting</Trans>
      </h3>
      <PlainField
        label={t`A posting for a job you want`}
        hint={t`Copy all of its words and paste them here. They stay on this device.`}
        isMultiline
        input={{ ...input, name: 'posting' }}
      />
      <OtherAnswersNote draftId={draftId} />
      <Keywords />
    </section>
  );
}

function Keywords() {
  const posting = useSettled(useDraft(draftId)['text'] ?? '', quietMs);
  const keywords = useMemo(() => keywordsOf(posting), [posting]);
  if (posting.trim() === '') return <p role="status" />;
  const count = keywords.length;
  return (
    <>
      <p role="status">
        {count === 0 ? (
          <Trans>We found no keywords in this text. Did you copy the whole posting?</Trans>
        ) : (
          <Plural value={count} one="We found # keyword." other="We found # keywords." />
        )}
      </p>
      {count > 0 && <Comparison keywords={keywords} />}
    </>
  );
}

function Comparison({ keywords }: { keywords: readonly JobKeyword[] }) {
  const { t } = useLingui();
  const resume = useSettledResume((settled) => settled);
  const { inResume, missing } = useMemo(
    () => compareWithResume(keywords, resume),
    [keywords, resume],
  );
  return (
    <div className={styles.lists}>
      <KeywordList
        title={t`In your resume`}
        keywords={inResume}
        nothing={t`None of them yet. That is common: you have not fitted it to this job.`}
        isFound
      />
      <KeywordList
        title={t`Missing: add only if true`}
        keywords={missing}
        nothing={t`Nothing is missing.`}
      />
    </div>
  );
}
