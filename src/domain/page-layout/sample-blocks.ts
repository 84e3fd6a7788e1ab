import type { PageBlock } from './resume-blocks';

/** The resume of an invented person, to show a theme to somebody who has not written enough yet. */
export const sampleBlocks: readonly PageBlock[] = [
  { kind: 'name', text: 'Jo Bailey' },
  { kind: 'contact', text: 'Dayton, Ohio · (937) 555-0142 · jo.bailey@example.com', phone: '' },
  { kind: 'section', text: 'Experience' },
  {
    kind: 'entry',
    title: 'Line Cook',
    dates: 'May 2023 – Present',
    rest: ['Riverside Diner', 'Dayton, Ohio'],
    isFirst: true,
    isLine: false,
    hasEmployer: true,
  },
  {
    kind: 'bullets',
    texts: [
      'Cook 120 meals a shift and keep the line clean.',
      'Trained 6 new cooks on food safety.',
      'Saved 400 pounds of food when a cooler failed.',
    ],
  },
  { kind: 'section', text: 'Education' },
  {
    kind: 'entry',
    title: 'High School Equivalency',
    dates: '2021',
    rest: ['Sinclair Learning Center', 'Dayton, Ohio'],
    isFirst: true,
    isLine: false,
    hasEmployer: true,
  },
  { kind: 'section', text: 'Skills' },
  { kind: 'items', text: 'Food safety, inventory, forklift, Spanish and English' },
];
