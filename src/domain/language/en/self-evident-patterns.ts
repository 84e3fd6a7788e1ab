const i = "(?:i|i[’']?m|i[’']?ve)";
const am = `${i}(?: am| was| were| been| have been| had been| got)?(?: now| still| currently| just| once| also)?`;
const my = '(?:in |at |on |from )?(?:the |my |an? |his |her )?(?:\\p{L}+ )?';
const home =
  '(?:shelter|streets?|halfway house|sober living(?: house| home)?|tent|car|van|truck|motel|rehab)';
const partner =
  '(?:husband|wife|boyfriend|girlfriend|ex|ex-husband|ex-wife|partner|stepfather|stepdad|father|dad)';
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/**
 * What people tell of themselves when a friendly voice asks, in English: each phrase says by itself that it is
 * about the writer, whoever else the line names.
 */
export const selfEvidentPrivatePatterns: readonly string[] = [
  `${am} (?:homeless|unhoused|undocumented|an? (?:refugee|asylum seeker|addict|alcoholic|immigrant)|sober|pregnant|disabled|depressed|raped|abused|beaten|trafficked|fired|let go|laid off|terminated|evicted|deported|kicked out)`,
  `${am} (?:in|on) (?:drugs|recovery|rehab|treatment|detox|foster care|disability|food stamps|welfare|unemployment|(?:the )?streets?)`,
  `${i}(?: am| was)? (?:live|lived|living|stay|stayed|staying|sleep|slept|sleeping) (?:in|at|on|out of) ${my}${home}`,
  `(?:i |and )(?:live|lived|stayed|slept|sleep) (?:in|at|on|out of) ${my}${home}`,
  `my ${partner} (?:beat|beats|hit|hits|hurt|hurts|abused|raped|choked|threatened|stalked|attacked|was (?:abusive|violent))(?: me)?`,
  "(?:i )?(?:have|had|got|don[’']?t have|do not have|didn[’']?t have|never had) (?:no |any )?(?:papers|legal status|work permit|green card|social security(?: number)?)",
  '(?:came|crossed|entered)(?: here| over)? (?:illegally|(?:without|with no) (?:papers|documents|a visa))',
  'crossed the border',
  `my (?:birthday|birth date|birthdate)|birthday:? (?:on )?(?:\\d|${month})`,
  `born:? (?:on )?(?:${month}|\\d{1,2}[/.-]\\d{1,2})`,
  "(?:i am|i[’']?m|been) (?:clean|sober)(?: now)?(?: for)? (?:\\d+|one|two|three|four|five|six|seven|since)",
  'i (?:used|did|took|sold|dealt|was on|got off) (?:drugs|meth|heroin|crack|cocaine|fentanyl|pills|opioids)',
  'my (?:addiction|drug problem|drinking|depression|anxiety|cancer|surgery|disability|divorce|pregnancy|miscarriage|abortion|asylum case|immigration case|deportation)',
  '(?:i )?(?:left|quit|resigned|stopped working|had to (?:quit|leave|stop working))(?: the job| my job| work| it| there)? (?:because|when my|after my|since my|due to)',
  // In Spanish.
  '(?:no tengo|no tenía|sin|tengo) (?:mis )?(?:papeles|permiso(?: de trabajo)?|estatus(?: legal)?|documentos|asilo)',
  '(?:soy|era|estoy) (?:indocumentad[oa]|ilegal|refugiad[oa]|asilad[oa]|residente(?: permanente| legal)?|diabétic[oa]|discapacitad[oa]|alcohólic[oa]|adict[oa]|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|embarazada|enferm[oa])',
  'indocumentad[oa]|asilo político',
  '(?:crucé|pasé|cruzar) (?:la frontera|el río)',
  '(?:vivo|vivía|viví|duermo|dormía|estoy|estaba|me quedo) en (?:un|una|el|la|mi) (?:albergue|refugio|carro|coche|auto|troca|calle|casa de campaña|shelter)',
  'sin hogar|sin techo',
  'me (?:despidieron|corrieron|echaron|botaron|deportaron|pegaba|pegó|golpeaba|golpeó|violaron|violó|maltrataba|amenazaba)',
  'fui (?:despedid[oa]|deportad[oa]|víctima)',
  '(?:renuncié|dejé (?:el|ese|mi) (?:trabajo|empleo)|salí|me salí|me fui) (?:porque|por culpa)',
  '(?:estoy|estaba|estuve) en (?:recuperación|rehabilitación)',
  'mi (?:número de )?seguro social|número de seguro social|seguro social:? \\d',
  'fecha de nacimiento|nací (?:el|en)|\\d{2} años de edad|tengo \\d{2} años',
  '(?:estuve|estaba|fui|caí|quedé) (?:pres[oa]|encarcelad[oa]|detenid[oa]|arrestad[oa]|en (?:la )?(?:cárcel|prisión)|en el penal)',
  '(?:salí|saliendo) de (?:la )?(?:cárcel|prisión)|salí libre',
  '(?:en|estoy en|con) (?:libertad condicional|libertad bajo palabra|probatoria)',
  'mis? antecedentes(?: penales)?|tengo antecedentes|(?:ex|ex-|ex )convict[oa]|me (?:arrestaron|detuvieron|metieron pres[oa])',
  "(?:couldn[’']?t|could not|cannot|can[’']?t) work (?:because|anymore|any more|after|due)",
];

/** The same of a person's record with the law. */
export const selfEvidentRecordPatterns: readonly string[] = [
  `${am} (?:an? )?(?:felon|ex-?felon|convict|ex-?con(?:vict)?|inmate|prisoner|convicted|incarcerated|arrested|locked up|on (?:parole|probation)|paroled|in (?:prison|jail|custody|juvie|lockup))`,
  '(?:i )?(?:went|was sent|got sent) to (?:prison|jail|the penitentiary|juvie)',
  '(?:got|came|been|was|am) (?:out|released) (?:of|from) (?:prison|jail|the joint|lockup)',
  '(?:during|on|off|through|because of|after) my (?:probation|parole|incarceration|sentence)',
  'my (?:probation|parole|conviction|sentence|felony|criminal (?:record|past)|charges|warrant|time in (?:prison|jail))',
];
