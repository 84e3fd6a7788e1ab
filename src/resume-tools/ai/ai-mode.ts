import { create } from 'zustand';

type AiMode = {
  on: boolean;
  /** It has not been read yet what the switch does. */
  isToTell: boolean;
  toggle: () => void;
  dismiss: () => void;
};

/** The interface-wide AI Mode switch: off at every start, flipped by each toggle (spec, section 4). */
export const useAiMode = create<AiMode>()((set) => ({
  on: false,
  isToTell: false,
  toggle: () => set(({ on }) => ({ on: !on, isToTell: !on })),
  dismiss: () => set({ isToTell: false }),
}));
