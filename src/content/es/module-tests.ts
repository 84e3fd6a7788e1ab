import type { ModuleTests } from '../activity-shapes';

/** Seis preguntas al final de cada módulo: casos nuevos, de todas sus partes. */
export const moduleTests: ModuleTests = {
  1: [
    {
      id: 'test-1-posting',
      question:
        'Un anuncio dice: “Limpiar cuartos de pacientes. Seguir las hojas de seguridad.” Usted limpiaba un motel. ¿Qué línea va primero?',
      choices: [
        'Trabajé dos años en un motel con mucho movimiento',
        'Limpié 14 cuartos por turno. Seguí la hoja de seguridad de cada producto.',
        'Aprendo rápido y me gusta ayudar a la gente',
      ],
      right: 1,
      why: 'Dice dos cosas que pide el anuncio, y da un número.',
    },
    {
      id: 'test-1-gap',
      question: 'Lee estuvo enfermo en 2023 y no tuvo empleo. ¿Qué pone en la página?',
      choices: [
        'Tiempo sin trabajar, 2023',
        'El nombre de la enfermedad, para que entiendan',
        'Una fecha más tarde para su último empleo',
      ],
      right: 0,
      why: 'Una línea sencilla y verdadera. La enfermedad es privada, y las fechas se revisan.',
    },
    {
      id: 'test-1-line',
      question: '¿Qué línea dice mejor lo que hizo Sam en la bodega?',
      choices: [
        'Responsable de toda una bodega grande',
        'Trabajé en la bodega y ayudé con muchas otras cosas',
        'Ordené la bodega cada noche. Los choferes hallaban cada caja al instante.',
      ],
      right: 2,
      why: 'Tiene un verbo que dice el trabajo, y cuenta qué mejoró.',
    },
    {
      id: 'test-1-two-jobs',
      question: 'Pide trabajo en un almacén y en la cocina de una escuela. ¿Qué manda?',
      choices: [
        'Un solo currículum con todo mi trabajo, a los dos',
        'Dos currículums: los mismos datos verdaderos, con otras líneas arriba',
        'El del almacén, a los dos. Es el mejor.',
      ],
      right: 1,
      why: 'Cada empleador busca otra cosa. Los datos no cambian.',
    },
    {
      id: 'test-1-reader',
      question: 'Una amiga lee su página y dice: “Está bien”. ¿Qué le pregunta usted?',
      choices: ['“¿Ya lo puedo mandar?”', '“¿Te gusta cómo se ve?”', '“¿Qué línea no me crees?”'],
      right: 2,
      why: 'Un “está bien” no le dice qué arreglar. Esta pregunta sí.',
    },
    {
      id: 'test-1-silence',
      question: 'Lo mandó hace ocho días y no sabe nada. ¿Qué hace?',
      choices: [
        'Llamar una vez y seguir con el próximo empleo',
        'Mandar el mismo currículum cada semana',
        'Esperar. Si me quieren, llaman.',
      ],
      right: 0,
      why: 'Una llamada muestra que todavía le interesa. Luego, su tiempo es para el próximo.',
    },
  ],
  2: [
    {
      id: 'test-2-top',
      question: '¿Qué líneas van arriba en un currículum moderno?',
      choices: [
        'Chofer, 45 años, con familia. Busco trabajo fijo.',
        'Chofer, 6 años. Ningún accidente en 200,000 millas.',
        'Deseo un puesto donde pueda crecer. Doy referencias.',
      ],
      right: 1,
      why: 'Qué hace, cuánto tiempo lo ha hecho y una prueba. La edad y la familia no van.',
    },
    {
      id: 'test-2-end',
      question: '“Un cliente gritó. Me calmé, lo escuché y encontré su bolsa.” ¿Qué falta?',
      choices: [
        'Cómo acabó: me dio las gracias y todavía viene',
        'Lo que dijo el cliente',
        'Cómo me sentí ese día',
      ],
      right: 0,
      why: 'El resultado. Diga qué cambió al final.',
    },
    {
      id: 'test-2-proof',
      question:
        'Escribe a una clínica que busca a alguien para limpiar de noche. ¿Qué frase es la prueba?',
      choices: [
        'Soy honrado y siempre llego a tiempo.',
        'Desde hace años quiero trabajar en una clínica.',
        'Limpié a solas una clínica de noche y pasé cada revisión.',
      ],
      right: 2,
      why: 'Es un trabajo como el de ellos, ya lo hizo, y alguien lo revisó.',
    },
    {
      id: 'test-2-idea',
      question:
        'Ana manejó un autobús escolar, cuidó a su tío y ayuda a los niños a cruzar la calle. ¿Cuál es su idea?',
      choices: [
        '“Hago que la gente llegue bien.”',
        '“He hecho trabajos de muchos tipos.”',
        '“Trabajo duro.”',
      ],
      right: 0,
      why: 'Une los tres trabajos, y es verdad.',
    },
    {
      id: 'test-2-i',
      question: '“Descargamos cuatro camiones.” Le preguntan qué hizo usted. ¿Qué dice?',
      choices: [
        '“Todos hicimos lo mismo. Somos un buen equipo.”',
        '“Revisé la lista y manejé el montacargas.”',
        '“Yo hice casi todo. Los otros eran lentos.”',
      ],
      right: 1,
      why: 'Queda claro qué hizo usted, y nadie queda mal.',
    },
    {
      id: 'test-2-send',
      question: 'Su correo con la carta está listo. ¿Qué hace justo antes de mandarlo?',
      choices: [
        'Agregar mis otros archivos, por si acaso',
        'Escribir la carta otra vez en el correo',
        'Abrir una vez el archivo adjunto',
      ],
      right: 2,
      why: 'Así ve si es el archivo correcto y si se abre.',
    },
  ],
  3: [
    {
      id: 'test-3-ask',
      question: 'Una señora de su iglesia trabaja en una panadería. ¿Qué le pregunta?',
      choices: [
        '“¿Me puede meter ahí?”',
        '“¿Quién contrata ahí, y qué buscan?”',
        '“¿Le da mi currículum a su jefe?”',
      ],
      right: 1,
      why: 'Lo puede responder en un minuto, y usted se lleva un nombre.',
    },
    {
      id: 'test-3-chat',
      question:
        'Un “jefe” lo contrata por chat, sin llamar. Le manda un cheque para herramientas. ¿Qué es?',
      choices: [
        'Una estafa. Lo dejo, y no mando dinero ni identificación.',
        'Un empleador rápido. Compro las herramientas.',
        'No sé. Mando mi identificación y pido un contrato.',
      ],
      right: 0,
      why: 'Sin voz, sin cara y con dinero antes del primer día: señales de estafa.',
    },
    {
      id: 'test-3-long',
      question: 'Lleva tres minutos hablando y todavía explica cómo empezó todo. ¿Qué hace?',
      choices: [
        'Contar el resto. Ellos preguntaron.',
        'Pedir perdón y empezar otra vez',
        'Ir al resultado y parar ahí',
      ],
      right: 2,
      why: 'Basta con uno o dos minutos. Ellos pueden preguntar más.',
    },
    {
      id: 'test-3-age',
      question:
        '“¿Cuántos años tiene?”, le preguntan. Usted puede hacer todo lo que pide el trabajo. ¿Qué dice?',
      choices: [
        '“61, pero me siento más joven.”',
        '“Puedo cargar 50 libras y trabajar cada turno del anuncio.”',
        '“¿Por qué lo quiere saber?”',
      ],
      right: 1,
      why: 'Vuelve al trabajo. Dígalo solo si es verdad.',
    },
    {
      id: 'test-3-note',
      question: 'Su entrevista fue esta mañana. ¿Cuándo manda la nota de gracias?',
      choices: [
        'En una semana, para que se acuerden de mí',
        'Cuando sepa si me dan el empleo',
        'Hoy o mañana',
      ],
      right: 2,
      why: 'Al día siguiente todavía saben quién es usted.',
    },
    {
      id: 'test-3-offer',
      question: 'Le llaman y le ofrecen el empleo. Usted recibe SNAP. ¿Qué dice primero?',
      choices: [
        '“Gracias. ¿Cuánto pagan, qué horas son y para cuándo quieren mi respuesta?”',
        '“¡Sí! ¿Cuándo empiezo?”',
        '“Perdón, no puedo, por mis beneficios.”',
      ],
      right: 0,
      why: 'Luego pregunte a la oficina cómo el pago cambia sus beneficios, antes de decir sí o no.',
    },
  ],
};
