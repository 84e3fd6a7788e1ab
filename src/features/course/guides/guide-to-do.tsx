import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TickRow } from '../tick-row';
import { markStep, useIsStepDone } from './guide-steps';
import styles from './guides.module.css';

type GuideToDoProps = { partId: string; id: string; children: ReactNode };

/** The one thing to do that a card of a guide ends with; that it is done follows the person like their other work. */
export function GuideToDo({ partId, id, children }: GuideToDoProps) {
  const isDone = useIsStepDone(partId, id);
  return (
    <div className={styles.toDo}>
      <p className="pill">
        <Trans>Do this now</Trans>
      </p>
      <TickRow
        label={children}
        isTicked={isDone}
        onTick={(isTicked) => markStep(partId, id, isTicked)}
      />
    </div>
  );
}
