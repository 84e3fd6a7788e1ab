import type { MailPurpose } from '@/backend/auth-link';
import type { Message } from './message-area';

/** What the portal asks for at the moment. `email` is carried along, so that nobody types it twice. */
export type AuthStep =
  | { kind: 'log-in' }
  | { kind: 'confirm'; email: string; password: string }
  | { kind: 'recover'; email: string }
  /** The page was opened by the link of a mail. */
  | { kind: 'link'; tokenHash: string; purpose: MailPurpose }
  | { kind: 'new-password' };

/** What every form of the portal gets: the way to the next step, and the message area. */
export type StepProps = {
  go: (step: AuthStep, said?: Message | null) => void;
  say: (message: Message | null) => void;
  /** "This is a shared computer": whether the sign-in ends with the window. */
  isShared: boolean;
};
