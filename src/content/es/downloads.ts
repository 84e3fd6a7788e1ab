import type { Download } from '../library-types';

/** The three handouts in `handouts`, as the site serves them. */
export const downloads: readonly Download[] = [
  {
    id: 'experience-inventory-worksheet',
    title: 'Hoja de inventario de experiencia',
    summary: 'Preguntas que le ayudan a recordar lo que ha hecho, con pago o sin pago.',
    fileName: 'experience-inventory-worksheet.md',
    href: '/downloads/experience-inventory-worksheet.md',
  },
  {
    id: 'modern-resume-template',
    title: 'Plantilla de currículum moderno',
    summary: 'Un currículum sencillo para llenar, y otro ya lleno para aprender de él.',
    fileName: 'modern-resume-template.md',
    href: '/downloads/modern-resume-template.md',
  },
  {
    id: 'powerful-action-verbs',
    title: 'Verbos de acción poderosos',
    summary: 'Verbos fuertes en inglés para empezar sus líneas, por tipo de habilidad.',
    fileName: 'powerful-action-verbs.md',
    href: '/downloads/powerful-action-verbs.md',
  },
];
