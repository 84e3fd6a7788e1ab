import { jobCenterPhone } from '../job-center-phone';
import type { ResourceSection } from '../library-types';

/** The Resource Hub in Spanish: sections and 'coming soon' items are those of the English one. */
export const resourceSections: readonly ResourceSection[] = [
  {
    id: 'resume',
    title: 'Currículum',
    intro: 'Tres archivos para guardar, guías cortas y un sitio público de empleo.',
    items: [
      { kind: 'download', download: 'experience-inventory-worksheet' },
      { kind: 'download', download: 'modern-resume-template' },
      { kind: 'download', download: 'powerful-action-verbs' },
      { kind: 'guide', guide: 'sample-resumes' },
      { kind: 'guide', guide: 'online-application' },
      { kind: 'guide', guide: 'application-forms' },
      { kind: 'guide', guide: 'references' },
      { kind: 'guide', guide: 'email' },
      { kind: 'guide', guide: 'ai' },
      {
        kind: 'link',
        id: 'careeronestop',
        title: 'CareerOneStop',
        summary:
          'Un sitio gratis que patrocina el Departamento de Trabajo de EE. UU. Vea empleos, sueldos, cursos y ejemplos de currículum, y encuentre el centro de empleo gratis más cercano. El enlace abre en inglés; también hay CareerOneStop en español.',
        href: 'https://www.careeronestop.org/',
      },
      {
        kind: 'coming-soon',
        id: 'peer-review-rubric',
        title: 'Tabla de puntos (rúbrica) para la revisión entre compañeros',
        meanwhile: {
          text: `Mientras tanto, pida en un American Job Center (centro de empleo) que alguien lo lea con usted. En el ${jobCenterPhone} le dicen cuál es su oficina. La llamada es gratis. O use nuestras tres preguntas. Empiece aquí →`,
          linkText: 'Módulo 1, Revisión entre compañeros',
          href: '/modules/1#peer-review',
        },
      },
    ],
  },
  {
    id: 'networking',
    title: 'Red de contactos',
    intro:
      'Personas y lugares que pueden ayudarle a encontrar empleo, y un sitio público de empleo.',
    items: [
      { kind: 'guide', guide: 'where-to-look' },
      { kind: 'guide', guide: 'job-scams' },
      { kind: 'guide', guide: 'job-fair' },
      { kind: 'guide', guide: 'temp-and-gig' },
      { kind: 'guide', guide: 'apprenticeship' },
      { kind: 'guide', guide: 'linkedin' },
      {
        kind: 'link',
        id: 'my-next-move',
        title: 'My Next Move',
        summary:
          'Un sitio gratis hecho para el Departamento de Trabajo de EE. UU. Conteste preguntas sobre lo que le gusta hacer y vea qué empleos le van bien y qué piden. El enlace abre en inglés; también hay My Next Move en español, que se llama Mi Próximo Paso.',
        href: 'https://www.mynextmove.org/',
      },
      {
        kind: 'coming-soon',
        id: 'email-scripts',
        title: 'Modelos de correo electrónico',
        meanwhile: {
          text: 'Mientras tanto, arme un correo de agradecimiento. Empiece aquí →',
          linkText: 'Módulo 3, Seguimiento',
          href: '/modules/3#follow-up',
        },
      },
      {
        kind: 'coming-soon',
        id: 'linkedin-guide',
        title: 'Guía de LinkedIn',
        meanwhile: {
          text: 'Mientras tanto, lea la guía corta. Dice cómo hacer un perfil seguro y quién puede ver qué. Si tiene que cuidarse de alguien, pregunte antes en el centro de empleo. Empiece aquí →',
          linkText: 'LinkedIn: lo básico',
          href: '/guides#linkedin',
        },
      },
      {
        kind: 'coming-soon',
        id: 'informational-interview-questions',
        title: 'Preguntas para una entrevista informativa',
        meanwhile: {
          text: 'Mientras tanto, pruebe con una: “What is a normal day like in your job?” (¿Cómo es un día normal en su trabajo?). Empiece aquí →',
          linkText: 'Módulo 3, Red de contactos',
          href: '/modules/3#networking',
        },
      },
    ],
  },
  {
    id: 'interview',
    title: 'Entrevista',
    intro: 'Ayuda con lo que se dice y se escribe, antes y después.',
    items: [
      { kind: 'guide', guide: 'phone' },
      { kind: 'guide', guide: 'video-interviews' },
      { kind: 'guide', guide: 'thank-you' },
      { kind: 'guide', guide: 'records' },
      { kind: 'guide', guide: 'clearing-a-record' },
      { kind: 'guide', guide: 'accommodation' },
      { kind: 'guide', guide: 'first-week' },
      { kind: 'guide', guide: 'unpaid-pay' },
      { kind: 'guide', guide: 'first-90-days' },
      {
        kind: 'coming-soon',
        id: 'behavioral-interview-questions',
        title: 'Preguntas de entrevista sobre su conducta en el trabajo',
        meanwhile: {
          text: 'Mientras tanto, practique cinco de ellas, cada una con su estrategia. Empiece aquí →',
          linkText: 'Módulo 3, Entrevistas',
          href: '/modules/3#interviewing',
        },
      },
      {
        kind: 'coming-soon',
        id: 'star-worksheet',
        title: 'Hoja de trabajo STAR',
        meanwhile: {
          text: 'Mientras tanto, arme una historia con nuestros cuatro espacios. Empiece aquí →',
          linkText: 'Módulo 2, Parte 3: Método STAR',
          href: '/modules/2#star-method',
        },
      },
      {
        kind: 'coming-soon',
        id: 'salary-negotiation',
        title: 'Cómo negociar el pago',
        meanwhile: {
          text: 'Mientras tanto, busque cuánto pagan por ese empleo cerca de usted. Está en CareerOneStop, arriba, en la parte de currículum. Luego diga en inglés: “I saw that this work pays 16 to 19 dollars an hour here. With what I know I hope for 18. Is that in your range?” (Vi que aquí este trabajo se paga de 16 a 19 dólares la hora. Con lo que sé, espero 18. ¿Está eso dentro de lo que ofrecen?). Practíquelo. Empiece aquí →',
          linkText: 'Módulo 3, Entrevistas',
          href: '/modules/3#interviewing',
        },
      },
    ],
  },
  {
    id: 'well-being',
    title: 'Para su bienestar',
    intro:
      'Buscar trabajo cansa el cuerpo y la mente. En una crisis en Estados Unidos, llame o mande un mensaje de texto al 988, de día o de noche. Si llama, presione 2 para español. Si escribe, mande la palabra AYUDA. Los veteranos llaman al 988 y presionan 1. Si en su casa alguien le hace daño o le da miedo, llame al 1-800-799-7233. Si alguien le revisa el teléfono o la computadora, use otro aparato. Si está en peligro ahora, llame al 911. Para comida, renta o albergue, llame al 211.',
    items: [
      { kind: 'guide', guide: 'housing' },
      { kind: 'guide', guide: 'veterans' },
      { kind: 'guide', guide: 'disability-help' },
      { kind: 'guide', guide: 'benefits' },
      { kind: 'guide', guide: 'unemployment' },
      { kind: 'guide', guide: 'benefit-hours' },
      { kind: 'guide', guide: 'medicaid-hours' },
      { kind: 'guide', guide: 'restart-benefits' },
      { kind: 'guide', guide: 'child-support' },
      { kind: 'guide', guide: 'money' },
      { kind: 'guide', guide: 'tax-credit' },
      { kind: 'guide', guide: 'wioa' },
      { kind: 'guide', guide: 'child-care-and-rides' },
      { kind: 'guide', guide: 'computer-basics' },
      { kind: 'guide', guide: 'no-id' },
      { kind: 'guide', guide: 'papers-and-id' },
      { kind: 'guide', guide: 'newcomers' },
      {
        kind: 'coming-soon',
        id: 'mental-health-links',
        title: 'Enlaces de salud mental',
        meanwhile: {
          text: 'Mientras tanto, haga esto ahora → cuando ya no pueda más, llame o mande un mensaje de texto al 988, de día o de noche. Si llama, presione 2 para español. Si escribe, mande la palabra AYUDA. Los veteranos llaman al 988 y presionan 1. Si en su casa alguien le hace daño o le da miedo, llame al 1-800-799-7233. Si alguien le revisa el teléfono o la computadora, use otro aparato. Si está en peligro ahora, llame al 911. Para ayuda cerca de usted, llame al 211.',
        },
      },
      {
        kind: 'coming-soon',
        id: 'stress-guides',
        title: 'Guías para el estrés',
        meanwhile: {
          text: 'Mientras tanto, haga esto ahora → tome aire contando despacio hasta cuatro y suéltelo contando hasta seis. Hágalo cinco veces.',
        },
      },
    ],
  },
];
