import type { ChoiceQuestion } from '../../activity-shapes';

/** The scenes and the questions of module 3. */
export const module3Choices: readonly ChoiceQuestion[] = [
  {
    id: 'recall-small-start',
    title: 'De la parte anterior: empezar con poco',
    situation: '',
    question: '¿Cuál es un paso completo?',
    choices: [
      {
        text: 'Una pregunta corta a una persona',
        helps: true,
        why: 'Sí. No tiene que hablarle a todo un salón.',
      },
      {
        text: 'Pedir trabajo a diez personas',
        helps: false,
        why: 'Es mucho de una vez. Por ahora basta una pregunta a una persona.',
      },
    ],
  },
  {
    id: 'scene-neighbor',
    title: 'Su vecino trabaja ahí',
    situation: 'Su vecino trabaja en la fábrica donde usted quiere trabajar.',
    question: '¿Qué le pregunta primero?',
    choices: [
      {
        text: '¿Me puede conseguir trabajo?',
        helps: false,
        why: 'A eso es difícil decir que sí. Casi nadie puede contratar.',
      },
      {
        text: '¿Por quién pregunto ahí?',
        helps: true,
        why: 'Es fácil de responder, y usted recibe un nombre.',
      },
      {
        text: 'Nada. Es mala educación preguntar.',
        helps: false,
        why: 'Una pregunta corta no es mala educación. A casi todos les gusta que les pregunten por su trabajo.',
      },
    ],
  },
  {
    id: 'recall-interview',
    title: 'De la parte anterior: la red de contactos',
    situation: '',
    question: '¿Cómo termina una buena presentación?',
    choices: [
      {
        text: 'Con una pregunta fácil',
        helps: true,
        why: 'Sí. Así la otra persona sabe qué hacer.',
      },
      {
        text: 'Con mi número de teléfono',
        helps: false,
        why: 'Es bueno darlo. Pero así la otra persona tiene que pensar qué hacer. Una pregunta recibe respuesta ya.',
      },
    ],
  },
  {
    id: 'scene-not-understood',
    title: 'No entendió la pregunta',
    situation: 'En la entrevista le hacen una pregunta larga. Entendió la mitad.',
    question: '¿Qué hace?',
    choices: [
      {
        text: 'Adivino y hablo rápido',
        helps: false,
        why: 'Puede responder a otra cosa, y se dan cuenta.',
      },
      {
        text: 'Digo: “Could you say that again, please?” (¿Me lo puede repetir, por favor?)',
        helps: true,
        why: 'Todos pueden pedirlo. Muestra que usted quiere responder bien.',
      },
      {
        text: 'Digo que sí y sonrío',
        helps: false,
        why: 'Podría decir que sí a turnos de noche o a un pago que no quiere.',
      },
    ],
  },
  {
    id: 'scene-late-bus',
    title: 'El autobús no llega',
    situation: 'Su entrevista es a las 9:00. Son las 8:40, y el autobús no viene.',
    question: '¿Qué hace?',
    choices: [
      {
        text: 'Llamo ahora y digo a qué hora llego',
        helps: true,
        why: 'Llamar antes de la hora muestra interés. Tenga el número en su teléfono. Puede decir: “My bus is late. I will be there at 9:15.” (Mi autobús viene tarde. Llego a las 9:15.)',
      },
      {
        text: 'Llego tarde y no digo nada',
        helps: false,
        why: 'Esperan y no saben por qué. Una llamada habría ayudado.',
      },
      {
        text: 'Me voy a casa y escribo un correo en la noche',
        helps: false,
        why: 'En la noche ya vieron a otras personas. Muchos le dan otra hora si llama ahora.',
      },
    ],
  },
  {
    id: 'scene-record',
    title: 'Le preguntan por sus antecedentes',
    situation:
      'A Ray lo condenaron en 2020. Ahora es cocinero. Una tienda pregunta por antecedentes, y él decide responder.',
    question: '¿Qué respuesta ayuda?',
    choices: [
      {
        text: '“It was not really my fault. Let me tell you the whole story.” (En realidad no fue mi culpa. Le cuento toda la historia.)',
        helps: false,
        why: 'Pone los antecedentes en el centro de la charla, y no aprenden nada de su trabajo.',
      },
      {
        text: '“Yes, in 2020. I take responsibility. Since then I have cooked for two years.” (Sí, en 2020. Asumo la responsabilidad. Desde entonces he cocinado dos años.)',
        helps: true,
        why: 'Es corta y verdadera, y termina con el trabajo.',
      },
      {
        text: '“No, nothing.” (No, nada.)',
        helps: false,
        why: 'Puede salir en una verificación. Una respuesta falsa puede costar el empleo después.',
      },
    ],
  },
  {
    id: 'scene-children',
    title: '“Do you have children?” (¿Tiene hijos?)',
    situation: 'Quien le entrevista pregunta si tiene hijos. A usted le parece algo privado.',
    question: '¿Qué puede decir?',
    choices: [
      {
        text: '“I can work all the hours in the posting.” (Puedo trabajar todas las horas del anuncio.)',
        helps: true,
        why: 'Responde a lo que el empleo necesita saber. Dígalo solo si es verdad.',
      },
      {
        text: '“You are not allowed to ask that!” (¡Usted no puede preguntar eso!)',
        helps: false,
        why: 'Puede que tenga razón. Pero eso puede cortar la charla. Escríbalo y pregunte después en el centro de empleo.',
      },
    ],
  },
  {
    id: 'recall-follow-up',
    title: 'De la parte anterior: la entrevista',
    situation: '',
    question: 'Le dicen: “Do you have any questions?” (¿Tiene alguna pregunta?). ¿Qué ayuda?',
    choices: [
      {
        text: 'Hacer dos o tres',
        helps: true,
        why: 'Sí. Las respuestas también le ayudan a elegir.',
      },
      {
        text: 'Decir que no, por educación',
        helps: false,
        why: 'Puede sonar a que no le importa. Para empezar, basta una pregunta.',
      },
    ],
  },
  {
    id: 'recall-thanks',
    title: 'De la parte anterior: la nota de agradecimiento',
    situation: '',
    question: '¿Qué prueba que usted escuchó?',
    choices: [
      {
        text: 'Una cosa de nuestra charla',
        helps: true,
        why: 'Sí. Solo quien estuvo ahí la puede escribir.',
      },
      {
        text: 'Una lista de mis mejores habilidades',
        helps: false,
        why: 'Eso ya se lo dijo. Nombre una cosa que le dijeron.',
      },
    ],
  },
  {
    id: 'scene-no-answer',
    title: 'Dijeron que el viernes',
    situation: 'Dijeron que le avisarían a más tardar el viernes. Ya es lunes.',
    question: '¿Qué hace?',
    choices: [
      {
        text: 'Espero un día más y llamo una vez',
        helps: true,
        why: 'Les dio tiempo, y una llamada muestra que todavía quiere el empleo.',
      },
      {
        text: 'Llamo cada mañana',
        helps: false,
        why: 'Eso los presiona. Basta una llamada.',
      },
      {
        text: 'Dejo de buscar hasta que llamen',
        helps: false,
        why: 'Siga mandando solicitudes. No tiene compromiso hasta que le ofrezcan un empleo.',
      },
    ],
  },
];
