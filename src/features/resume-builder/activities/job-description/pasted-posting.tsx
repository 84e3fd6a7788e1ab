import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { compareWithResume } from '@/domain/job-posting/compare-with-resume';
import { demandsOf } from '@/domain/language/en/demands';
import { keywordsOf, type JobKeyword } from '@/domain/job-posting/keywords-of';
import { useAnswers, useAnswerInput } from '@/workspace/document/activity-answers';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { OtherAnswersNote } from '@/resume-tools/answers/other-answers-note';
import { PlainField } from '@/ui/fields/plain-field';
import { useDebounced } from '@/ui/use-debounced';
import { KeywordList } from './keyword-list';
import { WhyTheyMatter } from './why-they-matter';
import styles from './job-description.module.css';

const draftId = 'job-posting';
const quietMs = 400;

/** A posting of the learner's own: its keywords, found on this device, beside what the resume says. */
export function PastedPosting() {
  const { t } = useLingui();
  const input = useAnswerInput(draftId, 'text');
  return (
    <section className={styles.own} aria-labelledby="own-posting">
      <h3 id="own-posting">
        <Trans>Paste your own posting</Trans>
      </h3>
      <PlainField
        label={t`A posting for a job you want`}
        hint={t`Copy all of its words and paste them here. They are kept with your own work.`}
        isMultiline
        input={{ ...input, name: 'posting' }}
      />
      <OtherAnswersNote draftId={draftId} />
      <Keywords />
    </section>
  );
}

function Keywords() {
  const posting = useDebounced(useAnswers(draftId)['text'] ?? '', quietMs);
  const keywords = useMemo(() => keywordsOf(posting), [posting]);
  const demands = useMemo(() => demandsOf(posting), [posting]);
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
      {count > 0 && <WhyTheyMatter keywords={keywords} />}
      {demands.length > 0 && <Demands demands={demands} />}
    </>
  );
}

function Demands({ demands }: { demands: readonly string[] }) {
  return (
    <section aria-labelledby="they-ask-for">
      <h4 id="they-ask-for">
        <Trans>They ask for</Trans>
      </h4>
      <p className="hint">
        <Trans>
          These are not skills, so do not list them as skills. You may show lifting in a line about
          your work. Can you meet them?
        </Trans>
      </p>
      <ul>
        {demands.map((demand) => (
          <li key={demand}>{demand}</li>
        ))}
      </ul>
    </section>
  );
}

function Comparison({ keywords }: { keywords: readonly JobKeyword[] }) {
  const { t } = useLingui();
  const record = useDebouncedRecord((settled) => settled);
  const { inResume, missing } = useMemo(
    () => compareWithResume(keywords, record),
    [keywords, record],
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
