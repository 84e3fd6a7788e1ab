import { quickLook as englishLook } from '@/content/en/sorting';
import type { QuickLook, SortExercise } from '../activity-shapes';

/** Eight lines: a story tells what it was like, a proof shows what somebody did. */
export const storyOrProof: SortExercise = {
  id: 'sort-story-or-proof',
  title: '¿Historia o prueba?',
  task: 'Lea cada línea. ¿Cuenta una historia, o muestra una prueba?',
  kinds: ['Historia', 'Prueba'],
  done: 'Ya están las ocho en su lugar. Ahora mire sus propias líneas: ¿cuáles son solo historias?',
  lines: [
    {
      text: '“It was always busy at Sal’s.” (En Sal’s siempre había mucho trabajo.)',
      kind: 0,
      why: 'Habla del lugar. ¿Qué hizo la persona?',
    },
    {
      text: '“Cooked up to 120 plates a night.” (Preparé hasta 120 platos por noche.)',
      kind: 1,
      why: 'Algo hecho, con un número.',
    },
    {
      text: '“I am a people person.” (Me gusta tratar con la gente.)',
      kind: 0,
      why: 'Cualquiera puede decir eso. Nadie lo puede comprobar.',
    },
    {
      text: '“Calmed 20 upset callers a day without calling a boss.” (Cada día calmé por teléfono a 20 personas molestas, sin llamar a un jefe.)',
      kind: 1,
      why: 'Algo hecho, y lo que se logró.',
    },
    {
      text: '“Did a little of everything.” (Hice un poco de todo.)',
      kind: 0,
      why: '“Everything” (todo) no dice nada. Nombre dos cosas.',
    },
    {
      text: '“Trained 5 new packers on the belt.” (Enseñé el trabajo de la banda a 5 empacadores nuevos.)',
      kind: 1,
      why: 'A quién, a cuántos y en qué.',
    },
    {
      text: '“The boss liked me a lot.” (El jefe me apreciaba mucho.)',
      kind: 0,
      why: '¿Qué hizo usted que le gustó al jefe? Esa sería la prueba.',
    },
    {
      text: '“The owner gave me the key to open alone.” (El dueño me dio la llave para abrir sin ayuda.)',
      kind: 1,
      why: 'La confianza que alguien puede comprobar es una prueba.',
    },
  ],
};

/** A posting as hourly jobs write it. */
export const hourlyPosting: SortExercise = {
  id: 'sort-hourly-posting',
  title: 'Marque lo que piden en un anuncio de trabajo por hora',
  task: 'Un papel en la ventana de Fairview Market. ¿Qué líneas dicen lo que piden de usted?',
  kinds: ['Piden esto', 'Es bueno saberlo'],
  done: 'Cada línea que piden debe tener una respuesta en su currículum, si es cierta para usted.',
  lines: [
    {
      text: '“Now hiring: night stocker, 10 PM to 6 AM” (Se busca personal para acomodar mercancía de noche, de 10 PM a 6 AM)',
      kind: 0,
      why: 'El puesto y el horario. Diga que le va bien trabajar de noche.',
    },
    {
      text: '“You can lift 40 pounds” (Usted puede levantar 40 libras)',
      kind: 0,
      why: 'Nombre una vez en que levantó tanto peso, y cada cuánto.',
    },
    {
      text: '“Free coffee in the break room” (Café gratis en la sala de descanso)',
      kind: 1,
      why: 'Qué bueno, pero no hay nada que escribir.',
    },
    {
      text: '“Rotate stock and check dates” (Rotar la mercancía y revisar las fechas)',
      kind: 0,
      why: 'Es una tarea. “Moved the oldest food to the front” (puse al frente la comida más antigua) le responde.',
    },
    {
      text: '“Family owned since 1962” (Negocio familiar desde 1962)',
      kind: 1,
      why: 'Puede servir en una carta. No es una habilidad.',
    },
    {
      text: '“You work well alone” (Usted trabaja bien sin ayuda)',
      kind: 0,
      why: 'Un turno que sacó adelante sin ayuda es la prueba.',
    },
  ],
};

/** The resume of the seven seconds, in English as every resume here; the eyes stop at some of its lines. */
export const quickLook: QuickLook = {
  ...englishLook,
  choice: {
    id: 'scene-seven-seconds',
    title: 'Lo que usted recuerda',
    situation: '',
    question: '¿En qué trabaja ella?',
    choices: [
      {
        text: 'Mueve mercancía con un montacargas',
        helps: true,
        why: 'Lo vio en una mirada. “Warehouse worker” (trabajadora de almacén) está en su primera línea. “Forklift Operator” (operadora de montacargas) es su puesto.',
      },
      {
        text: 'Trabaja en una oficina',
        helps: false,
        why: 'Mire otra vez: lo dicen la primera línea, “warehouse” (almacén), y el puesto, “forklift” (montacargas).',
      },
      {
        text: 'No lo pude saber',
        helps: false,
        why: 'Así se siente un reclutador con una hoja que esconde el empleo. El de ella está en la primera línea: “Warehouse worker” (trabajadora de almacén).',
      },
    ],
  },
};
