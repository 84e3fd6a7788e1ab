import type { Download } from '../library-types';

/** The three handouts in `handouts`, as the site serves them. */
export const downloads: readonly Download[] = [
  {
    id: 'experience-inventory-worksheet',
    title: 'Experience Inventory Worksheet',
    summary: 'Questions that help you remember what you have done, paid or not.',
    fileName: 'experience-inventory-worksheet.md',
    href: '/downloads/experience-inventory-worksheet.md',
  },
  {
    id: 'modern-resume-template',
    title: 'Modern Resume Template',
    summary: 'A plain resume to fill in, and one that is already filled in to learn from.',
    fileName: 'modern-resume-template.md',
    href: '/downloads/modern-resume-template.md',
  },
  {
    id: 'powerful-action-verbs',
    title: 'Powerful Action Verbs',
    summary: 'Strong verbs to start your lines with, sorted by skill.',
    fileName: 'powerful-action-verbs.md',
    href: '/downloads/powerful-action-verbs.md',
  },
];
