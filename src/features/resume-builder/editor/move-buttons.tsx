import { Trans } from '@lingui/react/macro';
import { Icon } from '@/ui/icon';
import styles from './editor.module.css';

type MoveButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: 'up' | 'down') => void;
};

/** Moves what `name` says one place up or down. At an end the button stays and keeps the focus. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <button
        type="button"
        className={`btn quiet small ${styles.move}`}
        data-move="up"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove('up')}
      >
        <Icon name="up" />
        <span className="visually-hidden">
          <Trans>Move up: {name}</Trans>
        </span>
      </button>
      <button
        type="button"
        className={`btn quiet small ${styles.move}`}
        data-move="down"
        aria-disabled={isLast}
        onClick={() => !isLast && onMove('down')}
      >
        <Icon name="down" />
        <span className="visually-hidden">
          <Trans>Move down: {name}</Trans>
        </span>
      </button>
    </>
  );
}
