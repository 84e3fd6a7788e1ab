import type { MailPurpose } from '@/backend/auth-link';
import type { Message } from './message-area';

/** The current step of the sign-in page. `email` is passed on, so that nobody types it twice. */
export type AuthStep =
  | { kind: 'log-in' }
  | { kind: 'confirm'; email: string; password: string }
  | { kind: 'recover'; email: string }
  /** The page was opened by the link of a mail. */
  | { kind: 'link'; tokenHash: string; purpose: MailPurpose }
  | { kind: 'new-password' };

/** Props of every form of the sign-in page: go to a step, show a message. */
export type StepProps = {
  go: (step: AuthStep, said?: Message | null) => void;
  say: (message: Message | null) => void;
  /** "This is a shared computer": whether the sign-in ends with the window. */
  isShared: boolean;
};
