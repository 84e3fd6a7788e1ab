import type { WorkshopPlan } from '../staff-types';
import { planTitles } from './staff-plan-titles';

/** The resume lines of the example stay in English. */
export { tailoredExample } from '@/content/en/staff-plans';

/** Two workshops for a group at computers or phones. The minutes of each make 60 and 90. */
export const workshopPlans: readonly WorkshopPlan[] = [
  {
    id: 'sixty',
    title: planTitles.sixty,
    aim: 'Cada persona sale con una página en un archivo, y sabe a qué empleo enviarla.',
    before: [
      'Abra este sitio una vez en cada computadora, para que funcione sin internet.',
      'Imprima tres anuncios de empleo de su ciudad, uno de ellos de trabajo por hora.',
      'Tenga papel, bolígrafos y la lista de verbos del Centro de recursos.',
      'Sepa quién necesita letra grande, un intérprete o un lugar tranquilo.',
    ],
    steps: [
      {
        minutes: 5,
        title: 'Bienvenida',
        what: 'Diga qué van a hacer hoy: un currículum en inglés, con las lecciones en español. Nadie tiene que leer en voz alta ni contar por qué está sin empleo.',
      },
      {
        minutes: 5,
        title: 'Siete segundos',
        what: 'Muestre un currículum y cuente hasta siete. Pregunte: ¿qué trabajo hace esta persona?',
        href: '/modules/1#gaining-attention',
      },
      {
        minutes: 5,
        title: 'Historia o prueba',
        what: 'Lea las dos líneas del cocinero. ¿Cuál creería usted, y por qué?',
        href: '/modules/1#core-concepts',
      },
      {
        minutes: 30,
        title: 'El currículum por chat',
        what: 'Cada persona contesta una pregunta a la vez. Camine por la sala. Pregunte “¿Cuántos?” y “¿Qué cambió?” Salten lo que no corresponda.',
        href: '/game',
      },
      {
        minutes: 10,
        title: 'Descargar y enviar',
        what: 'Presionen “Descargar” y luego “PDF”. Cada persona envía el archivo a su propio correo.',
        href: '/guides#where-to-look',
      },
      {
        minutes: 5,
        title: 'El siguiente paso',
        what: 'Cada persona dice un empleo y un día. En computadoras compartidas, todos cierran la sesión y la ventana.',
        href: '/guides',
      },
    ],
  },
  {
    id: 'ninety',
    title: planTitles.ninety,
    aim: 'Cada persona ajusta dos líneas a un anuncio, y cuenta una historia en voz alta.',
    before: [
      'Cada persona trae un currículum, en papel o en su cuenta.',
      'Imprima el anuncio de ejemplo del Capítulo 2, y uno de trabajo por hora.',
      'Ponga las sillas de dos en dos. Tenga a la mano la clave de respuestas de abajo.',
    ],
    steps: [
      {
        minutes: 5,
        title: 'Bienvenida',
        what: 'Pida a cada persona una cosa que hizo bien en cualquier trabajo, con pago o sin pago. Quien dice “solo ayudaba” también tiene una.',
      },
      {
        minutes: 15,
        title: 'Marcar las habilidades en un anuncio',
        what: 'Primero a solas, luego de dos en dos: marquen las habilidades y las tareas. Comparen con la clave.',
        href: '/resume-builder/chapter/2',
      },
      {
        minutes: 20,
        title: 'Dos historias',
        what: 'Escriban dos historias con problema, acción y resultado. Ayude con los números: cuántos, cada cuánto, qué tan rápido.',
        href: '/resume-builder/chapter/3',
      },
      {
        minutes: 15,
        title: 'Ajustar dos líneas',
        what: 'Cambien dos líneas del currículum a las palabras del anuncio. Cada palabra tiene que ser verdad.',
        href: '/resume-builder/chapter/4',
      },
      {
        minutes: 10,
        title: 'Leer como un extraño',
        what: 'Intercambien páginas con la dirección tapada. Digan qué está claro, y pregunten “¿Y eso qué logró?” Señalen la página, no a la persona.',
        href: '/modules/1#peer-review',
      },
      {
        minutes: 20,
        title: 'Decirlo en voz alta',
        what: 'De dos en dos, dos minutos cada persona: una pregunta, una historia. La otra persona revisa los tres puntos.',
        href: '/modules/3#interviewing',
      },
      {
        minutes: 5,
        title: 'El siguiente paso',
        what: 'Cada persona escribe una línea en el registro. Pregunte quién quiere que usted mire su página otra vez.',
        href: '/papers',
      },
    ],
  },
];
