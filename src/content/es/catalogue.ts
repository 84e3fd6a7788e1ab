import type { ModuleActivity, ModuleEntry } from '../types';

export const catalogue: readonly ModuleEntry[] = [
  {
    id: 1,
    title: 'Prepare su currículum',
    objective: 'Escriba un currículum cierto y claro, para un empleo que quiere.',
  },
  {
    id: 2,
    title: 'Cuente su historia laboral',
    objective:
      'Revise su currículum, reconozca una buena carta de presentación y cuente una historia fuerte de su trabajo.',
  },
  {
    id: 3,
    title: 'Red de contactos y entrevistas',
    objective:
      'Diga quién es en medio minuto, conteste cinco preguntas comunes y dé un buen seguimiento.',
  },
];

export { titlesOnPaper } from '@/content/en/catalogue';

/** Module 1's five activities. Each is done in the resume builder. */
export const moduleActivities: readonly ModuleActivity[] = [
  {
    id: 1,
    title: 'Revisión a fondo del currículum',
    summary: 'Mire el currículum que tiene ahora: qué tan largo es y qué verbos usa.',
    chapter: 1,
  },
  {
    id: 2,
    title: 'Desarmar un anuncio de empleo',
    summary: 'Encuentre las habilidades y las tareas en un anuncio de empleo.',
    chapter: 2,
  },
  {
    id: 3,
    title: 'Inventario de experiencia',
    summary: 'Escriba de 5 a 7 historias cortas de problemas que resolvió.',
    chapter: 3,
  },
  {
    id: 4,
    title: 'Simulación de un currículum a la medida',
    summary: 'Escriba de nuevo un trabajo de ejemplo para que vaya bien con un anuncio.',
    chapter: 4,
  },
  {
    id: 5,
    title: 'Revisión colaborativa entre compañeros',
    summary: 'Practique dar comentarios sobre dos currículums de ejemplo.',
    chapter: 5,
  },
];
