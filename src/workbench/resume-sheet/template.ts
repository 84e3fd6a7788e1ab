import { create } from 'zustand';

/** The looks a resume can have. Both are one column of plain text, which any applicant tracking system reads. */
export type ResumeTemplate = 'modern' | 'classic';

/** The chosen look; Modern until the person chooses (spec, section 2). */
export const useTemplate = create<{
  template: ResumeTemplate;
  choose: (template: ResumeTemplate) => void;
}>()((set) => ({
  template: 'modern',
  choose: (template) => set({ template }),
}));
