import { Trans } from '@lingui/react/macro';
import { useAiMode } from '@/resume-tools/ai/ai-mode';
import styles from './ai-mode-switch.module.css';

/** The interface-wide AI Mode switch. */
export function AiModeSwitch() {
  const { on, toggle } = useAiMode();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={toggle}
    >
      <span className={styles.track} aria-hidden="true" />
      <Trans>AI Mode</Trans>
    </button>
  );
}
