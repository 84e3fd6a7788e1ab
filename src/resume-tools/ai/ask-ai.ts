import { create } from 'zustand';
import type { AiQuestion, AiReply } from './assistant';

/** The id of the person who has agreed, since this page was opened, to what is sent to the AI; null before. */
const useConsent = create<{ personId: string | null }>()(() => ({ personId: null }));

/** True when this person has agreed; the next person on the same page is asked again. */
export function hasAiConsent(personId: string): boolean {
  return useConsent.getState().personId === personId;
}

/** Notes that this person agreed, until the page is reloaded or somebody else agrees. */
export function giveAiConsent(personId: string): void {
  useConsent.setState({ personId });
}

type Asking = {
  /** The id of the person who is logged in now. */
  personNow: () => string;
  /** Shows what is sent; true when the person says yes. */
  agree: (question: AiQuestion) => Promise<boolean>;
  /** Called when the question goes out. */
  onSend: (personId: string, question: AiQuestion) => void;
};

/**
 * Sends one question to the AI, after the person has seen once what is sent. Null when there is no reply to show: the
 * person said no, or another person is logged in by now. Nothing is sent for a person who has logged out.
 */
export async function askAi(
  question: AiQuestion,
  { personNow, agree, onSend }: Asking,
): Promise<AiReply | null> {
  const personId = personNow();
  const isHere = () => personNow() === personId;
  if (!hasAiConsent(personId)) {
    // Without an AI nothing can be sent, so no consent is asked for.
    const failure = await question.check();
    if (failure) return isHere() ? failure : null;
    if (!(await agree(question)) || !isHere()) return null;
    giveAiConsent(personId);
  }
  onSend(personId, question);
  const reply = await question.send();
  return isHere() ? reply : null;
}
