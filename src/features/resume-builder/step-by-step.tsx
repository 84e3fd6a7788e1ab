import { Trans } from '@lingui/react/macro';
import styles from './step-by-step.module.css';
import { useBeganBlank } from './use-began-blank';

/** Above an empty form: the other way to begin. Its place stays when something is typed, so that nothing moves. */
export function StepByStep({ onOpen }: { onOpen: () => void }) {
  const { beganBlank } = useBeganBlank();
  if (!beganBlank) return null;
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
