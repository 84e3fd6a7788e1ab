import type { ChoiceQuestion } from '../../activity-shapes';

/** The scenes and the questions of module 3. */
export const module3Choices: readonly ChoiceQuestion[] = [
  {
    id: 'recall-small-start',
    title: 'De la parte anterior: empezar con poco',
    situation:
      'Usted quiere trabajar en el hospital. Un hombre que limpia ahí toma su mismo autobús.',
    question: '¿Qué basta por hoy?',
    choices: [
      {
        text: 'Preguntarle cómo es el trabajo ahí',
        helps: true,
        why: 'Una pregunta corta es un paso completo.',
      },
      {
        text: 'Darle mi currículum para su jefe',
        helps: false,
        why: 'Es mucho pedir el primer día. Una pregunta abre la charla.',
      },
      {
        text: 'Esperar a conocerlo mejor',
        helps: false,
        why: 'Puede tardar mucho. Con una pregunta corta lo va conociendo.',
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
    situation: 'Usted ya dijo quién es y una prueba.',
    question: '¿Cómo termina su presentación?',
    choices: [
      {
        text: '“Do you know who leads the cleaning there?” (¿Sabe quién dirige la limpieza ahí?)',
        helps: true,
        why: 'Es fácil de responder. Así la otra persona sabe qué hacer.',
      },
      {
        text: '“Here is my number. Thank you!” (Este es mi número. ¡Gracias!)',
        helps: false,
        why: 'Es bueno darlo. Pero la otra persona tiene que pensar qué hacer.',
      },
      {
        text: '“Please tell me if you hear of something.” (Por favor, avíseme si sabe de algo.)',
        helps: false,
        why: 'Es amable y se olvida pronto. Pregunte algo que puedan responder ya.',
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
        text: 'Hablo de algo que sé bien',
        helps: false,
        why: 'Responde a otra cosa, y se dan cuenta.',
      },
      {
        text: 'Digo: “Could you say that again, please?” (¿Me lo puede repetir, por favor?)',
        helps: true,
        why: 'Todos pueden pedirlo. Muestra que usted quiere responder bien.',
      },
      {
        text: 'Respondo a la mitad que entendí',
        helps: false,
        why: 'La otra mitad puede ser sobre turnos de noche o el pago. Pregunte primero.',
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
        text: 'Me apuro y lo explico al llegar',
        helps: false,
        why: 'Hasta entonces no saben por qué. Ayuda más llamar antes de las 9:00.',
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
        why: 'Muchas veces la pregunta sola no va contra la ley. Pero después puede ser prueba, si le dicen que no por eso. Ahora vuelva al trabajo. Luego escriba la fecha, el nombre y las palabras exactas, y pregunte en el centro de empleo.',
      },
      {
        text: '“Yes, two. My mother looks after them.” (Sí, dos. Mi mamá los cuida.)',
        helps: false,
        why: 'No tiene que decirlo. Ahora saben más de lo que el empleo necesita.',
      },
    ],
  },
  {
    id: 'recall-follow-up',
    title: 'De la parte anterior: la entrevista',
    situation:
      'Le dicen: “Do you have any questions?” (¿Tiene alguna pregunta?). Ya le contaron mucho.',
    question: '¿Qué dice usted?',
    choices: [
      {
        text: '“What does a good first month look like here?” (¿Cómo es aquí un buen primer mes?)',
        helps: true,
        why: 'La respuesta también le ayuda a elegir. Tenga listas dos o tres.',
      },
      {
        text: '“No, you have told me everything.” (No, ya me dijo todo.)',
        helps: false,
        why: 'Puede sonar a que no le importa. Para empezar, basta una pregunta.',
      },
      {
        text: '“When can I get a raise?” (¿Cuándo me pueden subir el pago?)',
        helps: false,
        why: 'Es justo preguntarlo cuando ya le ofrecen el empleo. Primero pregunte por el trabajo.',
      },
    ],
  },
  {
    id: 'recall-thanks',
    title: 'De la parte anterior: la nota de agradecimiento',
    situation: '',
    question: '¿Qué línea hace buena su nota de agradecimiento?',
    choices: [
      {
        text: '“I liked the safety talk that you hold each Monday.” (Me gustó la charla de seguridad que dan cada lunes.)',
        helps: true,
        why: 'Solo quien estuvo ahí la puede escribir.',
      },
      {
        text: '“I work hard, and I learn fast.” (Trabajo duro y aprendo rápido.)',
        helps: false,
        why: 'Eso ya se lo dijo. Nombre una cosa que le dijeron.',
      },
      {
        text: '“Have you chosen someone yet?” (¿Ya eligieron a alguien?)',
        helps: false,
        why: 'Un día después, eso es presión. Primero dé las gracias.',
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
        text: 'Llamo hoy, y cada día hasta que me digan',
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
