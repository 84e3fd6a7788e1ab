import { create } from 'zustand';

/**
 * What the person is asked before they leave a computer or log out. `failed`: the way out did not come, or broke off;
 * `not-deleted`: they are logged out, and what they threw away can still be read here.
 */
export type LeaveQuestion =
  | 'none'
  | 'unsent'
  | 'trying'
  | 'still-unsent'
  | 'no-copy'
  | 'copied'
  | 'failed'
  | 'not-deleted'
  | 'clear-guest';

/** The question that is on the screen. */
export const useLeaveQuestion = create<{ question: LeaveQuestion }>()(() => ({
  question: 'none',
}));

/** Puts a question on the screen, or takes it away with 'none'. */
export function askBeforeLeaving(question: LeaveQuestion): void {
  useLeaveQuestion.setState({ question });
}

let isReload = false;

/** The page is about to reload by itself, in the same session: nobody leaves. */
export function allowReload(): void {
  isReload = true;
}

/** Whether the page is about to reload by itself, so that nobody need be warned. */
export function isReloadAllowed(): boolean {
  return isReload;
}
