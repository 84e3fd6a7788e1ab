import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { GameScript } from '@/domain/game/game-script';
import { descriptionQuestion, type AiFailure } from '@/resume-tools/ai/assistant';
import { playGame, readReply, replaceReply, takeBackReply, useIsReplyReplaced } from './play-game';
import { useSession } from '@/workspace/session/session';
import { AiNextStep, NeedsAccount } from '@/resume-tools/ai/ai-note';
import { useAi } from '@/resume-tools/ai/use-ai';
import { Icon } from '@/ui/icon';
import { CoachTips } from './coach-tips';
import styles from './reply-form.module.css';

type DescriptionHelpProps = {
  script: GameScript;
  text: string;
  /** Moves the focus back to the typed text. */
  onFocus: () => void;
};

type Said = 'nothing' | 'write-first' | 'replaced' | AiFailure['reason'];

/** Help with the description: 'Get AI Help', which replaces the typed text, and the coach, which is always there. */
export function DescriptionHelp({ script, text, onFocus }: DescriptionHelpProps) {
  const isGuest = useSession() === null;
  const ai = useAi();
  const [said, setSaid] = useState<Said>('nothing');
  const isReplaced = useIsReplyReplaced();
  const [showsTips, setShowsTips] = useState(false);
  const isHere = useIsMounted();
  const buttons = useRef<HTMLDivElement>(null);

  const handleAsk = async () => {
    const typed = readReply(script);
    if (isGuest) {
      setSaid('needs-account');
      setShowsTips(true);
      return;
    }
    if (typed.trim() === '') {
      setSaid('write-first');
      onFocus();
      return;
    }
    const reply = await ai.ask(descriptionQuestion(typed));
    // The chat may have moved on meanwhile: the words must not be put into another question's reply.
    if (!reply || !isHere.current) return;
    if (reply.ok) {
      replaceReply(script, reply.text);
      setSaid('replaced');
      return;
    }
    playGame(script, { type: 'ai-help-failed' });
    setSaid(reply.reason);
  };
  const handleUndo = () => {
    takeBackReply();
    setSaid('nothing');
    onFocus();
  };

  // The button that was pressed, with what it says, and not half of it under the foot of what scrolls.
  useEffect(() => {
    if (said !== 'nothing') buttons.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);

  return (
    <div className={styles.help}>
      <div ref={buttons} className="row">
        <button
          type="button"
          className="btn quiet small"
          aria-disabled={ai.isBusy}
          onClick={() => void handleAsk()}
        >
          <Icon name="spark" />
          {ai.isBusy ? <Trans>Getting Help...</Trans> : <Trans>Get AI Help</Trans>}
        </button>
        {isReplaced && (
          <button type="button" className="btn quiet small" onClick={handleUndo}>
            <Icon name="undo" />
            <Trans>Undo</Trans>
          </button>
        )}
        <button
          type="button"
          className="btn quiet small"
          aria-expanded={showsTips}
          onClick={() => setShowsTips(!showsTips)}
        >
          <Trans>Writing tips</Trans>
        </button>
      </div>
      <p role="status" className={`hint ${styles.fine}`}>
        <Said said={said} />
      </p>
      {showsTips && <CoachTips text={text} />}
      {ai.lastSent}
      {ai.dialog}
    </div>
  );
}

function Said({ said }: { said: Said }) {
  if (said === 'nothing') return null;
  if (said === 'write-first')
    return <Trans>Write a few words about the job first. Then ask for help.</Trans>;
  if (said === 'replaced')
    return (
      <Trans>
        The AI wrote this from your words. Check that all of it is true. You can undo it.
      </Trans>
    );
  return said === 'needs-account' ? <NeedsAccount /> : <AiNextStep reason={said} />;
}

/** Whether this help is still mounted: it unmounts when the chat goes on to another question. */
function useIsMounted() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
