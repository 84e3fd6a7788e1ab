import { create } from 'zustand';

/** The interface-wide AI Mode switch: off at every start, flipped by each toggle (spec, section 4). */
export const useAiMode = create<{ on: boolean; toggle: () => void }>()((set) => ({
  on: false,
  toggle: () => set((state) => ({ on: !state.on })),
}));
