import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isBlankResume } from '@/domain/resume/record-schema';
import { ensureWork } from '@/workspace/document/open-work';
import { hasPersonDb } from '@/workspace/persistence/person-dbs';
import { useRecordInMemory } from '@/workspace/document/working-record';
import { sessionStore } from '@/workspace/session/session';

/**
 * For whoever calls a device shared on which a guest's resume lies that is kept for its owner: a log in on a shared
 * computer never asks about it. Says so, and how it comes along.
 */
export function GuestResumeStays() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = async () => {
      if (sessionStore.readMarker() || !(await hasPersonDb('guest'))) return;
      await ensureWork('guest');
      setOpen(true);
    };
    // Nothing is lost by it: the words are a help.
    open().catch(() => undefined);
  }, []);
  const record = useRecordInMemory();
  return (
    <div role="status">
      {isOpen && record && !isBlankResume(record) && (
        <p className="message">
          <Trans>
            The resume you wrote as a guest stays on this device. It does not go to your account. Do
            you want it there, and is the device yours? Then clear this box.
          </Trans>
        </p>
      )}
    </div>
  );
}
