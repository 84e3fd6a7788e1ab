import type { ReflectingNote } from '../types';

/** The boxes under the three questions of Reflecting. */
export const reflectingNotes: readonly ReflectingNote[] = [
  {
    id: 'reflecting-trust',
    title: 'Sus notas: quién confió en usted',
    label: 'Confiaban en mí para',
    hint: 'Una o dos líneas bastan. El Creador de currículum se las muestra otra vez.',
    example: 'abrir la tienda sin ayuda, porque la caja siempre cuadraba.',
  },
  {
    id: 'reflecting-day',
    title: 'Sus notas: un buen día',
    label: 'De qué quiero más, y qué no quiero',
    hint: 'Dos cosas de las que quiere más, y una que no quiere otra vez.',
    example:
      'Trabajar afuera, con una cuadrilla. Ya no quiero pasar la noche trabajando sin nadie más.',
  },
  {
    id: 'reflecting-worry',
    title: 'Sus notas: una preocupación, una línea sencilla',
    label: 'Una línea que puedo decir sobre eso',
    hint: 'Solo si quiere. Escriba la línea sencilla, no toda la historia. Si tiene cuenta, las personas que manejan este sitio podrían ver su línea.',
    example: '“Family caregiver, 2021 to 2023” (Cuidado de un familiar, 2021 a 2023).',
  },
];
