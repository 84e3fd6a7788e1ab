import type { GameScript } from '@/domain/game/game-script';

/**
 * The guide's words in Spanish. Answers stand on an English resume, so hints show the English that belongs there.
 * New words under the same ids keep the version; new steps do not.
 */
export const gameScript: GameScript = {
  version: '1',
  yesAndNo: { yes: 'Sí', no: 'No', typedYes: ['sí', 'si'] },
  sections: [
    {
      id: 'introduction',
      steps: [
        { id: 'intro.hello', kind: 'line', text: '¡Le doy la bienvenida! Soy su guía.' },
        {
          id: 'intro.what',
          kind: 'line',
          text: 'Yo pregunto en español. Usted contesta en inglés, porque el currículum va en inglés. Yo le muestro las palabras.',
        },
        {
          id: 'intro.saved',
          kind: 'line',
          text: 'Toma unos 15 minutos. Cada respuesta se guarda al momento. Puede cambiar todo después.',
        },
        {
          id: 'intro.ready',
          kind: 'question',
          field: 'ready',
          text: '¿Empezamos?',
          hint: 'Escriba “sí” o cualquier palabra y presione Enter.',
          touchHint: 'Toque Sí. O escriba cualquier palabra y toque Enviar.',
        },
      ],
    },
    {
      id: 'personalInfo',
      steps: [
        {
          id: 'personal.start',
          kind: 'line',
          text: 'Muy bien. Primero: ¿cómo puede un empleador comunicarse con usted?',
        },
        {
          id: 'personal.name',
          kind: 'question',
          field: 'name',
          text: '¿Cómo se llama?',
          hint: 'Nombre y apellidos, como los quiere en la página. Si usa dos apellidos, escríbalos igual en todos sus papeles.',
        },
        {
          id: 'personal.email',
          kind: 'question',
          field: 'email',
          text: '¿Cuál es su correo electrónico?',
          hint: 'Se ve mejor uno sencillo, con su nombre. ¿Todavía no tiene correo? Use “Saltar”.',
          canSkip: 'question',
        },
        {
          id: 'personal.phone',
          kind: 'question',
          field: 'phone',
          text: '¿Cuál es su número de teléfono?',
          hint: 'Sirve cualquier número donde reciba mensajes: el suyo, el de un amigo o un buzón de voz gratis. ¿Vive en un albergue o en un programa? Pregunte ahí antes de dar su número.',
          canSkip: 'question',
        },
        {
          id: 'personal.address',
          kind: 'question',
          field: 'address',
          text: '¿En qué ciudad y estado está?',
          hint: 'Basta con la ciudad y el estado, como “Dayton, Ohio”. No hace falta la calle. ¿Tiene que cuidarse de alguien? Use “Saltar”.',
          canSkip: 'question',
        },
      ],
    },
    {
      id: 'experience',
      steps: [
        {
          id: 'work.start',
          kind: 'line',
          text: 'Ahora hablemos del trabajo. Empiece por el más reciente.',
        },
        {
          id: 'work.counts',
          kind: 'line',
          text: 'El trabajo pagado cuenta. También el voluntario, los trabajos sueltos y cuidar a la familia.',
        },
        {
          id: 'work.jobTitle',
          kind: 'question',
          field: 'jobTitle',
          text: '¿Cuál era su puesto? Escríbalo en inglés.',
          hint: 'Primero el trabajo más reciente. Como “Line Cook” (cocinero) o “Home Caregiver” (cuidado en casa). ¿Ningún trabajo que poner? Use “Saltar”.',
          note: {
            title: '¿Recién llegó a este país? Lea esto primero',
            text: '¿Trabajó aquí antes de tener permiso? Consulte primero a un abogado (un “notario” no lo es) o a un grupo que ayuda a recién llegados. Pregunte si es gratis.',
          },
          canSkip: 'section',
        },
        {
          id: 'work.company',
          kind: 'question',
          field: 'company',
          text: '¿Para quién trabajaba?',
          hint: 'Una empresa, una familia (“Private family”), una iglesia, o “Self-employed” si trabajaba por su cuenta. ¿Era para su propia familia? Use “Saltar”.',
          canSkip: 'question',
        },
        {
          id: 'work.location',
          kind: 'question',
          field: 'location',
          text: '¿En qué ciudad y estado, o en qué país, fue eso?',
          hint: 'El país, en inglés: Mexico, Dominican Republic. Puerto Rico va como un estado: San Juan, Puerto Rico. ¿Tiene que cuidarse de alguien? Use “Saltar” si el trabajo está cerca.',
          canSkip: 'question',
        },
        {
          id: 'work.startDate',
          kind: 'question',
          field: 'startDate',
          text: '¿Cuándo empezó?',
          hint: 'Tóquelo o escríbalo en inglés, como “May 2023” (mayo de 2023). Por ahora basta una fecha aproximada. Revísela antes de enviar el currículum.',
          canSkip: 'question',
        },
        {
          id: 'work.endDate',
          kind: 'question',
          field: 'endDate',
          text: '¿Cuándo salió de ese trabajo?',
          hint: '¿Todavía trabaja ahí? Escriba “Present”. Los huecos entre trabajos son comunes. No tiene que explicarlos aquí.',
          canSkip: 'question',
        },
        {
          id: 'work.description',
          kind: 'question',
          field: 'description',
          text: '¿Qué hacía ahí? Dígame dos o tres cosas, en inglés.',
          hint: 'Una cosa en cada línea. Empiece con un verbo: cleaned (limpié), drove (manejé), served (serví). Agregue un número si lo sabe.',
          canSkip: 'question',
        },
        {
          id: 'work.another',
          kind: 'question',
          field: 'addAnotherExperience',
          text: '¿Quiere agregar otro trabajo? (sí o no)',
        },
      ],
    },
    {
      id: 'education',
      steps: [
        {
          id: 'school.start',
          kind: 'line',
          text: 'Sigue la escuela. También cuentan las clases, los cursos de trabajo y las tarjetas o certificados.',
        },
        {
          id: 'school.degree',
          kind: 'question',
          field: 'degree',
          text: '¿Qué clase, diploma o tarjeta tiene? Escríbalo en inglés.',
          hint: 'Como “Forklift card” (tarjeta de montacargas) o “GED” (examen que vale como la prepa). ¿Prepa, escuela superior, pre o bachillerato, antes de la universidad? Es “High school”. ¿Bachillerato de la universidad (Puerto Rico)? Es “Bachelor’s degree”. ¿Solo primaria, o nada que poner? Use “Saltar”.',
          canSkip: 'section',
        },
        {
          id: 'school.school',
          kind: 'question',
          field: 'school',
          text: '¿Cómo se llamaba la escuela o el programa?',
          hint: 'Como “Lincoln High School” o “Red Cross” (Cruz Roja). ¿Tiene dudas? Use “Saltar”.',
          canSkip: 'question',
        },
        {
          id: 'school.location',
          kind: 'question',
          field: 'location',
          text: '¿En qué ciudad y estado, o en qué país, fue eso?',
          hint: 'Por ejemplo: Dayton, Ohio. San Juan, Puerto Rico. Mexico.',
          canSkip: 'question',
        },
        {
          id: 'school.graduationYear',
          kind: 'question',
          field: 'graduationYear',
          text: '¿En qué año terminó?',
          hint: 'Puede dejar el año fuera. Mucha gente lo hace.',
          canSkip: 'question',
        },
        {
          id: 'school.another',
          kind: 'question',
          field: 'addAnotherEducation',
          text: '¿Quiere agregar otra escuela o clase? (sí o no)',
        },
      ],
    },
    {
      id: 'skills',
      steps: [
        {
          id: 'skills.start',
          kind: 'line',
          text: 'Ya casi terminamos. Ahora piense en lo que hace bien.',
        },
        {
          id: 'skills.list',
          kind: 'question',
          field: 'skills',
          text: '¿Qué habilidades tiene? Escríbalas en inglés, con una coma entre ellas.',
          hint: 'Como: Spanish (español), cash register (caja), safe lifting (cargar sin lastimarse), Word. También puede usar “Saltar” por ahora.',
          canSkip: 'question',
        },
      ],
    },
    {
      id: 'conclusion',
      steps: [
        { id: 'end.done', kind: 'line', text: 'Fue la última pregunta. Aquí está su currículum.' },
        {
          id: 'end.view',
          kind: 'line',
          text: 'Aquí puede verlo, imprimirlo y cambiar lo que quiera.',
        },
      ],
    },
  ],
};
