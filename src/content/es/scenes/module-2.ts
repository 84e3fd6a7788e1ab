import type { ChoiceQuestion } from '../../activity-shapes';

/** The scenes and the questions of module 2. */
export const module2Choices: readonly ChoiceQuestion[] = [
  {
    id: 'recall-story',
    title: 'De la parte anterior: su idea',
    situation:
      'María cocinó en un restaurante. Luego cuidó a alguien en casa. Ahora ayuda en una despensa de alimentos.',
    question: 'En la cocina de un hospital le preguntan qué hace. ¿Cómo empieza?',
    choices: [
      {
        text: '“I feed people: in a diner, at home, at a pantry.” (Doy de comer a la gente: en un restaurante, en casa, en una despensa.)',
        helps: true,
        why: 'Una idea lo une todo. El tiempo en casa es parte de la historia.',
      },
      {
        text: '“I was a cook, but then I stopped for four years.” (Fui cocinera, pero luego paré cuatro años.)',
        helps: false,
        why: 'Es verdad, pero empieza con lo que falta.',
      },
      {
        text: '“I can do any work that you have.” (Puedo hacer cualquier trabajo que tengan.)',
        helps: false,
        why: 'Así ellos tienen que ver qué le va bien. Diga su idea.',
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
    question: 'Le falta lugar para una prueba más. ¿Qué quita?',
    choices: [
      {
        text: 'Mi calle y número',
        helps: true,
        why: 'Bastan la ciudad y el estado.',
      },
      {
        text: 'Las fechas de mi primer empleo',
        helps: false,
        why: 'Quien lee busca las fechas. Bastan el mes y el año.',
      },
      {
        text: 'Un curso de seguridad de un día',
        helps: false,
        why: 'Los cursos cortos y las tarjetas cuentan. Déjelo.',
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
        why: 'Es lo que pide el anuncio, ya hecho antes y con un número.',
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
    question: 'Su mejor prueba está en la última línea de su carta. ¿Qué hace?',
    choices: [
      {
        text: 'La subo, justo después del nombre del empleo',
        helps: true,
        why: 'Poca gente lee despacio hasta el final.',
      },
      {
        text: 'La dejo. La última línea se recuerda.',
        helps: false,
        why: 'Muchos dejan de leer antes.',
      },
      {
        text: 'La escribo arriba y otra vez al final',
        helps: false,
        why: 'Basta una vez. Una carta se lee en un minuto o menos.',
      },
    ],
  },
  {
    id: 'recall-result',
    title: 'De la parte anterior: STAR',
    situation:
      'Usted cuenta de un día con mucho trabajo: “… so I called two people in.” (… así que llamé a dos personas.)',
    question: '¿Cómo termina la historia?',
    choices: [
      {
        text: '“We opened on time, and no one had to wait.” (Abrimos a tiempo, y nadie tuvo que esperar.)',
        helps: true,
        why: 'Dice qué cambió al final. Un número la hace más fuerte.',
      },
      {
        text: '“I always do that when it is busy.” (Siempre hago eso cuando hay mucho trabajo.)',
        helps: false,
        why: 'Le preguntaron por un día. ¿Cómo terminó?',
      },
      {
        text: '“It was a very hard day for all of us.” (Fue un día muy difícil para todos.)',
        helps: false,
        why: 'Todavía no saben cómo terminó.',
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
