import type { ForumCategory } from '../library-types';

/** Said above the list: the forum is not open, and the page must not pretend otherwise. */
export const forumNotice = {
  title: 'El foro todavía no está abierto',
  text: 'Estos son los temas que planeamos. Todavía no puede abrirlos ni escribir en ellos. Mientras tanto, haga lo que dice junto a cada tema, y traiga sus preguntas a nuestro personal o a un taller.',
} as const;

/** Categories and topics are those of the English forum. */
export const forumCategories: readonly ForumCategory[] = [
  {
    id: 'general',
    title: 'Conversación general',
    summary: 'Salude y díganos qué funciona y qué no.',
    topics: [
      {
        id: 'welcome',
        title: 'Bienvenida y presentaciones',
        doNow: { text: 'diga quién es en medio minuto', href: '/modules/3#networking--your-pitch' },
      },
      {
        id: 'questions',
        title: 'Preguntas y comentarios',
        doNow: { text: 'busque su pregunta en las guías cortas', href: '/guides' },
      },
    ],
  },
  {
    id: 'module-1',
    title: 'Módulo 1',
    summary: 'Para hablar de currículums.',
    topics: [
      {
        id: 'module-1-discussion',
        title: 'Conversación del Módulo 1',
        doNow: {
          text: 'escriba qué le preocupa de su currículum',
          href: '/modules/1#reflecting',
        },
      },
      {
        id: 'peer-resume-review',
        title: 'Revisión de currículums entre compañeros, Actividad 3.3',
        where: 'En el taller es la Actividad 3.3. Aquí es el Capítulo 5 del Creador de currículum.',
        doNow: { text: 'revise dos ejemplos de práctica', href: '/resume-builder/chapter/5' },
      },
    ],
  },
  {
    id: 'module-2',
    title: 'Módulo 2',
    summary: 'Para hablar de cartas e historias.',
    topics: [
      {
        id: 'module-2-discussion',
        title: 'Conversación del Módulo 2',
        doNow: { text: 'escriba una historia fuerte', href: '/modules/2#star-method' },
      },
      {
        id: 'simulated-networking-event',
        title: 'Práctica de un evento para hacer contactos, Actividad 4.3',
        where: 'En el taller es la Actividad 4.3. Aquí es la presentación corta del Módulo 3.',
        doNow: {
          text: 'escriba su presentación corta y dígala en voz alta',
          href: '/modules/3#networking--your-pitch',
        },
      },
    ],
  },
  {
    id: 'module-3',
    title: 'Módulo 3',
    summary: 'Para hablar de conocer gente y de entrevistas.',
    topics: [
      {
        id: 'module-3-discussion',
        title: 'Conversación del Módulo 3',
        doNow: {
          text: 'lea qué hacer antes de una entrevista',
          href: '/modules/3#interviewing',
        },
      },
      {
        id: 'mock-interview-feedback',
        title: 'Comentarios sobre la entrevista de práctica, Actividad 5.2',
        where: 'En el taller es la Actividad 5.2. Aquí es la práctica de entrevista del Módulo 3.',
        doNow: {
          text: 'conteste cinco preguntas en voz alta',
          href: '/modules/3#interviewing--practice-five-questions',
        },
      },
      {
        id: 'follow-up-email-review',
        title: 'Revisión del correo de seguimiento, Actividad 5.3',
        where: 'En el taller es la Actividad 5.3. Aquí es el correo del Módulo 3.',
        doNow: { text: 'arme su correo de seguimiento', href: '/modules/3#follow-up' },
      },
    ],
  },
];
