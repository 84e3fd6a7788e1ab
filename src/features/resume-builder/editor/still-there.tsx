import { Trans } from '@lingui/react/macro';
import { useRef, useSyncExternalStore } from 'react';
import { isToday, ongoing } from '@/domain/resume/ongoing';
import type { TextLens } from '@/workspace/document/text-lens';
import { currentRecord, editRecord } from '@/workspace/document/working-record';
import tickStyles from '@/ui/fields/tick.module.css';

/** Writes the end of a job that goes on; unticked it brings back the end that was written there before. */
export function StillThere({ end }: { end: TextLens }) {
  const read = () => end.read(currentRecord());
  const isStillThere = useSyncExternalStore(end.watch, () => isToday(read()));
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
      <Trans>I still work here</Trans>
    </label>
  );
}
