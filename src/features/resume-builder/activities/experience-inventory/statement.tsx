import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ParStatement } from '@/domain/resume/record-schema';
import { setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import { Icon } from '@/ui/icon';
import frame from '../activity-frame.module.css';
import { EditStatement, editDraftId } from './edit-statement';
import styles from './experience-inventory.module.css';
import { parFields, useParWords } from './par-texts';
import { StatementToBullet } from './statement-to-bullet';

type StatementProps = { statement: ParStatement; place: number; onRemove: () => void };

/** One saved PAR statement: to read, to change, to remove, and to put into the resume. */
export function Statement({ statement, place, onRemove }: StatementProps) {
  const words = useParWords();
  const draftId = editDraftId(statement.id);
  const isEdited = useAnswers(draftId)['open'] === 'yes';
  const root = useRef<HTMLLIElement>(null);
  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();

  const handleEdit = () => {
    const { problem, action, result } = statement;
    flushSync(() => setAnswers(draftId, { open: 'yes', problem, action, result }));
    focus('input');
  };
  const handleClose = () => {
    flushSync(() => setAnswers(draftId, { open: '', problem: '', action: '', result: '' }));
    focus('[data-edit]');
  };

  return (
    <li ref={root} data-statement={statement.id} className={frame.panel}>
      {isEdited ? (
        <EditStatement id={statement.id} place={place} onClose={handleClose} />
      ) : (
        <>
          <dl className={frame.facts}>
            {parFields.map((field) => (
              <div key={field}>
                <dt>{words[field].label}</dt>
                <dd translate="no">{statement[field]}</dd>
              </div>
            ))}
          </dl>
          <div className={`row ${styles.buttons}`}>
            <button type="button" className="btn quiet small" data-edit onClick={handleEdit}>
              <Trans>
                Edit <span className="visually-hidden">statement {place}</span>
              </Trans>
            </button>
            <button type="button" className="btn danger small" onClick={onRemove}>
              <Icon name="trash" />
              <span>
                <Trans>
                  Remove <span className="visually-hidden">statement {place}</span>
                </Trans>
              </span>
            </button>
          </div>
          <StatementToBullet statement={statement} place={place} />
        </>
      )}
    </li>
  );
}
