import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removeParStatement, restoreEntry } from '@/domain/resume/edit-resume';
import type { ParStatement } from '@/domain/resume/record-schema';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { UndoNote } from '@/ui/undo-note';
import { Statement } from './statement';
import styles from './experience-inventory.module.css';

/** The saved PAR statements. A removed one comes back with one button. */
export function Arsenal() {
  const { t } = useLingui();
  const statements = useRecord((record) => record.parStatements);
  const root = useRef<HTMLElement>(null);
  const [removed, setRemoved] = useState<{ entry: ParStatement; index: number } | null>(null);
  const count = statements.length;

  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const handleRemove = (id: string) => {
    const index = currentRecord().parStatements.findIndex((entry) => entry.id === id);
    const entry = currentRecord().parStatements[index];
    if (!entry) return;
    flushSync(() => {
      setRemoved({ entry, index });
      editRecord((record) => removeParStatement(record, id));
    });
    focus('[data-undo]');
  };
  const handleUndo = () => {
    if (!removed) return;
    flushSync(() => {
      editRecord((record) => restoreEntry(record, 'parStatements', removed.entry, removed.index));
      setRemoved(null);
    });
    focus(`[data-statement="${CSS.escape(removed.entry.id)}"] button`);
  };

  return (
    <section ref={root} className={styles.arsenal} aria-labelledby="par-arsenal">
      <h3 id="par-arsenal">
        <Trans>
          Your PAR Arsenal <span className={styles.count}>({count} / 5-7 recommended)</span>
        </Trans>
      </h3>
      {count === 0 && (
        <p className="hint">
          <Trans>Your saved PAR statements will appear here.</Trans>
        </p>
      )}
      <ol className={styles.statements}>
        {statements.map((statement, index) => (
          <Statement
            key={statement.id}
            statement={statement}
            place={index + 1}
            onRemove={() => handleRemove(statement.id)}
          />
        ))}
      </ol>
      {removed && (
        <UndoNote of={t`remove the statement`} onUndo={handleUndo}>
          <Trans>Removed: {removed.entry.problem}</Trans>
        </UndoNote>
      )}
    </section>
  );
}
