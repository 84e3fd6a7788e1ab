import type { KeyboardEvent, RefObject } from 'react';
import type { GameField, GameQuestion, GameScript } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { useSession } from '@/workspace/session/session';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { typeReply, useReply } from './play-game';

type ReplyBoxProps = {
  /** The id of the box; its hint has the same with `-hint` behind it. */
  id: string;
  box: RefObject<HTMLTextAreaElement | null>;
  state: GameState;
  script: GameScript;
  question: GameQuestion | null;
  onSend: () => void;
};

/** The text box for an answer. Enter sends it; in a description Enter begins a line, and Ctrl or Command with it sends. */
export function ReplyBox({ id, box, state, script, question, onSend }: ReplyBoxProps) {
  const text = useReply(state, script);
  const isOwn = useIsOwnDevice();
  const isLong = question?.field === 'description';
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Safari ends the composition before it sends the Enter that closes it; code 229 tells that Enter (WebKit 165004).
    const isOfInputMethod = event.nativeEvent.isComposing || event.keyCode === 229;
    const isSend = event.key === 'Enter' && !event.shiftKey && !isOfInputMethod;
    if (!isSend || (isLong && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      ref={box}
      id={id}
      rows={isLong ? 3 : 1}
      data-long={isLong}
      value={text}
      aria-describedby={`${id}-hint`}
      autoComplete={autoCompleteOf(question, isOwn)}
      inputMode={inputModeOf(question)}
      enterKeyHint={isLong ? 'enter' : 'send'}
      onChange={(event) => typeReply(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
    />
  );
}

/** True where the browser may suggest this answer later: on a shared computer it would suggest it to the next person. */
function useIsOwnDevice(): boolean {
  const session = useSession();
  const computer = useGuestComputer((guest) => guest.computer);
  return session ? !session.shared : computer === 'own';
}

const completions: Partial<Record<GameField, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  address: 'address-level2',
};

/** The purpose of the field for browsers that fill it in (WCAG 2.2, 1.3.5). */
function autoCompleteOf(question: GameQuestion | null, isOwn: boolean): string {
  return (isOwn && question && completions[question.field]) || 'off';
}

function inputModeOf(question: GameQuestion | null): 'text' | 'email' | 'tel' {
  if (question?.field === 'email') return 'email';
  return question?.field === 'phone' ? 'tel' : 'text';
}
