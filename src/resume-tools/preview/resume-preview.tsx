import { Trans, useLingui } from '@lingui/react/macro';
import { isBlankEntry } from '@/domain/resume/record-schema';
import { useRecord } from '@/workspace/document/working-record';
import { MachineCheck } from '../machine-check/machine-check';
import { PageCount } from './page-count';
import { PagesToRead } from './pages-to-read';
import styles from './resume-preview.module.css';
import { PrintAndDownload } from './print-and-download';
import { usePaper } from './use-paper';
import { TemplateChoice } from './template-choice';

/** The live resume with the choice of its look and the way to paper or PDF. */
export function ResumePreview() {
  const { t } = useLingui();
  const { paper, style } = usePaper();
  const isEmpty = useRecord(({ personalInfo, experience, education, skills }) =>
    isBlankEntry({ personalInfo, experience, education, skills }),
  );
  return (
    <section aria-labelledby="preview-title" className={styles.preview}>
      <div className={styles.head}>
        <div className={`row row-apart ${styles.bar}`}>
          <h2 id="preview-title" tabIndex={-1}>
            <Trans>Preview</Trans>
          </h2>
          <PrintAndDownload isQuiet />
        </div>
        <TemplateChoice />
        <PageCount paper={paper} />
      </div>
      <div className={styles.paper}>
        {isEmpty && (
          <p className={styles.empty}>
            <Trans>Your resume shows here as you write it.</Trans>
          </p>
        )}
        <div className={styles.pages}>
          <PagesToRead paper={paper} style={style} label={t`Your resume`} />
        </div>
      </div>
      {!isEmpty && <MachineCheck />}
    </section>
  );
}
