import type { InterviewQuestion } from '../types';

/** Questions that ask for a story, in the same form as the simulator's five. Each wants a STAR answer. */
export const behavioralQuestions: readonly InterviewQuestion[] = [
  {
    q: '“Tell me about a time you worked in a team.” (Cuénteme de una vez que trabajó en equipo.)',
    a: [
      'Quieren ver qué hizo usted, y que trabaja bien con otros. Diga en una frase la tarea del equipo. Después diga “I” (yo).',
      'Por ejemplo: “Four of us had to empty a truck before the store opened. I saw that two people were in each other’s way. I asked one to open boxes inside. We were done 20 minutes early.” (Entre cuatro teníamos que vaciar un camión antes de que abriera la tienda. Vi que dos se estorbaban. Le pedí a uno que abriera cajas adentro. Terminamos 20 minutos antes.)',
      'Despacio: “I asked one – to open boxes inside.” Suena así: ai askt uán – tu óupen bókses insáid.',
      'Esta noche: piense en un equipo, una cocina, una clase o un día en familia. Escriba lo que hizo solo usted.',
    ].join('\n'),
    checks: ['qué tenía que hacer el equipo', 'qué hice yo', 'cómo terminó para todos'],
  },
  {
    q: '“Tell me about a time someone was angry with you.” (Cuénteme de una vez que alguien se enojó con usted.)',
    a: [
      'Quieren saber si mantiene la calma. Diga qué necesitaba la persona, qué hizo usted primero y cómo terminó. No diga quién tenía razón.',
      'Por ejemplo: “A man shouted because his order was cold. I said I was sorry and asked what he would like. I brought it myself in five minutes. He came back the next day.” (Un señor gritó porque su pedido estaba frío. Le pedí disculpas y le pregunté qué deseaba. Yo mismo se lo llevé en cinco minutos. Volvió al día siguiente.)',
      'Despacio: “I said I was sorry – and asked what he would like.” Suena así: ai sed ai uós sóri – and askt uát ji wud láik.',
      'Esta noche: elija un momento. Cuéntelo sin una sola palabra mala sobre la otra persona.',
    ].join('\n'),
    checks: ['qué necesitaba la persona', 'qué hice primero', 'nada malo de esa persona'],
  },
  {
    q: '“Tell me about a mistake you made.” (Cuénteme de un error que cometió.)',
    a: [
      'Elija uno de verdad, que ya pasó y no hizo gran daño. Dígalo en una frase. Use el resto para lo que hizo entonces y lo que hace ahora.',
      'Por ejemplo: “I put the wrong labels on 30 boxes. I told my lead at once and stayed to change them. Now I read the first label aloud before I print the rest.” (Puse etiquetas equivocadas en 30 cajas. Le avisé enseguida a mi encargado y me quedé a cambiarlas. Ahora leo en voz alta la primera etiqueta antes de imprimir las demás.)',
      'Despacio: “I told my lead at once – and stayed to change them.” Suena así: ai tóuld mai lid at uáns – and stéid tu chéinch dem.',
      'Esta noche: termine esta línea. “Since then I always …” (Desde entonces yo siempre …)',
    ].join('\n'),
    checks: ['qué salió mal, en una frase', 'que avisé a alguien o lo arreglé', 'qué hago ahora'],
  },
  {
    q: '“Tell me about a time you had too much to do.” (Cuénteme de una vez que tenía demasiado trabajo.)',
    a: [
      'Quieren oír cómo elige usted. Diga qué había que hacer, qué hizo primero y por qué, y a quién le avisó.',
      'Por ejemplo: “Two people called in sick, and I had 24 rooms. I did the rooms for early guests first and told the desk which ones would be late. All were ready by four.” (Dos personas avisaron que estaban enfermas, y me tocaron 24 cuartos. Primero hice los de los huéspedes que llegaban temprano, y avisé a la recepción cuáles iban a tardar. Todos estaban listos a las cuatro.)',
      'Despacio: “I did the rooms – for early guests first.” Suena así: ai did de rums – for érli guests ferst.',
      'Esta noche: piense en su día más lleno, con pago o sin pago. Escriba qué hizo primero.',
    ].join('\n'),
    checks: ['qué había que hacer', 'qué hice primero, y por qué', 'cuánto se logró'],
  },
  {
    q: '“Tell me about something you learned fast.” (Cuénteme de algo que aprendió rápido.)',
    a: [
      'Quieren saber cómo va a aprender este trabajo. Diga cómo lo aprendió: preguntó, miró, lo anotó, lo probó otra vez.',
      'Por ejemplo: “I had never used a scanner gun. I watched one shift and wrote five steps on a card. By the third day I did as many boxes as the others.” (Nunca había usado un lector de códigos. Miré un turno y anoté cinco pasos en una tarjeta. Al tercer día hacía tantas cajas como los demás.)',
      'Despacio: “I watched one shift – and wrote five steps – on a card.” Suena así: ai uácht uán shift – and róut fáiv steps – on a kard.',
      'Esta noche: piense en una herramienta, un formulario, un idioma o una máquina. Escriba tres pasos de cómo lo aprendió.',
    ].join('\n'),
    checks: ['qué era nuevo para mí', 'cómo lo aprendí', 'cuándo lo pude hacer sin ayuda'],
  },
];
