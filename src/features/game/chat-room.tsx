import { useRef, type ReactNode } from 'react';
import styles from './game-page.module.css';
import { useAvailableHeight } from './use-available-height';

type ChatRoomProps = {
  children: ReactNode;
  /** What stands beside the chat on a desk and below it on a phone. */
  side?: ReactNode;
  /** True when what stands beside it is help with the answers. */
  isHelp?: boolean;
};

/** The chat and what stands beside it: on any screen the chat is as high as what is left of it, so that nothing scrolls. */
export function ChatRoom({ children, side, isHelp = false }: ChatRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  useAvailableHeight(room);
  return (
    <div ref={room} className={styles.room} data-help={isHelp}>
      {children}
      <div className={styles.side}>{side}</div>
    </div>
  );
}
