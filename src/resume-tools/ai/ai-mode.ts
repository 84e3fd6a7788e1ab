import { create } from 'zustand';

type AiMode = {
  on: boolean;
  /** True until the person has dismissed the explanation of the switch. */
  isToTell: boolean;
  toggle: () => void;
  dismiss: () => void;
};

/** The interface-wide AI Mode switch: off whenever the app starts, so that nobody inherits the last person's choice. */
export const useAiMode = create<AiMode>()((set) => ({
  on: false,
  isToTell: false,
  toggle: () => set(({ on }) => ({ on: !on, isToTell: !on })),
  dismiss: () => set({ isToTell: false }),
}));
