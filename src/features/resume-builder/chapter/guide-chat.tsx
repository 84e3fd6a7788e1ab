import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Chapter } from '@/content/types';
import { ChatLog } from '@/ui/chat/chat-log';
import styles from './chapter.module.css';

/** Pause between two lines of the guide, in ms. */
const advanceMs = 1000;

/** Scripts that have been said since the page was opened: coming back, nobody waits for them again. */
const said = new Set<number>();

/** The guide's words on a chapter, one line a second. The room of the others is kept, so that nothing jumps. */
export function ChapterGuide({ chapter: { id, script } }: { chapter: Chapter }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(said.has(id) ? script.length : 1);
  const isDone = shown >= script.length;
  useEffect(() => {
    if (isDone) {
      said.add(id);
      return;
    }
    const timer = setInterval(() => setShown((count) => count + 1), advanceMs);
    return () => clearInterval(timer);
  }, [id, isDone]);

  const lines = script
    .slice(0, shown)
    .map(({ text }, index) => ({ id: index, from: 'guide' as const, text }));
  return (
    <div className={styles.chat}>
      <ChatLog lines={lines} label={t`The Great Recycler`} />
      <div aria-hidden="true" className={styles.chatRoom}>
        {script.map(({ text }) => (
          <p key={text} data-text={text} />
        ))}
      </div>
    </div>
  );
}
