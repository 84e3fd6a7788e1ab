import { jobCenterPhone } from '../job-center-phone';
import type { InterviewQuestion } from '../types';

/** What hourly jobs often ask beside the simulator's five. Line breaks part the paragraphs of a strategy. */
export const hourlyQuestions: readonly InterviewQuestion[] = [
  {
    q: '“Why did you leave your last job?” (¿Por qué dejó su último empleo?)',
    a: [
      'Dígalo en una frase verdadera y vuelva a este empleo. No hable mal de nadie. Si le despidieron, dígalo en pocas palabras y diga qué aprendió. Puede que llamen y pregunten.',
      'Por ejemplo: “The store closed.” (La tienda cerró.) “I needed steady day hours, and this job has them.” (Necesitaba horas fijas de día, y este empleo las tiene.) “I was let go because I was late. I now live on the bus line, and I have been on time for a year.” (Me despidieron porque llegaba tarde. Ahora vivo junto a la ruta del autobús, y llevo un año llegando a tiempo.)',
      'Despacio: “I needed steady day hours – and this job has them.” Suena así: ai nídid stédi déi áuers – and dis yob jas dem.',
      'Esta noche: escriba su frase. Luego escriba otra sobre por qué le queda bien este empleo.',
    ].join('\n'),
    checks: [
      'una frase verdadera sobre el motivo',
      'nada malo de nadie',
      'por qué me queda bien este empleo',
    ],
  },
  {
    q: '“How will you get here?” (¿Cómo va a llegar aquí?)',
    a: [
      'Quieren saber si va a llegar a tiempo. Diga cómo llega, y diga su segunda opción. No necesita tener carro, a menos que el empleo sea manejar.',
      'Por ejemplo: “The 14 bus stops two streets away and gets me here at 5:40. If it does not come, my neighbor drives me.” (El autobús 14 para a dos calles y me deja aquí a las 5:40. Si no viene, me trae mi vecino.)',
      'Despacio: “The 14 bus – stops two streets away – and gets me here at 5:40.” Suena así: de fortín bas – stops tu strits euéi – and guets mi jir at fáiv fórti.',
      'Esta noche: busque el viaje para la hora del turno. Encuentre una segunda manera.',
    ].join('\n'),
    checks: ['cómo llego', 'a qué hora llego', 'mi segunda opción'],
  },
  {
    q: '“Which shifts can you work?” (¿Qué turnos puede trabajar?)',
    a: [
      'Diga la verdad, y empiece por lo que sí puede. No prometa horas que luego tendrá que cancelar. No tiene que decir por qué no puede a ciertas horas. ¿Recibe seguro de desempleo? Menos horas pueden cambiarlo: pregunte antes.',
      'Por ejemplo: “I can work any day from 6 to 3, and every other Saturday. I can’t do nights.” (Puedo trabajar cualquier día de 6 a 3, y un sábado sí y otro no. De noche no puedo.)',
      'Despacio: “I can work any day – from 6 to 3. I cannot do nights.” Suena así: ai ken uórk éni déi – from siks tu tri. Ai kánot du náits. Ojo: “can” (puedo) y “can’t” (no puedo) suenan casi igual. Para el no, diga “cannot”.',
      `Si necesita un día libre por su fe, o un cambio por una discapacidad, lo puede pedir. En el centro de empleo le pueden ayudar con las palabras. Para encontrarlo, llame al ${jobCenterPhone}.`,
      'Esta noche: escriba sus días y sus horas, y lleve la lista.',
    ].join('\n'),
    checks: [
      'los días que puedo trabajar',
      'las horas que puedo trabajar',
      'solo horas que puedo cumplir',
    ],
  },
  {
    q: '“When can you start?” (¿Cuándo puede empezar?)',
    a: [
      'Diga un día. Si ahora tiene un empleo, deles tiempo para encontrar a alguien: la costumbre son dos semanas.',
      'Por ejemplo: “I can start on Monday.” (Puedo empezar el lunes.) “I want to give my boss two weeks. I can start on the 15th.” (Quiero avisarle a mi jefe con dos semanas. Puedo empezar el día 15.)',
      'Despacio: “I can start – on Monday.” Suena así: ai ken start – on mándei.',
      '¿Recibe ayudas públicas? Antes de decir un día, pregunte a la oficina que se las paga cómo las cambia esa fecha.',
      'Esta noche: elija el primer día que le sirve. Revise el transporte y quién cuida a su familia ese día.',
    ].join('\n'),
    checks: ['un día', 'solo lo que sé de seguro', 'tiempo para mi jefe, si ahora tengo uno'],
  },
  {
    q: '“How much do you want to be paid?” (¿Cuánto quiere ganar?)',
    a: [
      'Primero busque cuánto paga ese trabajo cerca de usted. Si el anuncio dice el pago, use ese número. Si puede, deje que ellos digan primero un número.',
      'Por ejemplo: “What is the pay for this job?” (¿Cuánto paga este empleo?) O así: “I saw that this work pays 16 to 19 dollars an hour here. With my forklift card I hope for 18.” (Vi que este trabajo paga aquí de 16 a 19 dólares la hora. Con mi tarjeta de montacargas espero 18.)',
      'Despacio: “What is the pay – for this job?” Suena así: uát is de péi – for dis yob. Ojo: “16” (siks-tíin) y “60” (síks-ti) se parecen. Alargue el final de los números de 13 a 19.',
      'En algunos lugares no le pueden preguntar cuánto ganaba antes. Usted puede decir cuánto espera en este empleo.',
      'Esta noche: busque el pago en CareerOneStop, que también está en español. Escriba el número que espera, y el más bajo con el que puede vivir. Diga solo el primero.',
    ].join('\n'),
    checks: [
      'un número que busqué, o una pregunta sobre el de ellos',
      'qué aporto yo a cambio',
      'solo el número que espero, no el más bajo',
    ],
  },
];
