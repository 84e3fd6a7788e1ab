import type { BotLine, Chapter } from '../types';

/** The five chapters of the resume builder in Spanish. Keywords are given and stay English. */
export const chapters: readonly Chapter[] = [
  {
    id: 1,
    title: 'Capítulo 1: Revisión a fondo del currículum',
    plainTitle: 'Vea qué dice ahora su currículum',
    objective: 'Sepa qué tan largo es su currículum y cuántas veces usa siete verbos fuertes.',
    activity: 'ResumeAutopsy',
    script: bot(
      'Hola. Soy el Gran Reciclador. Ayudo a hacer un currículum nuevo con el trabajo que usted ya hizo.',
      'Empezamos con el currículum que tiene ahora. Puede ser viejo. Puede estar sin pulir.',
      'Agréguelo como archivo .txt o pegue las palabras. Se guardan con su propio trabajo.',
      'Voy a contar sus palabras. También voy a buscar siete verbos fuertes en inglés.',
      '¿Todavía no tiene currículum? No hay problema. Lea los consejos de aquí y siga con el Capítulo 2.',
    ),
    file: 'chapters/1-resume-autopsy.mdx',
  },
  {
    id: 2,
    title: 'Capítulo 2: Desarmar un anuncio de empleo',
    plainTitle: 'Lea un anuncio como lo lee un reclutador',
    objective: 'Encuentre las habilidades y tareas de un anuncio para saber qué palabras usar.',
    activity: 'JobDescriptionAnalysis',
    script: bot(
      'Un anuncio de empleo es una lista de pistas. Le dice qué necesita el empleador.',
      'Aquí hay un anuncio de ejemplo, en inglés. Marqué tres clases de pistas: habilidades técnicas, habilidades personales y tareas principales.',
      'Elija una frase marcada. Le diré por qué importa.',
      'Después pegue un anuncio de un empleo que quiera. Buscaremos las mismas pistas.',
    ),
    keywords: [
      'Project Coordinator',
      'communication skills',
      'problem-solving',
      'Asana',
      'Trello',
      'project timelines',
      'status reports',
    ],
    file: 'chapters/2-deconstructing-job-descriptions.mdx',
  },
  {
    id: 3,
    title: 'Capítulo 3: Inventario de experiencia',
    plainTitle: 'Convierta lo que ha hecho en pruebas',
    objective:
      'Escriba de 5 a 7 historias cortas: en cada una, un problema, qué hizo usted y qué cambió.',
    activity: 'ExperienceInventory',
    script: bot(
      'Piense en un día difícil del que salió adelante. Puede ser del trabajo. Puede ser de la casa.',
      'Primero, diga el problema. Luego diga qué hizo usted. Luego diga qué cambió.',
      'Con una o dos líneas en cada parte basta. Piénselas en español y escríbalas en inglés.',
      'Siga hasta tener de 5 a 7. No tiene que terminar hoy. Cada una queda guardada.',
    ),
    file: 'chapters/3-experience-inventory.mdx',
  },
  {
    id: 4,
    title: 'Capítulo 4: Simulación de un currículum a la medida',
    plainTitle: 'Practique cómo ajustar un currículum a un empleo',
    objective:
      'Escriba de nuevo un trabajo de ejemplo con las palabras de un anuncio, sin faltar a la verdad.',
    activity: 'TailoringSimulation',
    script: bot(
      'Ahora practicamos con el currículum de otra persona. Así un error no le hace daño a usted.',
      'Lea el trabajo de ejemplo. Luego mire las cuatro palabras clave que usó el empleador.',
      'Escriba el ejemplo de nuevo, en inglés y con sus palabras. El puntaje muestra cuántas de las cuatro usó.',
      'Sacar cuatro de cuatro es fácil si solo las pone en lista. Trate de que cada una sea parte de una historia cierta.',
    ),
    file: 'chapters/4-tailoring-simulation.mdx',
  },
  {
    id: 5,
    title: 'Capítulo 5: Revisión colaborativa entre compañeros',
    plainTitle: 'Dé comentarios y aprenda a ver su currículum',
    objective: 'Use tres preguntas para dar comentarios amables, claros y útiles.',
    activity: 'PeerReview',
    script: bot(
      'Cuesta ver los errores propios. Es más fácil verlos en el trabajo de otra persona.',
      'Esta ronda es para practicar. No se envía nada. Los dos currículums que va a leer son ejemplos.',
      'En cada uno mire tres cosas: ¿es claro?, ¿muestra resultados?, ¿va bien con el empleo?',
      'Luego lea otra vez su propio currículum con las mismas tres preguntas.',
    ),
    file: 'chapters/5-collaborative-peer-review.mdx',
  },
];

function bot(...lines: string[]): BotLine[] {
  return lines.map((text) => ({ type: 'bot', text }));
}
