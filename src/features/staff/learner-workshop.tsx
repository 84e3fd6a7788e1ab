import { Trans, useLingui } from '@lingui/react/macro';
import type { WorkshopRecord } from '@/domain/course/workshop-record';
import type { ResumeTheme } from '@/domain/page-layout/page-style';
import { PaperFiles } from '@/resume-tools/export/paper-files';
import {
  nameLine,
  recordBlocks,
  recordSections,
  recordTitle,
} from '@/resume-tools/workshop-record/record-sections';
import { RecordText } from '@/resume-tools/workshop-record/record-text';
import styles from './staff.module.css';

const look: ResumeTheme = { template: 'modern', size: 'medium' };

/** What the learner has done here, as their file says it: to look at with them, and to sign. */
export function LearnerWorkshop({ record }: { record: WorkshopRecord }) {
  const { t } = useLingui();
  const sections = recordSections(record);
  const name = record.name || nameLine;
  return (
    <div className={styles.papers}>
      <details>
        <summary>
          <Trans>Workshop record</Trans>
        </summary>
        <p className="hint">
          <Trans>
            The learner’s file says this. A file can be changed, so look at it together.
          </Trans>
        </p>
        <RecordText title={recordTitle} name={name} sections={sections} />
        <PaperFiles
          labels={{ pdf: t`Save the record as a PDF` }}
          blocksNow={() => recordBlocks(name, recordTitle, sections)}
          look={look}
          fileWord="Workshop-Record"
          ownerName={record.name}
          isSnapshot
        />
      </details>
    </div>
  );
}
