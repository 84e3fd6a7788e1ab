import type { RubricItem, RubricLevelWords } from '../types';

/** The official rubric, 15 points in all: module 2's checkup and module 1's final assessment. */
export const rubric: readonly RubricItem[] = [
  {
    id: 'formatting',
    category: 'Formato',
    criteria:
      'Una columna sencilla. Los títulos, las fechas y los puntos de las listas se ven igual de arriba abajo.',
    points: 3,
  },
  {
    id: 'readability',
    category: 'Fácil de leer',
    criteria:
      'Las líneas son cortas. Hay espacio en blanco. Una persona que no le conoce encuentra su último empleo en una mirada.',
    points: 2,
  },
  {
    id: 'contact-information',
    category: 'Datos de contacto',
    criteria:
      'El nombre, el teléfono y el correo electrónico están arriba, y funcionan. También la ciudad y el estado, si es seguro.',
    points: 1,
  },
  {
    id: 'tailoring',
    category: 'Adaptado al empleo',
    criteria:
      'Está hecho para un empleo. Usa las palabras del anuncio donde son ciertas para usted.',
    points: 3,
  },
  {
    id: 'action-verbs',
    category: 'Experiencia: verbos de acción',
    criteria:
      'Cada línea de trabajo empieza con un verbo fuerte, como “trained” (enseñé) o “repaired” (reparé).',
    points: 3,
  },
  {
    id: 'quantified-accomplishments',
    category: 'Logros con números',
    criteria:
      'Por lo menos dos líneas muestran un resultado con un número que usted puede explicar.',
    points: 2,
  },
  {
    id: 'grammar-and-spelling',
    category: 'Gramática y ortografía',
    criteria: 'Otra persona lo leyó, y no quedan errores.',
    points: 1,
  },
];

/** Highest first. The bounds are those of `rubricLevel`: above 12, above 8, and the rest. */
export const rubricLevels: readonly RubricLevelWords[] = [
  {
    above: 12,
    label: 'Ejemplar',
    meaning:
      'Está casi listo. Primero arregle cada fila abierta: el contacto y la ortografía deben estar bien. Luego mándelo.',
  },
  {
    above: 8,
    label: 'Competente',
    meaning: 'Es fuerte. Elija una o dos filas abiertas y arréglelas primero.',
  },
  {
    above: -1,
    label: 'Necesita mejorar',
    meaning: 'Es un buen comienzo. Cada fila abierta es un paso que sigue. Vaya de una en una.',
  },
];
