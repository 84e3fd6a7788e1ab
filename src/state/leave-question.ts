import { create } from 'zustand';

/** What the person is asked before they leave a computer or log out. */
export type LeaveQuestion = 'none' | 'unsent' | 'trying' | 'still-unsent' | 'clear-guest';

export const useLeaveQuestion = create<{ question: LeaveQuestion }>()(() => ({
  question: 'none',
}));

export function askBeforeLeaving(question: LeaveQuestion): void {
  useLeaveQuestion.setState({ question });
}
