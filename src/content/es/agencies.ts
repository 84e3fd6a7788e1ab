/** What an agency wants to know before it offers the workshop: one page, to be printed. */
export const agencyFacts: readonly { id: string; title: string; lines: readonly string[] }[] = [
  {
    id: 'what-it-is',
    title: 'Qué es',
    lines: [
      'Un taller gratis por internet para prepararse para el empleo. Tiene un curso de tres módulos, un creador de currículum con cinco capítulos, un chat que arma un primer currículum, y documentos para buscar empleo.',
      'Las personas lo toman solas, a su propio ritmo, o en el taller de ustedes. En la página del personal hay dos planes para un taller y la clave de respuestas.',
      'Después de una visita funciona sin internet, en computadoras viejas y en teléfonos con pocos datos.',
    ],
  },
  {
    id: 'who-it-is-for',
    title: 'Para quién es',
    lines: [
      'Personas en una computadora de biblioteca o de albergue, personas que leen poco o en un segundo idioma, personas con antecedentes o con un tiempo sin empleo, y personas que buscan su primer empleo.',
      'Los textos están a un nivel de séptimo grado o menos. Las páginas se pueden oír, agrandar, y usar con el teclado o con un lector de pantalla.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacidad',
    lines: [
      'Sin una cuenta, todo se queda en el dispositivo de la persona.',
      'Con una cuenta, el trabajo está en la base de datos de ustedes. Cada persona ve solo lo suyo, y puede borrarlo todo de una vez.',
      'En una computadora compartida, lo que se escribió desaparece cuando la persona se va. No se vende nada, y no hay anuncios.',
      'La ayuda de la IA está apagada al principio. Es solo para personas con cuenta, y cada una ve lo que se envía antes de que salga.',
    ],
  },
  {
    id: 'cost',
    title: 'Cuánto cuesta',
    lines: [
      'El programa es gratis. Para quienes aprenden es gratis siempre.',
      'Pueden empezar con planes gratis, para una clase pequeña. Con una base de datos de pago, que tiene copias de seguridad y nunca se duerme, son unos $25 al mes. Con un servicio de correo más grande son unos $40. Consulten los precios, porque cambian.',
      'La ayuda de la IA cuesta aparte, y ustedes ponen un límite para cada día. Pueden dejarla fuera.',
    ],
  },
  {
    id: 'languages',
    title: 'Idiomas',
    lines: [
      'Las lecciones, las guías y todos los botones están en inglés y en español. El currículum se escribe en inglés, como lo leen los empleadores. La mayoría de los navegadores puede traducir las páginas a otros idiomas mientras tienen internet.',
    ],
  },
  {
    id: 'set-up',
    title: 'Cómo ponerlo en marcha',
    lines: [
      'Una tarde de trabajo, repartida en dos o tres días, y alguien que sepa copiar comandos. La guía “Put Career Quest online” (Ponga Career Quest en internet, en inglés) viene con el programa y tiene once pasos.',
      'Ustedes llenan unos pocos archivos: su nombre, teléfono, dirección y horario, lo mismo en español si quieren, y los ajustes de sus cuentas. Así, quienes aprenden ven su oficina en cada página.',
      'Para sus informes cuenta cuentas y módulos terminados, nunca nombres.',
    ],
  },
];
