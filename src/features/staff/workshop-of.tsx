import { Trans, useLingui } from '@lingui/react/macro';
import type { WorkshopRecord } from '@/domain/course/workshop-record';
import type { PaperLook } from '@/domain/paper/paper-style';
import { PaperFiles } from '@/resume-tools/export/paper-files';
import { recordBlocks, useRecordSections } from '@/resume-tools/workshop-record/record-sections';
import { RecordText } from '@/resume-tools/workshop-record/record-text';
import styles from './staff.module.css';

const look: PaperLook = { template: 'modern', size: 'medium' };

/** What the learner has done here, as their file says it: to look at with them, and to sign. */
export function WorkshopOf({ record }: { record: WorkshopRecord }) {
  const { t } = useLingui();
  const sections = useRecordSections(record);
  const title = t`Workshop record`;
  const name = record.name || t`Name: ______________________`;
  return (
    <div className={styles.papers}>
      <details>
        <summary>{title}</summary>
        <p className="hint">
          <Trans>
            The learner’s file says this. A file can be changed, so look at it together.
          </Trans>
        </p>
        <RecordText title={title} name={name} sections={sections} />
        <PaperFiles
          labels={{ pdf: t`Save the record as a PDF` }}
          blocksNow={() => recordBlocks(name, title, sections)}
          look={look}
          fileWord="Workshop-Record"
          ownerName={record.name}
          isOfItsMoment
        />
      </details>
    </div>
  );
}
