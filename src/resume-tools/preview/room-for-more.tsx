import { Trans } from '@lingui/react/macro';
import type { FieldRef } from '@/domain/machine-check/field-ref';
import { isSparse, type PaginatedDocument } from '@/domain/page-layout/paginate';
import { hasPrintableText } from '@/domain/page-layout/resume-text-lines';
import { isBlankEntry } from '@/domain/resume/record-schema';
import { sectionEntries } from '@/domain/sections/section-layout';
import { Icon } from '@/ui/icon';
import { useRecord } from '@/workspace/document/working-record';
import { goToField } from '../fields/go-to-field';
import styles from './room-for-more.module.css';

const summary: FieldRef = { part: 'sections', key: 'summary', id: 'summary', field: 'text' };

/** Beside a short resume: what could still stand on its page. Not on the paper itself. */
export function RoomForMore({ paper }: { paper: PaginatedDocument | null }) {
  const hasSummary = useRecord((record) =>
    sectionEntries(record, 'summary').some(({ text = '' }) => hasPrintableText(text)),
  );
  const jobId = useRecord(({ experience }) => experience.find((job) => !isBlankEntry(job))?.id);
  if (!paper || !isSparse(paper)) return null;
  return (
    <div className={styles.room}>
      <p className="hint">
        <Trans>Your page has room. You can add more.</Trans>
      </p>
      <div className="row">
        {!hasSummary && (
          <button type="button" className="btn quiet small" onClick={() => goToField(summary)}>
            <Icon name="plus" />
            <Trans>One line about you</Trans>
          </button>
        )}
        {jobId !== undefined && (
          <button
            type="button"
            className="btn quiet small"
            onClick={() => goToField({ part: 'experience', id: jobId, field: 'description' })}
          >
            <Icon name="plus" />
            <Trans>One more thing you did</Trans>
          </button>
        )}
      </div>
    </div>
  );
}
