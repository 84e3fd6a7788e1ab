import type {
  EmployerQuestion,
  CoursePart,
  FollowUpTemplate,
  NetworkingSectionId,
  PitchFieldId,
  PromptField,
  SelfCheck,
} from '../types';

/** Module 3's sections, which are also the anchors of its sticky header. Their order is given. */
export const networkingSections: readonly CoursePart<NetworkingSectionId>[] = [
  {
    id: 'introduction',
    title: 'Introducción',
    plainTitle: 'Empiece con una pregunta pequeña',
    file: 'module-3/1-introduction.mdx',
  },
  {
    id: 'networking',
    title: 'Red de contactos',
    plainTitle: 'Cuente a la gente lo que sabe hacer',
    file: 'module-3/2-networking.mdx',
  },
  {
    id: 'interviewing',
    title: 'Entrevistas',
    plainTitle: 'Responda y pregunte',
    file: 'module-3/3-interviewing.mdx',
  },
  {
    id: 'follow-up',
    title: 'Seguimiento',
    plainTitle: 'Dé las gracias y espere bien',
    file: 'module-3/4-follow-up.mdx',
  },
  {
    id: 'wrap-up',
    title: 'Cierre',
    plainTitle: 'Su plan desde aquí',
    file: 'module-3/5-wrap-up.mdx',
  },
];

/** A frame and an example are said in English; the hint says what the frame means. */
export const pitchFields: readonly PromptField<PitchFieldId>[] = [
  {
    id: 'p1',
    label: 'Quién es',
    hint: 'En inglés: su nombre, el trabajo que hace y desde hace cuánto. “I’m … and I work as a … . I have done it for … years.” (Soy … y trabajo de … . Lo hago desde hace … años).',
    frame: 'I’m … and I work as a … . I have done it for … years.',
    example:
      '“I’m Grace. I’ve worked in home care for six years, mostly with older adults.” (Soy Grace. Llevo seis años cuidando a gente en su casa, casi siempre personas mayores.)',
  },
  {
    id: 'p2',
    label: 'Una prueba',
    hint: 'Algo que hizo bien. Un número o un hecho ayuda. “At my last job I … , and … got better.” (En mi último empleo yo … , y … mejoró).',
    frame: 'At my last job I … , and … got better.',
    example:
      '“Families ask for me by name, because I write down every meal and every pill, so they always know how the day went.” (Las familias me piden por mi nombre, porque anoto cada comida y cada pastilla, y así siempre saben cómo estuvo el día.)',
  },
  {
    id: 'p3',
    label: 'Qué busca',
    hint: 'El empleo que quiere. Termine con una pregunta fácil. “Now I’m looking for … . Who could I talk to?” (Ahora busco … . ¿Con quién podría hablar?).',
    frame: 'Now I’m looking for … . Who could I talk to?',
    example:
      '“Now I’m looking for steady day shifts on the north side. Who would you talk to if you were me?” (Ahora busco turnos fijos de día en el lado norte. ¿Con quién hablaría usted si fuera yo?)',
  },
];

/** What makes a pitch work, to tick after saying it aloud. Ids are fields of the pitch's answers. */
export const pitchChecks: readonly SelfCheck[] = [
  { id: 'check-work', text: 'Un extraño sabría en qué trabajo.' },
  {
    id: 'check-proof',
    text: 'Tiene una prueba, no solo “hard worker” (soy muy trabajador o trabajadora).',
  },
  { id: 'check-ask', text: 'Termina con lo que quiero, o con una pregunta fácil.' },
];

/**
 * More than the 2-3 that one asks, so that a learner can choose. A question is asked in English, and answers are kept under
 * its words: it is the same in every language, and what it means stands in `why`.
 */
export const employerQuestions: readonly EmployerQuestion[] = [
  {
    question: 'What does a good first month look like in this job?',
    why: '¿Cómo es un buen primer mes en este puesto? Así sabe qué van a revisar primero.',
  },
  {
    question: 'What is the hardest part of the work on a busy day?',
    why: '¿Qué es lo más difícil del trabajo en un día de mucho movimiento? Así oye la verdad sobre el trabajo, y puede decir cómo lo haría.',
  },
  {
    question: 'Who would train me, and for how long?',
    why: '¿Quién me enseñaría el trabajo, y por cuánto tiempo? Así sabe si ayudan a los nuevos a hacerlo bien.',
  },
  {
    question: 'How are the weekly hours set, and how early do I get them?',
    why: '¿Cómo se fijan las horas de la semana, y con cuánto tiempo me avisan? Así puede planear el autobús, la familia o un segundo empleo.',
  },
  {
    question: 'What do people who stay here a long time like about it?',
    why: '¿Qué les gusta de este lugar a quienes llevan aquí mucho tiempo? Una respuesta rápida es buena señal. Si no se les ocurre nada, eso también le dice algo.',
  },
  {
    question: 'What are the next steps, and when should I hear from you?',
    why: '¿Qué sigue ahora, y cuándo me van a avisar? Así sabe cuándo dar seguimiento. Deje esta para el final.',
  },
];

/** The email is English: so are what stands in brackets and what an example puts in. */
export const followUpTemplate: FollowUpTemplate = {
  fields: [
    {
      id: 'interviewerName',
      label: 'Nombre de quien le entrevistó',
      hint: 'Como firma esa persona. Revise cómo se escribe. “Ms.” es para una mujer, “Mr.” para un hombre.',
      example: 'Ms. Hernandez',
      placeholder: '[Interviewer Name]',
    },
    {
      id: 'jobTitle',
      label: 'Puesto',
      hint: 'Las mismas palabras del anuncio, en inglés.',
      example: '“Prep Cook” (Ayudante de cocina)',
      placeholder: '[Job Title]',
    },
    {
      id: 'specificPoint',
      label: 'Una cosa concreta de su charla',
      hint: 'En inglés. Debe terminar la frase “I liked hearing about …” (Me gustó que me contara …)',
      example:
        '“how your team plans the menu together each Monday” (cómo su equipo planea el menú entre todos cada lunes)',
      placeholder: '[something specific from your conversation]',
    },
  ],
  subject: 'Thank you: {jobTitle} interview',
  greeting: 'Dear {interviewerName},',
  body: [
    'Thank you for taking the time to talk with me about the {jobTitle} job.',
    'I liked hearing about {specificPoint}. It made me want to work with you even more.',
    'I would be glad to join your team. If there is anything else you need from me, please write or call.',
  ],
  signature: ['Thank you again,', '[Your Name]', '[Your phone number]'],
};
