import { Trans, useLingui } from '@lingui/react/macro';
import type { ResumeTheme } from '@/domain/page-layout/page-style';
import { PaperFiles } from '@/resume-tools/export/paper-files';
import {
  nameLine,
  recordBlocks,
  recordSections,
  recordTitle,
} from '@/resume-tools/workshop-record/record-sections';
import { RecordText } from '@/resume-tools/workshop-record/record-text';
import { useWorkshopRecord } from './packet-papers';
import { PrintedPaper, PrintButton } from './paper';
import styles from './papers.module.css';

const look: ResumeTheme = { template: 'modern', size: 'medium' };

/** One page that says what somebody has done here, to print or to save, with a line for staff to sign. */
export function WorkshopRecordPage() {
  const { t } = useLingui();
  const record = useWorkshopRecord();
  const sections = recordSections(record);
  const name = record.name || nameLine;

  return (
    <div className={styles.sides}>
      <div className={styles.panel}>
        <p>
          <Trans>
            One page that says what you did here. Some offices count workshop hours. Show them this
            page, and ask.
          </Trans>
        </p>
        <div className="row">
          <PrintButton fileWord="Workshop-Record" />
        </div>
        <PaperFiles
          labels={{ pdf: t`Save the record as a PDF` }}
          blocksNow={() => recordBlocks(name, recordTitle, sections)}
          look={look}
          fileWord="Workshop-Record"
          isSnapshot
        />
        <p className="hint">
          <Trans>
            Parts count when you mark them as done. Scores count when you press “Keep this score.”
            Time is counted while you do something on the page. Hours come from your work-search
            log.
          </Trans>
        </p>
      </div>
      <div>
        <PrintedPaper label={t`Workshop record`}>
          <RecordText title={recordTitle} name={name} sections={sections} />
        </PrintedPaper>
      </div>
    </div>
  );
}
