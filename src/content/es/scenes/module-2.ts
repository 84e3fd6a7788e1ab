import type { ChoiceQuestion } from '../../activity-shapes';

/** The scenes and the questions of module 2. */
export const module2Choices: readonly ChoiceQuestion[] = [
  {
    id: 'recall-story',
    title: 'De la parte anterior: su idea',
    situation: '',
    question: '¿Cómo ayuda una sola idea a quien lee?',
    choices: [
      {
        text: 'Une todos mis empleos',
        helps: true,
        why: 'Sí. “I feed people” (doy de comer a la gente) une un restaurante, una casa y una despensa de alimentos.',
      },
      {
        text: 'Esconde el tiempo en que no trabajé',
        helps: false,
        why: 'No se esconde nada. El tiempo en casa es parte de la historia.',
      },
    ],
  },
  {
    id: 'scene-photo',
    title: 'La plantilla con foto',
    situation:
      'Una plantilla gratis tiene lugar para su foto, dos columnas y barras para sus habilidades.',
    question: '¿Qué hace?',
    choices: [
      {
        text: 'La uso. Se ve moderna.',
        helps: false,
        why: 'Los programas confunden las columnas, y las barras no prueban nada. Aquí no se pide foto.',
      },
      {
        text: 'Elijo una sola columna sencilla',
        helps: true,
        why: 'La gente y los programas la pueden leer, y queda más lugar para las pruebas.',
      },
    ],
  },
  {
    id: 'recall-letter',
    title: 'De la parte anterior: el currículum moderno',
    situation: '',
    question: '¿Qué puede dejar fuera de un currículum?',
    choices: [
      {
        text: 'Su calle y número',
        helps: true,
        why: 'Sí. Bastan la ciudad y el estado.',
      },
      {
        text: 'Las fechas de sus empleos',
        helps: false,
        why: 'Quien lee busca las fechas. Bastan el mes y el año.',
      },
    ],
  },
  {
    id: 'scene-convincing',
    title: 'Presione la frase que convence',
    situation:
      'Aquí hay cuatro frases de la Carta B. La tienda necesita gente para camiones y cajas pesadas de noche.',
    question: '¿Cuál es la prueba?',
    choices: [
      {
        text: '“I would like to work as a night stocker at Fairview Market.” (Me gustaría acomodar mercancía de noche en Fairview Market.)',
        helps: false,
        why: 'Nombra el puesto y la tienda. Es un buen comienzo, pero todavía no es una prueba.',
      },
      {
        text: '“I shop there each week, and your shelves are always full.” (Compro ahí cada semana, y sus estantes siempre están llenos.)',
        helps: false,
        why: 'Es una razón verdadera para elegir esta tienda. No muestra que Claire pueda hacer el trabajo.',
      },
      {
        text: '“I lifted 40-pound boxes and moved the oldest food to the front.” (Cargué cajas de 40 libras y puse al frente la comida más antigua.)',
        helps: true,
        why: 'Sí. Es lo que pide el anuncio, ya hecho antes y con un número.',
      },
      {
        text: '“Thank you for reading this.” (Gracias por leer esto.)',
        helps: false,
        why: 'Es amable, y va bien ahí. No prueba nada.',
      },
    ],
  },
  {
    id: 'recall-star',
    title: 'De la parte anterior: la carta',
    situation: '',
    question: '¿Dónde va su mejor prueba en una carta?',
    choices: [
      {
        text: 'Cerca del principio',
        helps: true,
        why: 'Sí. Poca gente lee despacio hasta el final.',
      },
      {
        text: 'En la última línea',
        helps: false,
        why: 'Muchos dejan de leer antes. Póngala cerca del principio.',
      },
    ],
  },
  {
    id: 'recall-result',
    title: 'De la parte anterior: STAR',
    situation: '',
    question: '¿Qué dice la R de STAR?',
    choices: [
      {
        text: 'Qué cambió al final',
        helps: true,
        why: 'Sí. Un número la hace más fuerte.',
      },
      {
        text: 'Qué haría otra vez',
        helps: false,
        why: 'Lo puede agregar. R es el resultado: cómo terminó y qué cambió.',
      },
    ],
  },
  {
    id: 'scene-we',
    title: '“We” (nosotros) o “I” (yo)',
    situation: 'Le preguntan por un día difícil. Todo su equipo trabajó en eso.',
    question: '¿Cómo empieza?',
    choices: [
      {
        text: '“We all worked really hard that day.” (Ese día todos trabajamos muy duro.)',
        helps: false,
        why: 'Todavía no saben qué hizo usted.',
      },
      {
        text: '“Our crew was short. I took the loading dock.” (Faltaba gente en el equipo. Yo me encargué del muelle de carga.)',
        helps: true,
        why: 'El equipo está ahí, y su propia parte queda clara.',
      },
      {
        text: '“I did everything alone.” (Yo lo hice todo, sin ayuda.)',
        helps: false,
        why: 'Si no es verdad, se nota. También quieren a alguien que trabaje con otros.',
      },
    ],
  },
  {
    id: 'scene-bad-end',
    title: 'Una historia que terminó mal',
    situation:
      'En su primera semana se le cayó una bandeja. Desde entonces lleva dos bandejas pequeñas.',
    question: '¿La puede contar en una entrevista?',
    choices: [
      {
        text: 'No. Nunca se cuenta un error.',
        helps: false,
        why: 'Muchos preguntan por un error. Entonces se queda sin respuesta.',
      },
      {
        text: 'Sí, con lo que hago ahora',
        helps: true,
        why: 'Lo que aprendió es el resultado. Muestra que usted mejora.',
      },
    ],
  },
];
