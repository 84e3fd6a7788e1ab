import type { CoursePart, LearningEventId } from '../types';

/** Module 1's nine learning events. Order and names are given: do not reword them. The plain titles are ours. */
export const learningEvents: readonly CoursePart<LearningEventId>[] = [
  {
    id: 'gaining-attention',
    title: 'Captar la atención',
    plainTitle: 'Los primeros siete segundos',
    file: 'module-1/1-gaining-attention.mdx',
  },
  {
    id: 'learning-objectives',
    title: 'Objetivos de aprendizaje',
    plainTitle: 'Qué va a hacer, y qué traer',
    file: 'module-1/2-learning-objectives.mdx',
  },
  {
    id: 'reflecting',
    title: 'Reflexionar',
    plainTitle: 'Lo que otros le confían',
    file: 'module-1/3-reflecting.mdx',
  },
  {
    id: 'core-concepts',
    title: 'Conceptos clave',
    plainTitle: 'Tres ideas que mejoran un currículum',
    file: 'module-1/4-core-concepts.mdx',
  },
  {
    id: 'tools',
    title: 'Herramientas',
    plainTitle: 'Tres hojas para imprimir o leer',
    file: 'module-1/5-tools.mdx',
  },
  {
    id: 'practice',
    title: 'Práctica',
    plainTitle: 'Escriba sus propias líneas',
    file: 'module-1/6-practice.mdx',
  },
  {
    id: 'peer-review',
    title: 'Revisión entre compañeros',
    plainTitle: 'Deje que otra persona lo lea',
    file: 'module-1/7-peer-review.mdx',
  },
  {
    id: 'final-assessment',
    title: 'Evaluación final',
    plainTitle: 'Termínelo y dele puntos',
    file: 'module-1/8-final-assessment.mdx',
  },
  {
    id: 'looking-ahead',
    title: 'Mirar adelante',
    plainTitle: 'Mándelo, y mande el próximo',
    file: 'module-1/9-looking-ahead.mdx',
  },
];
