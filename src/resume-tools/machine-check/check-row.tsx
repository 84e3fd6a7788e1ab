import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldRef } from '@/domain/machine-check/field-ref';
import { GoToButton } from '../fields/go-to-button';
import { Icon } from '@/ui/icon';
import styles from './machine-check.module.css';

/** Something to look at; `place`: the field to mend it in, where there is one. */
export type RowFinding = { key: string; fieldRef: FieldRef | null; text: ReactNode };

export type CheckRow = { yes: ReactNode; findings: readonly RowFinding[] };

/** One thing that was looked at: "Yes", or what to look at with the way to its field. */
export function CheckRow({ yes, findings }: CheckRow) {
  if (findings.length === 0)
    return (
      <li className={styles.yes}>
        <strong>
          <Icon name="check" />
          <Trans>Yes</Trans>
        </strong>
        <div>{yes}</div>
      </li>
    );
  return findings.map(({ key, fieldRef, text }) => (
    <li key={key} className={styles.look}>
      <strong>
        <Icon name="alert" />
        <Trans>Look here</Trans>
      </strong>
      <div>{text}</div>
      {fieldRef && <GoToButton fieldRef={fieldRef} />}
    </li>
  ));
}
