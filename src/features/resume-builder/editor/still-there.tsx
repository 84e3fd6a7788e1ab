import { Trans } from '@lingui/react/macro';
import { useRef, useSyncExternalStore } from 'react';
import { hasPrintableText } from '@/domain/page-layout/resume-text-lines';
import { isToday, ongoing } from '@/domain/resume/ongoing';
import type { TextLens } from '@/workspace/document/text-lens';
import { currentRecord, editRecord } from '@/workspace/document/working-record';
import tickStyles from '@/ui/fields/tick.module.css';

type StillThereProps = { start: TextLens; end: TextLens; isUnpaid: boolean };

/**
 * Writes the end of a job that goes on; unticked it brings back the end that was written there before. A start without an
 * end would read as one month: then it asks.
 */
export function StillThere({ start, end, isUnpaid }: StillThereProps) {
  const read = () => end.read(currentRecord());
  const isStillThere = useSyncExternalStore(end.watch, () => isToday(read()));
  const hasStart = useSyncExternalStore(start.watch, () =>
    hasPrintableText(start.read(currentRecord())),
  );
  const hasEnd = useSyncExternalStore(end.watch, () => hasPrintableText(read()));
  const before = useRef('');
  return (
    <label className={tickStyles.tick}>
      <input
        type="checkbox"
        checked={isStillThere}
        onChange={({ target }) => {
          if (target.checked) before.current = read();
          const text = target.checked ? ongoing : before.current;
          editRecord((record) => end.write(record, text));
        }}
      />
      <span>
        {hasStart && !hasEnd && (
          <strong>
            <Trans>Still there?</Trans>{' '}
          </strong>
        )}
        {isUnpaid ? (
          <span>
            <Trans>I still help here</Trans>
          </span>
        ) : (
          <span>
            <Trans>I still work here</Trans>
          </span>
        )}
      </span>
    </label>
  );
}
