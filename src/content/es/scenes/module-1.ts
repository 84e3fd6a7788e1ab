import type { ChoiceQuestion } from '../../activity-shapes';

/** The scenes and the questions of module 1. */
export const module1Choices: readonly ChoiceQuestion[] = [
  {
    id: 'scene-top-line',
    title: '¿Qué va arriba?',
    situation:
      'Rosa acomodó mercancía en una tienda por tres años. Arriba de su hoja tiene lugar para una línea.',
    question: '¿Qué línea ayuda más a un lector con prisa?',
    choices: [
      {
        text: '“Hard worker who wants to grow” (Muy trabajadora, con ganas de crecer)',
        helps: false,
        why: 'Puede ser cualquier persona. No dice ningún empleo y no da prueba.',
      },
      {
        text: '“Night stocker, 3 years. On time for every shift.” (Acomodadora de mercancía de noche, 3 años. Puntual en todos los turnos.)',
        helps: true,
        why: 'Dos datos en una mirada: lo que hace y una prueba.',
      },
      {
        text: '“Looking for any open position” (Busco cualquier puesto libre)',
        helps: false,
        why: '“Any” (cualquiera) le deja el trabajo al lector. Nombre el puesto.',
      },
    ],
  },
  {
    id: 'recall-seconds',
    title: 'De la parte anterior: la primera mirada',
    situation: '',
    question: 'Alguien con prisa le da unos segundos a su hoja. ¿Qué cambio ayuda más?',
    choices: [
      {
        text: 'Puestos y fechas donde los ojos los encuentran',
        helps: true,
        why: 'Es lo primero que buscan, con su nombre, los empleadores y la escuela.',
      },
      {
        text: 'Una línea más por cada cosa que hice',
        helps: false,
        why: 'Más líneas esconden las que cuentan. Al principio se saltan casi todas.',
      },
      {
        text: 'Un marco de color, para que la hoja se note',
        helps: false,
        why: 'Aparta los ojos de su trabajo.',
      },
    ],
  },
  {
    id: 'recall-objectives',
    title: 'De la parte anterior: qué traer',
    situation: '',
    question:
      'Usted vio un letrero de “help wanted” (se busca personal), pero no lo apuntó. ¿Qué hace primero?',
    choices: [
      {
        text: 'Vuelvo o llamo, y apunto lo que pide el empleo',
        helps: true,
        why: 'Necesita un anuncio. Va a adaptar su currículum a ese empleo.',
      },
      {
        text: 'Escribo ya el currículum, y luego busco empleo con él',
        helps: false,
        why: 'Así adivina lo que necesitan. Un anuncio se lo dice.',
      },
      {
        text: 'Espero a tener listo mi currículum',
        helps: false,
        why: 'Lo hace en este módulo. Para empezar basta una foto del letrero.',
      },
    ],
  },
  {
    id: 'recall-reflecting',
    title: 'De la parte anterior: lo que le confiaban',
    situation: '',
    question:
      'Tom se encargó de los platos en la cocina de un albergue por un año, sin pago. ¿Cómo lo usa?',
    choices: [
      {
        text: 'No lo pone. No fue un empleo.',
        helps: false,
        why: 'Los empleadores buscan lo que usted sabe hacer. El trabajo sin pago también lo muestra.',
      },
      {
        text: 'Lo pone como un empleo y escribe “volunteer” (voluntario)',
        helps: true,
        why: 'Muestra ritmo y trabajo en equipo, y es verdad.',
      },
      {
        text: 'Lo pone como un empleo con pago',
        helps: false,
        why: 'Si llaman a la cocina, quizá ya no crean sus otras líneas.',
      },
    ],
  },
  {
    id: 'recall-tools',
    title: 'De la parte anterior: tres ideas',
    situation: '',
    question:
      'Una línea dice: “Was in charge of the cooler” (Tenía a mi cargo el refrigerador). ¿Cuál es más fuerte?',
    choices: [
      {
        text: '“Checked the cooler twice a day. No food went bad.” (Revisé el refrigerador dos veces al día. No se echó a perder comida.)',
        helps: true,
        why: 'Dice qué hizo usted y qué mejoró.',
      },
      {
        text: '“Was in full charge of the cooler and all the food” (Tenía a mi cargo el refrigerador y toda la comida)',
        helps: false,
        why: 'Más palabras, la misma tarea. ¿Qué mejoró?',
      },
      {
        text: '“Was the most careful person with the cooler” (Era quien más cuidaba el refrigerador)',
        helps: false,
        why: 'Eso lo dice cualquiera. Lo que usted hizo lo muestra.',
      },
    ],
  },
  {
    id: 'recall-practice',
    title: 'De la parte anterior: las tres hojas',
    situation: '',
    question: 'Usted trapeó pisos. ¿Qué verbo es el mejor?',
    choices: [
      {
        text: '“Mopped” (trapeé)',
        helps: true,
        why: 'El verbo exacto es el más fuerte.',
      },
      {
        text: '“Facilitated” (facilité)',
        helps: false,
        why: 'Nadie dice eso de un piso. Sonaría raro al hablar.',
      },
      {
        text: '“Was responsible for” (tenía a mi cargo)',
        helps: false,
        why: 'Dice cuál era su tarea. No dice qué hizo usted.',
      },
    ],
  },
  {
    id: 'recall-stories',
    title: 'De la parte anterior: sus historias',
    situation: '',
    question:
      'Usted tiene seis historias y un anuncio para acomodar mercancía de noche. ¿Cuáles van en la hoja?',
    choices: [
      {
        text: 'Las dos o tres que van con este anuncio',
        helps: true,
        why: 'Las otras esperan el próximo anuncio o la entrevista.',
      },
      {
        text: 'Las seis, para que ellos elijan',
        helps: false,
        why: 'Es muy largo. Quizá no vean la mejor.',
      },
      {
        text: 'La que más me gusta',
        helps: false,
        why: 'Quizá no va con este empleo. Deje que elija el anuncio.',
      },
    ],
  },
  {
    id: 'recall-readers',
    title: 'De la parte anterior: un lector nuevo',
    situation: '',
    question: 'Dos personas no entienden la misma línea. Usted sabe que está bien. ¿Qué hace?',
    choices: [
      {
        text: 'Se la explico a las dos',
        helps: false,
        why: 'El próximo lector no le puede preguntar.',
      },
      {
        text: 'La escribo con otras palabras y pregunto a otra persona',
        helps: true,
        why: 'La hoja debe ser clara sin usted.',
      },
      {
        text: 'Quito la línea',
        helps: false,
        why: 'El trabajo fue real. Primero dígalo con otras palabras.',
      },
    ],
  },
  {
    id: 'recall-score',
    title: 'De la parte anterior: los puntos',
    situation: '',
    question: 'Usted le da puntos a su currículum. Tiene dudas sobre una fila. ¿Qué hace?',
    choices: [
      {
        text: 'Le doy 0 y arreglo la línea',
        helps: true,
        why: 'Es más rápido que pensarlo por mucho tiempo.',
      },
      {
        text: 'Le doy la mitad de sus puntos',
        helps: false,
        why: 'Una fila tiene todos sus puntos o ninguno. Un 0 le muestra qué arreglar después.',
      },
    ],
  },
  {
    id: 'scene-number',
    title: 'Un número que no es seguro',
    situation: 'Dan empacaba cajas. Cree que eran unas 50 por hora, pero nadie las contó.',
    question: '¿Qué puede escribir?',
    choices: [
      {
        text: '“Packed 100 boxes an hour” (Empaqué 100 cajas por hora)',
        helps: false,
        why: 'Si le preguntan cómo contó, se queda sin respuesta. No es verdad.',
      },
      {
        text: '“Packed about 50 boxes an hour” (Empaqué unas 50 cajas por hora)',
        helps: true,
        why: '“About” (unas, más o menos) es honesto, y él puede explicar cómo lo sabe.',
      },
      {
        text: '“Packed many boxes” (Empaqué muchas cajas)',
        helps: false,
        why: '“Many” (muchas) no dice nada. Su propio cálculo es mejor, si pone “about”.',
      },
    ],
  },
  {
    id: 'scene-gap',
    title: 'Dos años sin empleo',
    situation: 'May cuidó a su padre por dos años. Ahora escribe sus fechas.',
    question: '¿Qué va en la hoja?',
    choices: [
      {
        text: 'Nada. Ella alarga la fecha de su último empleo.',
        helps: false,
        why: 'Las fechas se revisan. Una fecha falsa le puede costar el empleo más adelante.',
      },
      {
        text: '“Family caregiver, 2021 to 2023” (Cuidado de un familiar, 2021 a 2023)',
        helps: true,
        why: 'Una línea sencilla y cierta. No tiene que decir más.',
      },
      {
        text: 'Una nota larga sobre la enfermedad de él',
        helps: false,
        why: 'Es privado, y quita lugar a las habilidades de ella.',
      },
    ],
  },
  {
    id: 'scene-feedback',
    title: 'Un lector no cree una línea',
    situation: 'Su amigo lee su currículum y dice: “Esto no lo creo”.',
    question: '¿Qué ayuda más?',
    choices: [
      {
        text: 'Decir que es verdad y dejarla así',
        helps: false,
        why: 'El próximo lector no le puede preguntar. La hoja debe decirlo sola.',
      },
      {
        text: 'Preguntar qué falta y agregar un dato',
        helps: true,
        why: 'Un número, el nombre de una cosa o un lugar hacen real una línea.',
      },
      {
        text: 'Quitar todo el empleo',
        helps: false,
        why: 'El trabajo fue real. A la línea solo le falta una prueba.',
      },
    ],
  },
];
