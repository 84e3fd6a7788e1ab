import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isBlankResume } from '@/domain/resume/record-schema';
import { ensureWork } from '@/workspace/document/open-work';
import { hasPersonDb } from '@/workspace/persistence/person-db-admin';
import { useRecordInMemory } from '@/workspace/document/working-record';
import { sessionStore } from '@/workspace/session/session';

/**
 * Shown when this device has a guest's resume from an earlier day: a log in on a shared computer never offers it, and the box
 * "shared computer" is ticked by default. The owner can say that the device is theirs (`onOwn`).
 */
export function GuestResumeNotice({ onOwn }: { onOwn: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = async () => {
      if (sessionStore.readMarker() || !(await hasPersonDb('guest'))) return;
      await ensureWork('guest');
      setOpen(true);
    };
    // A failure is ignored: the notice is only a help.
    open().catch(() => undefined);
  }, []);
  const record = useRecordInMemory();
  return (
    <div role="status">
      {isOpen && record && !isBlankResume(record) && (
        <div className="message">
          <p>
            <Trans>
              A resume was written on this device without an account. It stays here and does not go
              to an account while this box is checked.
            </Trans>
          </p>
          <button type="button" className="btn quiet small" onClick={onOwn}>
            <Trans>It is mine, and this is my own device</Trans>
          </button>
        </div>
      )}
    </div>
  );
}
