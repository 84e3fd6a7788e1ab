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
    question: '¿Qué encuentran los ojos en la primera mirada a un currículum?',
    choices: [
      {
        text: 'Nombre, puestos, empleadores, fechas, escuela',
        helps: true,
        why: 'Sí. Por eso, esos datos deben encontrarse rápido.',
      },
      {
        text: 'Cada línea, de arriba abajo',
        helps: false,
        why: 'Al principio, los ojos se saltan casi todas las líneas. Por eso importa la parte de arriba.',
      },
    ],
  },
  {
    id: 'recall-objectives',
    title: 'De la parte anterior: qué traer',
    situation: '',
    question: '¿Qué papel necesita para este módulo?',
    choices: [
      {
        text: 'Un anuncio de un empleo que yo podría solicitar',
        helps: true,
        why: 'Sí. Va a adaptar su currículum a ese empleo.',
      },
      {
        text: 'Un currículum terminado',
        helps: false,
        why: 'Todavía no. Lo va a hacer en este módulo. Basta la foto de un letrero de “help wanted” (se busca personal).',
      },
    ],
  },
  {
    id: 'recall-reflecting',
    title: 'De la parte anterior: lo que le confiaban',
    situation: '',
    question: 'En la cocina de un albergue, Tom se encargaba de los platos. ¿Eso es experiencia?',
    choices: [
      {
        text: 'No. Nadie le pagó.',
        helps: false,
        why: 'Los empleadores buscan lo que usted sabe hacer. El trabajo sin pago también lo muestra.',
      },
      {
        text: 'Sí. Muestra ritmo y trabajo en equipo.',
        helps: true,
        why: 'Sí. Ayudar, estudiar y trabajar en casa: todo cuenta.',
      },
    ],
  },
  {
    id: 'recall-tools',
    title: 'De la parte anterior: tres ideas',
    situation: '',
    question: '¿Qué quiere decir PAR?',
    choices: [
      {
        text: 'Problema, Acción, Resultado',
        helps: true,
        why: 'Sí. Qué andaba mal, qué hizo usted, qué mejoró.',
      },
      {
        text: 'Puesto, Acción, Razón',
        helps: false,
        why: 'Casi. Empieza con lo que andaba mal y termina con lo que mejoró.',
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
        why: 'Sí. El verbo exacto es el más fuerte.',
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
    question: '¿Para qué se juntan de 5 a 7 historias?',
    choices: [
      {
        text: 'Para elegir las dos o tres mejores para cada anuncio',
        helps: true,
        why: 'Sí. Cada empleador ve las historias que van con el empleo.',
      },
      {
        text: 'Para ponerlas todas en la hoja',
        helps: false,
        why: 'Sería muy largo. Casi todas esperan hasta la entrevista.',
      },
    ],
  },
  {
    id: 'recall-readers',
    title: 'De la parte anterior: un lector nuevo',
    situation: '',
    question: 'Dos personas no entienden la misma línea. ¿Qué hace usted?',
    choices: [
      {
        text: 'Se la explico a las dos',
        helps: false,
        why: 'El próximo lector no le puede preguntar.',
      },
      {
        text: 'Arreglo esa línea',
        helps: true,
        why: 'Sí. La hoja debe ser clara sin usted.',
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
        why: 'Sí. Es más rápido que pensarlo por mucho tiempo.',
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
