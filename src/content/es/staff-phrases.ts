/** What counselors write again and again beside a line; each is changed or added to before it is handed over. */
export const staffPhrases: readonly string[] = [
  'Buena línea. Déjela así.',
  '¿Cuántos, o cada cuánto? Un número ayuda.',
  '¿Qué mejoró gracias a usted?',
  'Empiece con un verbo fuerte en inglés, como “Trained” (enseñé) o “Fixed” (arreglé).',
  'Dígalo con menos palabras.',
  'Revise las fechas aquí.',
];
