import { Trans, useLingui } from '@lingui/react/macro';
import { areMainPartsBlank } from '@/domain/resume/record-schema';
import { useRecord } from '@/workspace/document/working-record';
import { ResumePlaceholder } from '@/resume-tools/preview/resume-placeholder';
import { usePaper } from '@/resume-tools/preview/use-paper';
import { ResumePages } from '@/resume-tools/preview/resume-pages';
import styles from './live-resume.module.css';

/** The resume as it grows, beside the chat: what each answer is for. */
export function LiveResume() {
  const { t } = useLingui();
  const { paper, style } = usePaper();
  const isEmpty = useRecord(areMainPartsBlank);
  return (
    <div className={styles.live}>
      <p className={`hint ${styles.title}`}>
        {isEmpty ? (
          <Trans>Your resume shows here as you answer.</Trans>
        ) : (
          <Trans>Your resume so far</Trans>
        )}
      </p>
      <div className={styles.page}>
        {isEmpty && <ResumePlaceholder />}
        <ResumePages paper={paper} style={style} label={t`Your resume`} />
      </div>
    </div>
  );
}
