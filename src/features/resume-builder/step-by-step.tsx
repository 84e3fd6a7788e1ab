import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { areMainPartsBlank } from '@/domain/resume/record-schema';
import { workingRecord } from '@/workspace/document/working-record';
import styles from './step-by-step.module.css';

/** Above an empty form: the other way to begin. Its place stays when something is typed, so that nothing moves. */
export function StepByStep({ onOpen }: { onOpen: () => void }) {
  const isEmpty = useStore(
    workingRecord,
    ({ record }) => record !== null && areMainPartsBlank(record),
  );
  const [wasEmpty, setWasEmpty] = useState(false);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  if (!wasEmpty) return null;
  return (
    <p className={`hint ${styles.stepByStep}`}>
      <span>
        <Trans>Want to learn step by step?</Trans>{' '}
      </span>
      <button type="button" onClick={onOpen}>
        <Trans>Start with the chapter</Trans>
      </button>
    </p>
  );
}
