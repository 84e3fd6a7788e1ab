import type { CheatSheetFields } from '@/domain/job-search/cheat-sheet';

/**
 * What paper and online application forms ask beside the resume, with the words of the English form where they help.
 * No number that can be stolen is among it.
 */
export const sheetFields: CheatSheetFields = {
  about: [
    {
      id: 'street',
      label: 'Calle, ciudad, estado y código postal (ZIP)',
      hint: 'Donde le llegan las cartas. Puede ser un amigo o una oficina. Pídales permiso antes. ¿Tiene que cuidarse de alguien? Pregunte antes en el centro de empleo.',
    },
    { id: 'before', label: 'Dirección anterior', isOptional: true },
    {
      id: 'phone',
      label: 'Segundo teléfono para mensajes',
      hint: 'De un amigo o un buzón de voz',
      isOptional: true,
    },
    { id: 'start', label: 'Cuándo puede empezar (“start date”)' },
    { id: 'hours', label: 'Días y horas en que puede trabajar (“availability”)' },
    {
      id: 'pay',
      label: 'Pago que pide (“desired pay”)',
      hint: 'Como: “$17 an hour” ($17 la hora), u “open” (a convenir)',
    },
    {
      id: 'license',
      label: 'Licencia de manejar o conducir (“driver’s license”)',
      hint: 'El estado y la clase. No ponga el número.',
      isOptional: true,
    },
  ],
  job: [
    { id: 'address', label: 'Dirección del empleador' },
    { id: 'phone', label: 'Teléfono del empleador' },
    { id: 'supervisor', label: 'Jefe directo (“supervisor”)' },
    {
      id: 'call',
      label: '¿Pueden llamar a este empleador?',
      hint: '“Yes” (sí), “No” o “Ask me first” (pregúnteme antes)',
    },
    {
      id: 'from',
      label: 'Desde (mes y año)',
      hint: 'Como: “May 2023” (mayo de 2023). En números, el mes va primero: 05/2023',
    },
    { id: 'to', label: 'Hasta (mes y año)', hint: 'O “Present”, si todavía trabaja ahí' },
    { id: 'pay', label: 'Pago al final', isOptional: true },
    {
      id: 'leaving',
      label: 'Motivo de salida (“reason for leaving”)',
      hint: 'Pocas palabras y ciertas, como: “Season ended” (terminó la temporada)',
    },
  ],
  school: [
    { id: 'address', label: 'Ciudad y estado de la escuela', isOptional: true },
    { id: 'years', label: 'Desde y hasta (mes y año)', isOptional: true },
    {
      id: 'finished',
      label: '¿Terminó? (“Did you graduate?”)',
      hint: '“Yes” (sí), “No” o el año en que va a terminar',
    },
  ],
  reference: [
    { id: 'name', label: 'Nombre', hint: 'Pídale permiso antes. Nadie de la familia.' },
    { id: 'how', label: 'De dónde le conoce' },
    { id: 'phone', label: 'Teléfono' },
    { id: 'email', label: 'Correo electrónico', isOptional: true },
  ],
  emergency: [
    { id: 'name', label: 'Nombre' },
    {
      id: 'how',
      label: 'Quién es para usted (“relationship”)',
      hint: 'Como: “sister” (hermana), “friend” (amigo)',
    },
    { id: 'phone', label: 'Teléfono' },
  ],
};
