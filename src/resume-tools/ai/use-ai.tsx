import { useRef, useState, type ReactNode } from 'react';
import { askAi } from './ask-ai';
import type { AiQuestion, AiReply } from './assistant';
import { currentPersonId, useSession } from '@/workspace/session/session';
import { ConsentDialog } from './consent-dialog';
import { LastSent } from './sent-words';

type Asking = { kind: 'idle' } | { kind: 'consent'; question: AiQuestion } | { kind: 'busy' };

/**
 * Puts one question at a time to the AI, after the person has seen what is sent. `ask` resolves with the reply, or with
 * null when there is none to show ({@link askAi}). Render `dialog`, and `lastSent` beside the answer: it shows what each
 * question sent.
 */
export function useAi(): {
  isBusy: boolean;
  ask: (question: AiQuestion) => Promise<AiReply | null>;
  dialog: ReactNode;
  lastSent: ReactNode;
} {
  const personId = useSession()?.userId ?? 'guest';
  const [asking, setAsking] = useState<Asking>({ kind: 'idle' });
  const [sent, setSent] = useState<{ personId: string; question: AiQuestion } | null>(null);
  const decide = useRef<(agreed: boolean) => void>(() => undefined);
  const isAsking = useRef(false);

  const agree = (question: AiQuestion) =>
    new Promise<boolean>((resolve) => {
      decide.current = resolve;
      setAsking({ kind: 'consent', question });
    });

  const ask = async (question: AiQuestion): Promise<AiReply | null> => {
    if (isAsking.current) return null;
    isAsking.current = true;
    setAsking({ kind: 'busy' });
    try {
      return await askAi(question, {
        personNow: currentPersonId,
        agree,
        onSend: (asker) => {
          setAsking({ kind: 'busy' });
          setSent({ personId: asker, question });
        },
      });
    } finally {
      isAsking.current = false;
      setAsking({ kind: 'idle' });
    }
  };

  return {
    isBusy: asking.kind === 'busy',
    ask,
    dialog: asking.kind === 'consent' && (
      <ConsentDialog question={asking.question} onDecide={(agreed) => decide.current(agreed)} />
    ),
    lastSent: sent?.personId === personId && <LastSent question={sent.question} />,
  };
}
