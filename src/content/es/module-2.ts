import type {
  CoursePart,
  NarrativeSlideId,
  PromptField,
  SelfCheck,
  SpotTheDifference,
  StarFieldId,
} from '../types';

/** Module 2's five slides. Their order is given. */
export const narrativeSlides: readonly CoursePart<NarrativeSlideId>[] = [
  {
    id: 'introduction',
    title: 'Introducción',
    plainTitle: 'Su trabajo, contado como una sola historia',
    file: 'module-2/1-introduction.mdx',
  },
  {
    id: 'modern-resume',
    title: 'Parte 1: Currículum moderno',
    plainTitle: 'Qué va en la hoja',
    file: 'module-2/2-modern-resume.mdx',
  },
  {
    id: 'cover-letter',
    title: 'Parte 2: Carta de presentación',
    plainTitle: 'Una carta corta para un empleo',
    file: 'module-2/3-cover-letter.mdx',
  },
  {
    id: 'star-method',
    title: 'Parte 3: Método STAR',
    plainTitle: 'Cómo responder a “Tell me about a time …” (Cuénteme de una vez que …)',
    file: 'module-2/4-star-method.mdx',
  },
  {
    id: 'wrap-up',
    title: 'Cierre',
    plainTitle: '¿Cuentan sus papeles la misma historia?',
    file: 'module-2/5-wrap-up.mdx',
  },
];

/** The generic letter comes first, so the right answer is not simply the first one read. */
export const spotTheDifference: SpotTheDifference = {
  question: '¿Qué carta le daría ganas de conocer a la persona?',
  posting: {
    title:
      '“Night Stocker, Fairview Market” (Acomodador de mercancía, turno de noche, supermercado Fairview)',
    lines: [
      '“Unload trucks and fill shelves from 10 PM to 6 AM.” (Descargar camiones y llenar los estantes de 10 de la noche a 6 de la mañana.)',
      '“Check dates and rotate stock.” (Revisar fechas y rotar la mercancía.)',
      '“You are on time, you work well alone, and you can lift 40 pounds.” (Llega a tiempo, trabaja bien sin ayuda y puede cargar 40 libras.)',
    ],
  },
  letters: [
    {
      id: 'generic',
      label: 'Carta A',
      paragraphs: [
        '“To whom it may concern:” (A quien corresponda:)',
        '“I am writing to apply for the open position at your company. I am a hard worker, a team player and a fast learner. I have many skills that would make me a great fit.” (Le escribo para solicitar el puesto disponible en su empresa. Soy muy trabajadora, sé trabajar en equipo y aprendo rápido. Tengo muchas habilidades que me hacen ideal para el puesto.)',
        '“I am looking for a place where I can grow. I know I would be a strong addition to your team. Please see my resume for details.” (Busco un lugar donde pueda crecer. Sé que aportaría mucho a su equipo. Vea los detalles en mi currículum.)',
        '“Thank you for your time.” (Gracias por su tiempo.)',
        'Claire Novak',
      ],
      message:
        'Esta no. La Carta A es genérica: podría ir a cualquier empresa, para cualquier empleo.',
      reasons: [
        'Nunca nombra el puesto ni la tienda.',
        '“Hard worker” (muy trabajadora) y “fast learner” (aprende rápido) vienen sin prueba.',
        'Dice lo que quiere Claire, pero no lo que necesita la tienda: noches, carga, revisar fechas.',
      ],
    },
    {
      id: 'tailored',
      label: 'Carta B',
      paragraphs: [
        '“Dear Hiring Manager,” (Estimado gerente de contratación:)',
        '“I would like to work as a night stocker at Fairview Market. I shop there each week, and your shelves are always full. I want to help keep them that way.” (Me gustaría acomodar mercancía de noche en Fairview Market. Compro ahí cada semana, y sus estantes siempre están llenos. Quiero ayudar a que sigan así.)',
        '“For two years I unloaded trucks at a food bank, often alone. I lifted 40-pound boxes and moved the oldest food to the front. We threw out less each month. I was on time for every shift.” (Durante dos años descargué camiones en un banco de alimentos, muchas veces sin ayuda. Cargué cajas de 40 libras y puse al frente la comida más antigua. Cada mes tiramos menos. Llegué a tiempo a todos los turnos.)',
        '“Nights suit me, and I can start next week. You can reach me at 555-0127. Thank you for reading this.” (Me queda bien trabajar de noche, y puedo empezar la próxima semana. Mi teléfono es 555-0127. Gracias por leer esto.)',
        'Claire Novak',
      ],
      message: 'Sí. La Carta B está hecha a la medida: es para un solo empleo y muestra pruebas.',
      reasons: [
        'Nombra el puesto, la tienda y una razón verdadera.',
        'Responde al anuncio: camiones, carga, fechas, trabajar sin ayuda, llegar a tiempo.',
        'La prueba viene de un banco de alimentos. Ayudar sin pago cuenta.',
      ],
    },
  ],
};

/** What makes a STAR story strong, to tick after reading it aloud. Ids are fields of the story's answers. */
export const starChecks: readonly SelfCheck[] = [
  {
    id: 'check-mine',
    text: 'La mayor parte es lo que hice yo. Dije “I” (yo), no solo “we” (nosotros).',
  },
  { id: 'check-end', text: 'El final dice qué cambió.' },
  {
    id: 'check-fact',
    text: 'Hay un número, el nombre de una cosa o un detalle que solo yo sé.',
  },
];

export const starFields: readonly PromptField<StarFieldId>[] = [
  {
    id: 's',
    label: 'Situación',
    hint: '¿Dónde estaba y qué pasaba? Una frase, en inglés.',
    example:
      '“I was the only driver on a snowy day, and two roads on my route were closed.” (Un día de nieve no había nadie más para manejar, y dos calles de mi ruta estaban cerradas.)',
  },
  {
    id: 't',
    label: 'Tarea',
    hint: '¿Qué tenía que lograr?',
    example:
      '“I had to bring hot meals to 18 people before noon.” (Tenía que llevar comida caliente a 18 personas antes del mediodía.)',
  },
  {
    id: 'a',
    label: 'Acción',
    hint: '¿Qué hizo, paso a paso? Diga “I” (yo).',
    example:
      '“I called the four people on the closed roads and asked who could meet me at the corner. Then I changed the order of my stops so those meals stayed hot.” (Llamé a las cuatro personas de las calles cerradas y pregunté quién podía salir a la esquina. Luego cambié el orden de mis paradas para que esa comida siguiera caliente.)',
  },
  {
    id: 'r',
    label: 'Resultado',
    hint: '¿Cómo terminó? ¿Qué cambió? Ponga un número si lo tiene.',
    example:
      '“All 18 people ate by noon, and my boss kept the new order for bad weather.” (Las 18 personas comieron antes del mediodía, y mi jefe dejó el nuevo orden para los días de mal tiempo.)',
  },
];
