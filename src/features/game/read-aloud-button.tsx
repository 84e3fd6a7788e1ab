import { useLingui } from '@lingui/react/macro';
import { Icon } from '@/ui/icon';
import styles from './game-page.module.css';

type ReadAloudButtonProps = {
  isReading: boolean;
  /** The id of the message that it reads. */
  describedBy: string;
  onStart: () => void;
  onStop: () => void;
};

export function ReadAloudButton({ isReading, describedBy, onStart, onStop }: ReadAloudButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.speak}
      aria-label={isReading ? t`Stop reading` : t`Read aloud`}
      aria-describedby={describedBy}
      onClick={isReading ? onStop : onStart}
    >
      <Icon name={isReading ? 'stop' : 'speak'} size={20} />
    </button>
  );
}
