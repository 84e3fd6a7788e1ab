import type { Need } from '../guide-types';

/** "What do you need today?": what staff hear most at the desk, each with the way through this site. */
export const needs: readonly Need[] = [
  {
    id: 'interview-tomorrow',
    title: 'Mañana tengo una entrevista',
    steps: [
      {
        text: 'Diga cinco respuestas en voz alta. Toma unos 30 minutos.',
        href: '/modules/3#interviewing--practice-five-questions',
      },
      {
        text: 'Si es por video o por teléfono, prepárese para eso.',
        href: '/guides#video-interviews',
      },
      {
        text: 'Planee cómo va a llegar y, si tiene hijos, quién los va a cuidar.',
        href: '/guides#child-care-and-rides',
      },
      { text: 'Después de la entrevista, dé las gracias.', href: '/guides#thank-you' },
    ],
  },
  {
    id: 'no-resume',
    title: 'No tengo currículum',
    steps: [
      { text: 'Conteste una pregunta a la vez. Así sale un currículum.', href: '/game' },
      { text: 'Mire el currículum de alguien como usted.', href: '/guides#sample-resumes' },
      { text: 'Envíelo.', href: '/guides#where-to-look--how-to-send-a-resume' },
    ],
  },
  {
    id: 'fired',
    title: 'Me despidieron o recortaron mi puesto',
    steps: [
      { text: 'Pida el seguro de desempleo esta semana.', href: '/guides#unemployment' },
      {
        text: 'Encuentre palabras ciertas para el formulario.',
        href: '/guides#application-forms',
      },
      {
        text: 'Practique qué decir en una entrevista.',
        href: '/modules/3#interviewing--hard-subjects',
      },
      {
        text: 'Si paga manutención (pensión alimenticia), pida que cambien la cantidad.',
        href: '/guides#child-support',
      },
      { text: 'Pregunte por cursos gratis.', href: '/guides#wioa' },
    ],
  },
  {
    id: 'record',
    title: 'Tengo antecedentes penales',
    steps: [
      {
        text: 'Sepa qué puede preguntar un formulario, y sus derechos.',
        href: '/guides#records',
      },
      {
        text: 'Pregunte si se pueden borrar sus antecedentes.',
        href: '/guides#clearing-a-record',
      },
      {
        text: 'Vuelva a tener SSI, Medicaid o SNAP después de la cárcel.',
        href: '/guides#restart-benefits',
      },
      {
        text: 'Pida cambiar la manutención (pensión alimenticia) antes de que crezca la deuda.',
        href: '/guides#child-support',
      },
      {
        text: 'Vea cómo muestra un currículum el trabajo en prisión.',
        href: '/guides#sample-resumes',
      },
    ],
  },
  {
    id: 'no-id',
    title: 'No tengo identificación ni documentos',
    steps: [
      { text: 'Vea qué documento va primero y cómo sacarlo.', href: '/guides#no-id' },
      { text: 'Vea qué documentos pide un empleo.', href: '/guides#papers-and-id' },
      { text: 'Haga un correo que siempre pueda abrir.', href: '/guides#email' },
    ],
  },
  {
    id: 'new-here',
    title: 'Acabo de llegar de otro país o de Puerto Rico',
    steps: [
      {
        text: 'Vea qué no poner, y el formulario de su primer día (I-9).',
        href: '/guides#newcomers',
      },
      { text: 'Aprenda a reconocer un empleo falso.', href: '/guides#job-scams' },
      { text: 'Aprenda gratis a usar una computadora.', href: '/guides#computer-basics' },
    ],
  },
  {
    id: 'which-job',
    title: 'No sé qué trabajo me conviene',
    steps: [
      {
        text: 'Conteste preguntas gratis y vea trabajos que van con usted.',
        href: '/guides#where-to-look--which-job-fits-me',
      },
      {
        text: 'Pregunte a alguien cómo es un trabajo así.',
        href: '/modules/3#networking--what-to-ask-for',
      },
      { text: 'Aprenda un oficio con sueldo.', href: '/guides#apprenticeship' },
    ],
  },
  {
    id: 'no-home',
    title: 'No tengo dónde vivir',
    steps: [
      {
        text: 'Llame al 211 por una cama esta noche. Vea qué decir.',
        href: '/guides#housing--if-you-need-a-bed-tonight',
      },
      {
        text: 'Conserve su casa: una carta del tribunal, o renta que debe.',
        href: '/guides#housing--if-you-may-lose-your-home',
      },
      { text: 'Saque una identificación sin tener dirección.', href: '/guides#no-id' },
      { text: 'Vea qué escribir como dirección.', href: '/guides#application-forms' },
      {
        text: 'Vea cómo un empleo cambia la ayuda de renta o el albergue.',
        href: '/guides#money--if-you-have-rent-help',
      },
    ],
  },
  {
    id: 'not-paid',
    title: 'No me pagaron',
    steps: [
      {
        text: 'Haga una lista y llame gratis al Departamento de Trabajo.',
        href: '/guides#unpaid-pay',
      },
      {
        text: 'Si ya no trabaja ahí, vea cuándo toca el último pago.',
        href: '/guides#unpaid-pay--if-you-left-the-job',
      },
      {
        text: 'Si le quitan pago por una deuda, vea cuánto se permite.',
        href: '/guides#money--if-pay-is-taken-for-a-debt',
      },
      { text: 'Si el empleo era un engaño, vea qué hacer ya.', href: '/guides#job-scams' },
    ],
  },
  {
    id: 'disability',
    title: 'Tengo una discapacidad, o recibo SSI o SSDI',
    steps: [
      {
        text: 'Llame gratis a JAN: ¿qué cambio va con su empleo?',
        href: '/guides#disability-help',
      },
      {
        text: 'Pida un cambio en el trabajo, con las palabras para pedirlo.',
        href: '/guides#accommodation',
      },
      {
        text: 'Pida a su estado cursos y herramientas.',
        href: '/guides#disability-help--training-and-tools-ask-your-state',
      },
      {
        text: 'Antes de empezar, pregunte qué cambia con un empleo.',
        href: '/guides#benefits--if-you-get-ssi-or-ssdi',
      },
    ],
  },
  {
    id: 'veteran',
    title: 'Serví en las fuerzas armadas',
    steps: [
      { text: 'Dígalo primero en el centro de empleo. Vea cómo.', href: '/guides#veterans' },
      { text: 'Si no tiene casa, llame al VA.', href: '/guides#veterans--if-you-have-no-home' },
      { text: 'Vea el currículum de un veterano.', href: '/guides#sample-resumes' },
      {
        text: 'Si recibe dinero del VA, pregunte cómo lo cambia un empleo.',
        href: '/guides#benefits--who-else-to-ask',
      },
    ],
  },
  {
    id: 'forms',
    title: 'Tengo que llenar formularios',
    steps: [
      { text: 'Llene una sola vez la hoja de datos.', href: '/papers' },
      {
        text: 'Presente su solicitud por internet, paso a paso.',
        href: '/guides#online-application',
      },
      {
        text: 'Encuentre palabras para las casillas difíciles.',
        href: '/guides#application-forms',
      },
    ],
  },
  {
    id: 'nothing-works',
    title: 'Ya intenté de todo y nada funciona',
    steps: [
      {
        text: 'Lleve su currículum y un anuncio de empleo a una persona.',
        href: '/guides#where-to-look',
      },
      {
        text: 'Pida una clase gratis o una capacitación en la que le paguen.',
        href: '/guides#wioa',
      },
      {
        text: 'Pruebe con una agencia de empleo temporal o una feria de empleo.',
        href: '/guides#temp-and-gig',
      },
      {
        text: 'Si hoy ya no puede más, llame al 988 y presione 2, o mande al 988 la palabra AYUDA.',
        href: '/resources#well-being',
      },
    ],
  },
];
