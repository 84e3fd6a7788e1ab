import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { undoChange } from '@/domain/merge/undo-change';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { getOpenWork } from '@/workspace/document/open-work';
import { currentRecord, editRecord } from '@/workspace/document/working-record';
import { Dialog } from '@/ui/dialog';
import { LazyPart } from '../lazy-part';
import { UndoNote } from '@/ui/undo-note';
import styles from './import-entry.module.css';

const loadPanel = async () => (await import('./import-panel')).ImportPanel;

/** Another app has handed a file over (sw/share-target.ts, platform/manifest.ts). */
export function isFileShared(): boolean {
  return typeof location !== 'undefined' && location.search.startsWith('?shared');
}

type ImportResumeProps = {
  onAdded?: () => void;
  /** What the file brought is out of the resume again. */
  onUndone?: () => void;
};

/** The way in for a resume that somebody has already. Nothing changes before they say so, and one undo takes it back. */
export function ImportResume({ onAdded, onUndone }: ImportResumeProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(isFileShared);
  const [added, setAdded] = useState<{ before: LearnerRecord; after: LearnerRecord } | null>(null);

  const handleAdd = (after: LearnerRecord) => {
    const before = currentRecord();
    editRecord(() => after);
    void getOpenWork()?.flush();
    onAdded?.();
    flushSync(() => {
      setOpen(false);
      setAdded({ before, after });
    });
    root.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
  };
  const handleUndo = ({ before, after }: { before: LearnerRecord; after: LearnerRecord }) => {
    editRecord((now) => undoChange(before, after, now));
    onUndone?.();
    flushSync(() => setAdded(null));
    button.current?.focus();
  };

  return (
    <div ref={root} className={styles.entry}>
      <button
        ref={button}
        type="button"
        className="btn quiet small wide-on-phone"
        onClick={() => setOpen(true)}
      >
        <Trans>I already have a resume</Trans>
      </button>
      {added && (
        <UndoNote of={t`add my resume file`} onUndo={() => handleUndo(added)}>
          <Trans>It is in your resume now. Read it through, and change what you like.</Trans>
        </UndoNote>
      )}
      {isOpen &&
        // Outside of the tabs of a phone: turning the device may hide the one that this stands in.
        createPortal(
          <Dialog isWide title={t`Bring your resume`} onClose={() => setOpen(false)}>
            <LazyPart load={loadPanel}>
              {(ImportPanel) => <ImportPanel onAdd={handleAdd} onClose={() => setOpen(false)} />}
            </LazyPart>
          </Dialog>,
          document.body,
        )}
    </div>
  );
}
