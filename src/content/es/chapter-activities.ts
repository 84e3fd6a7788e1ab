import type { ChapterActivities } from '../chapter-activity-types';

/**
 * Samples for the builder's activities in Spanish. The samples themselves are English, each line with its meaning behind it.
 * Keywords and submission ids are given: ids are stored with answers. A marked phrase must not stand in a meaning.
 */
export const chapterActivities: ChapterActivities = {
  posting: {
    title: 'Project Coordinator',
    employer:
      'Bright Street Home Repair, a nonprofit that fixes homes for older people (organización sin fines de lucro que arregla casas de personas mayores). El puesto: coordinar proyectos.',
    paragraphs: [
      'We fix roofs, ramps and heaters so that older people can stay in their homes. Our Project Coordinator keeps each job on track. (Arreglamos techos, rampas y calefacción para que las personas mayores puedan seguir en su casa. Quien coordina los proyectos cuida que cada obra siga su plan).',
    ],
    duties: [
      'Set up project timelines and change them when plans change. (Armar los plazos de cada proyecto y cambiarlos si cambian los planes).',
      'Track every job in Asana and Trello. (Seguir cada obra en esos dos programas).',
      'Write weekly status reports for the crew leads. (Escribir cada semana informes de avance para los jefes de cuadrilla).',
      'Call homeowners before each visit. (Llamar a los dueños antes de cada visita).',
    ],
    needs: [
      'Strong communication skills, by phone and in writing. (Comunicarse bien, por teléfono y por escrito).',
      'Calm problem-solving when a part is late or a crew is short. (Resolver problemas con calma cuando una pieza se atrasa o falta gente).',
      'Able to plan for three crews at once. (Poder planear para tres cuadrillas a la vez).',
      'A driver’s license is nice to have. (Mejor si tiene licencia de manejar).',
    ],
    hardSkills: [
      {
        phrase: 'Project Coordinator',
        why: 'Es el puesto: quien coordina proyectos. Un reclutador puede buscar estas palabras. Si usted hizo este trabajo con otro nombre, dígalo.',
      },
      {
        phrase: 'Asana',
        why: 'Un programa con el que un equipo planea su trabajo. Si usó uno parecido, nómbrelo y diga qué tan rápido lo aprendió.',
      },
      {
        phrase: 'Trello',
        why: 'Otro programa para planear. Muestra las tareas como tarjetas en un tablero. Probarlo es gratis, así que podría aprenderlo esta semana.',
      },
    ],
    softSkills: [
      {
        phrase: 'communication skills',
        why: 'Quiere decir: saber comunicarse. No basta con decirlo. Muéstrelo en la misma línea: “Called 20 families a week.” (Llamé a 20 familias por semana).',
      },
      {
        phrase: 'problem-solving',
        why: 'Quiere decir: resolver problemas. Le dicen cuándo lo necesitan: una pieza se atrasa, falta gente. Cuente una historia de un día así.',
      },
    ],
    keyDuties: [
      {
        phrase: 'project timelines',
        why: 'Quiere decir: plazos del proyecto. Es la primera tarea de la lista, así que puede ser casi todo el trabajo. ¿Alguna vez planeó quién hace qué y cuándo?',
      },
      {
        phrase: 'status reports',
        why: 'Quiere decir: informes de avance. Buscan a alguien que escriba notas cortas a tiempo. Cuentan las notas del turno y el registro diario.',
      },
    ],
  },
  hourlyPosting: {
    title: 'Order Picker',
    employer:
      'Gem City Supply, a warehouse (almacén). $18 an hour (la hora), 2 PM to 10:30 PM. El puesto: juntar pedidos.',
    paragraphs: [
      'We send parts to repair shops. What is ordered before 8 PM leaves the same night. (Enviamos piezas a talleres. Lo que se pide antes de las 8 PM sale esa misma noche).',
    ],
    duties: [
      'Pick orders with a hand scanner. (Juntar los pedidos con un lector de mano).',
      'Pack boxes and label them. (Empacar cajas y ponerles etiqueta).',
      'Load trucks at the end of the shift. (Cargar los camiones al final del turno).',
      'Keep the aisles clear. (Mantener libres los pasillos).',
    ],
    needs: [
      'You are on time for each shift. (Llega puntual a cada turno).',
      'Good teamwork when the line is fast. (Trabaja bien con los demás cuando hay prisa).',
      'Able to lift 50 pounds. (Puede levantar 50 libras).',
      'Pallet jack experience is a plus. We train you. (Mejor si sabe usar el patín o gato para tarimas (paletas). Le enseñamos).',
    ],
    hardSkills: [
      {
        phrase: 'hand scanner',
        why: 'Un lector de mano: una herramienta del trabajo. Si usó uno en una tienda o en una biblioteca, dígalo.',
      },
      {
        phrase: 'Pallet jack',
        why: 'El patín o gato para mover tarimas (paletas). “A plus” quiere decir que puede presentar la solicitud sin eso. Le enseñan.',
      },
    ],
    softSkills: [
      {
        phrase: 'on time',
        why: 'Quiere decir: a tiempo. Va primero en su lista. Dé una prueba: “On time for every shift in 11 months.” (A tiempo en cada turno durante 11 meses).',
      },
      {
        phrase: 'teamwork',
        why: 'Quiere decir: trabajo en equipo. Lo necesitan cuando hay prisa. Cuente de un día pesado y de lo que hizo por los demás.',
      },
    ],
    keyDuties: [
      {
        phrase: 'Pick orders',
        why: 'Juntar pedidos: esto es casi todo el turno. ¿Alguna vez buscó cosas de una lista, rápido y sin errores?',
      },
      {
        phrase: 'Load trucks',
        why: 'Cargar camiones: trabajo pesado al final del turno. Si lo ha hecho, diga cuántos o cuánto peso.',
      },
    ],
  },
  reframeNote:
    'Decir qué cambió gracias a su trabajo es dar una prueba, no presumir. No dice que usted es mejor que otros. Le cuenta a quien lee lo que pasó. Un “yo solo ayudaba” esconde muchas veces un trabajo de verdad.',
  tailoring: {
    keywords: ['customer service', 'sales', 'training', 'software'],
    parStatements: [
      {
        problem:
          'Callers waited a long time because new staff did not know the order screen. (La gente esperaba mucho en el teléfono, porque los empleados nuevos no conocían la pantalla de pedidos).',
        action:
          'I wrote a one-page guide to the software and gave each new person an hour of training. (Escribí una guía de una página sobre el programa y le di a cada persona nueva una hora de capacitación).',
        result:
          'New staff could take calls alone in two days. Before that it took a week. (En dos días, los nuevos ya contestaban sin ayuda. Antes tardaban una semana).',
      },
      {
        problem:
          'Many callers hung up when an item was out of stock. (Mucha gente colgaba cuando un artículo estaba agotado).',
        action:
          'I asked what they needed it for and offered something close. (Pregunté para qué lo necesitaban y ofrecí algo parecido).',
        result:
          'My sales rose to about 12 extra orders a week. (Mis ventas subieron a unos 12 pedidos más por semana).',
      },
    ],
    original: {
      jobTitle: 'Customer Service Rep',
      company: 'Lakeside Supply',
      location: 'Erie, Pennsylvania',
      dates: 'June 2021 to May 2024',
      lines: [
        'Responsible for answering phones. (Encargado de contestar el teléfono).',
        'Helped people with orders. (Ayudé a la gente con sus pedidos).',
        'Entered information into the computer. (Puse datos en la computadora).',
        'Showed new people what to do. (Mostré a los nuevos qué hacer).',
      ],
    },
    practiceNote:
      'El puntaje es una guía, no un juicio. Solo cuenta si están cuatro palabras exactas en inglés. Aquí “trained” (enseñé) no cuenta como “training” (capacitación), pero “trained” está bien en un currículum de verdad. El puntaje no sabe si sus líneas son ciertas ni si se leen bien. Usted sí.',
  },
  peerReview: {
    communityNote:
      'Leer currículums enseña a escribir mejor el propio. Busque primero lo que funciona. Sea amable, sea claro y señale una línea. Estos dos currículums son ejemplos para practicar, de personas inventadas. Están en inglés; usted puede comentar en español. Nada de lo que escriba aquí se le envía a nadie.',
    submissions: [
      {
        id: 101,
        target: 'Quiere ser “line cook” (cocinero de línea) en un hospital.',
        text: [
          'Kitchen helper, Blue Door Diner, 2020 to 2023 (Ayudante de cocina)',
          'Responsible for prep and dishes (A cargo de preparar y de los platos)',
          'Helped the cook when it was busy (Ayudé al cocinero cuando había mucha gente)',
          'Always on time (Siempre a tiempo)',
          'Volunteer, St. Mark’s meal program, 2023 to now (Voluntariado en un programa de comidas, 2023 hasta hoy)',
          'Cook lunch for about 70 people every Sunday (Cocino el almuerzo para unas 70 personas cada domingo)',
          'Keep a list of who can’t eat nuts, milk or pork (Llevo la lista de quién no puede comer nueces, leche o cerdo)',
        ].join('\n'),
        noticed: [
          'Claridad: dos lugares, dos fechas, fáciles de hallar. “Responsible for prep and dishes” (a cargo de preparar y de los platos) no dice qué se hizo.',
          'Impacto: “about 70 people every Sunday” (unas 70 personas cada domingo) es la mejor línea, porque tiene un número. En “Helped the cook when it was busy” (ayudó al cocinero cuando había mucha gente) yo preguntaría: ¿en qué ayudó?',
          'Relevancia: la cocina de un hospital debe saber quién no puede comer qué. La lista de nueces, leche y cerdo es justo eso, así que debe ir primero.',
        ],
      },
      {
        id: 102,
        target: 'Quiere ser “shift lead” (jefe de turno) en un almacén (warehouse).',
        text: [
          'Hard worker with great people skills who wants to grow with a good company. (Muy trabajador, con don de gentes, quiere crecer en una buena empresa)',
          'Warehouse associate, Northway Storage, 2019 to 2024 (Empleado de almacén)',
          'Picked and packed orders, up to 85 an hour (Junté y empaqué pedidos, hasta 85 por hora)',
          'Trained 11 new pickers (Enseñé el trabajo a 11 personas nuevas)',
          'Was asked to run the night shift for two weeks when the lead was sick (Me pidieron dirigir el turno de noche dos semanas, cuando el jefe se enfermó)',
          'Did other duties as needed (Hice otras tareas según hiciera falta)',
          'Certified on forklift (Con certificado de montacargas)',
        ].join('\n'),
        noticed: [
          'Claridad: la primera línea puede ser de cualquiera. El puesto, el lugar y los años deben ser lo primero que se ve.',
          'Impacto: “Trained 11 new pickers” (enseñó a 11 personas nuevas) y “85 an hour” (85 por hora) son fuertes. “Did other duties as needed” (hizo otras tareas) no dice nada, así que se puede quitar.',
          'Relevancia: quieren un jefe de turno. “Run the night shift for two weeks” (dirigir el turno de noche dos semanas) es la prueba, y está en medio. Debe ir arriba.',
        ],
      },
    ],
    questions: {
      clarity: '¿Qué fue fácil de hallar? ¿Dónde se perdió usted?',
      impact:
        '¿Qué línea muestra un resultado? ¿Dónde preguntaría “¿Cuántos?” o “¿Y eso qué logró?”?',
      relevance: '¿Qué va mejor con el empleo? ¿Qué pondría más arriba, cambiaría o quitaría?',
    },
  },
};
