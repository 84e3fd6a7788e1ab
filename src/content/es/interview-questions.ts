import { jobCenterPhone } from '../job-center-phone';
import type { InterviewQuestion } from '../types';

/**
 * The five questions of module 3's simulator. Line breaks part the paragraphs of a strategy. What is said in English stands
 * in “quotes”, what it means in (brackets) after it, and then once more slowly, with its sound in Spanish letters.
 */
export const interviewQuestions: readonly InterviewQuestion[] = [
  {
    q: '“Tell me about yourself.” (Hábleme de usted.)',
    a: [
      'No quieren toda su vida. Quieren saber por qué está usted aquí. Use tres pasos: ahora, antes, después.',
      'Ahora: “I’m a warehouse worker, and I’m certified on the forklift.” (Trabajo en un almacén y tengo certificado de montacargas.) Antes: “For four years I loaded trucks at night, and our team had no injuries in the last two.” (Cuatro años cargué camiones de noche, y en los últimos dos nadie de mi equipo se lastimó.) Después: “I’m looking for day work, and your early shift fits.” (Busco trabajo de día, y su turno de la mañana me queda bien.)',
      'Despacio: “I’m a warehouse worker – and I’m certified – on the forklift.” Suena así: aim a uérjaus uórker – and aim sértifaid – on de fórklift.',
      'Esta noche: escriba una frase para cada paso. Diga las tres en voz alta con un reloj. Pare antes de un minuto.',
    ].join('\n'),
    checks: ['qué hago ahora', 'una cosa que hice bien antes', 'por qué sigue este empleo'],
  },
  {
    q: '“Why do you want to work here?” (¿Por qué quiere trabajar aquí?)',
    a: [
      'Diga una cosa de ellos y una cosa de usted, y muestre cómo se unen. “I need a job” (necesito trabajo) puede ser verdad, pero sirve para cualquier lugar.',
      'Por ejemplo: “A neighbor told me that your aides know each person by name. I cared for people at home that way for three years. I want to do it as my job.” (Un vecino me contó que sus cuidadores conocen a cada persona por su nombre. Yo cuidé así a gente en casa tres años. Quiero que sea mi trabajo.)',
      'Despacio: “I cared for people at home – that way – for three years.” Suena así: ai kerd for pípol at jóum – dat uéi – for tri yirs.',
      'Esta noche: mire su sitio web o su letrero, o pregunte a alguien que haya estado ahí. Busque un dato. Termine esta frase: “I noticed that you …, and that matters to me because …” (Vi que ustedes …, y eso me importa porque …)',
    ].join('\n'),
    checks: [
      'una cosa que sé de ellos',
      'una cosa mía que encaja con eso',
      'algo más que “I need a job” (necesito trabajo)',
    ],
  },
  {
    q: '“Tell me about a time you had a problem at work. What did you do?” (Cuénteme de una vez que tuvo un problema en el trabajo. ¿Qué hizo?)',
    a: [
      'Use STAR: la situación, su tarea, lo que hizo, cómo terminó. Dé más tiempo a lo que hizo usted.',
      'Por ejemplo: “Our dishwasher broke in the dinner rush. I had to keep clean plates coming. I set up three tubs, asked one server to scrape, and washed by hand. We never ran out of plates.” (A la hora de la cena se descompuso la máquina de lavar platos. Yo tenía que seguir sacando platos limpios. Puse tres tinas, le pedí a un mesero que quitara los restos y lavé a mano. Nunca faltaron platos.)',
      'Despacio: “I set up three tubs – and washed by hand. We never ran out – of plates.” Suena así: ai set ap tri tabs – and uásht bai jand. Uí néver ran áut – of pléits.',
      'Si no ha tenido un empleo con pago, use la escuela, la casa o un lugar donde ayuda. No culpe a un jefe ni a un compañero, aunque no tuvieran razón.',
      'Esta noche: elija una historia de su Inventario de experiencia. Cuéntela en voz alta en menos de dos minutos.',
    ].join('\n'),
    checks: ['cuál era el problema', 'qué hice, paso a paso', 'cómo terminó'],
  },
  {
    q: '“What is something you need to get better at?” (¿En qué necesita mejorar?)',
    a: [
      'Elija un punto débil de verdad, que no sea lo principal de este empleo. Luego diga qué hace para mejorar. “I work too hard” (trabajo demasiado) suena falso.',
      'Por ejemplo, para un empleo de limpieza: “I was slow with the schedule app at first. A coworker showed me, and now I check it every night. I haven’t missed a change since.” (Al principio la aplicación de los horarios me costaba. Un compañero me enseñó, y ahora la reviso cada noche. Desde entonces no se me ha pasado ningún cambio.)',
      'Despacio: “A coworker showed me – and now I check it – every night.” Suena así: a kóuorker shóud mi – and náu ai chek it – évri náit.',
      'Esta noche: termine estas dos líneas. “I used to find it hard to …” (Antes me costaba …) y “Now I …” (Ahora …). Si no puede decir qué hace ahora, elija otro punto débil.',
    ].join('\n'),
    checks: [
      'un punto débil de verdad',
      'qué hago ahora para mejorar',
      'nada que sea lo principal de este empleo',
    ],
  },
  {
    q: '“I see some time between jobs. What were you doing?” (Veo un tiempo entre un empleo y otro. ¿Qué hacía usted?)',
    a: [
      'Responda en tres pasos cortos: una razón verdadera en pocas palabras, lo que siguió haciendo o aprendió, y por qué ya puede trabajar ahora. Luego deje de hablar.',
      'Por ejemplo: “I took care of someone full time, and that has ended. I kept track of medicines and bills. I’m ready to work full time.” (Cuidé a alguien todo el día, y eso ya terminó. Llevé el control de las medicinas y las cuentas. Ya puedo trabajar tiempo completo.)',
      'Despacio: “I took care of someone – full time – and that has ended. I’m ready – to work full time.” Suena así: ai tuk ker of sámuan – ful táim – and dat jas énded. Aim rédi – tu uórk ful táim.',
      'No tiene que hablar de su salud ni de su familia. Basta con “I needed some time away from work. I can do this job now” (Necesité un tiempo fuera del trabajo. Ahora puedo hacer este trabajo), si es verdad. Si estuvo en prisión ese tiempo y decide decirlo, sea breve: “I made a mistake. I was in prison, and that is over. I finished my GED there and worked in the kitchen. I’m ready to work.” (Cometí un error. Estuve en prisión, y eso ya pasó. Ahí terminé mi GED y trabajé en la cocina. Ya puedo trabajar.) Nunca invente un empleo para llenar un hueco.',
      `¿No sabe cuánto decir? Pregunte en el centro de empleo antes de la entrevista. Para encontrarlo, llame al ${jobCenterPhone}. Ahí también le dicen dónde hay ayuda legal.`,
      'Esta noche: escriba sus tres frases. Practique hasta que las pueda decir con calma.',
    ].join('\n'),
    checks: [
      'una razón verdadera, en pocas palabras',
      'qué seguí haciendo o aprendí',
      'que ya puedo trabajar ahora',
    ],
  },
];
