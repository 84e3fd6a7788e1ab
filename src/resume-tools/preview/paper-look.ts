import { create } from 'zustand';
import type { PaperLook } from '@/domain/paper/paper-style';

/**
 * The chosen look: Modern until the person chooses (specification, section 2), and of middle size. Either template is one
 * column of plain text, which any applicant tracking system reads.
 */
export const usePaperLook = create<{
  look: PaperLook;
  choose: (part: Partial<PaperLook>) => void;
}>()((set) => ({
  look: { template: 'modern', size: 'medium' },
  choose: (part) => set(({ look }) => ({ look: { ...look, ...part } })),
}));
