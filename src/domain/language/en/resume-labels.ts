/** In a form of two columns a tab stands between label and answer; the head of a table has another label there. */
const numbered =
  '(?:\\s*#?\\d{1,2})?\\s*(?:[:–-]\\s*|\\t+(?!(?:name|year|board|institut|school|company|position|period|duration|dates?|title|designation|level)\\b)(?=[^\\t]+$))';

/** What a form writes before the answer, "Employer:" say, in English and Spanish. */
export const jobLabels = {
  title: labeled(
    'position(?: held| title)?|job appointment|job role|job title|title|role|designation|puesto|cargo|occupation|função|poste|fonction|должность|mansione',
  ),
  employer: labeled(
    'employer|company|company name|nombre de la empresa|name of (?:the )?company|organi[sz]ation|name of employer|institution\\/company|company\\/institution|empresa|empleador|entreprise|société|firma|arbeitgeber|azienda|компания|организация|место работы',
  ),
  location: labeled('location|place|city|lugar|ciudad|address'),
  dates: labeled(
    'dates?|years?|dates employed|dates of employment|period|duration(?: of employment)?|date of employment|employment period|periodo|período|période|zeitraum|период|fechas?|from|employment dates',
  ),
  description: labeled('duties|job duties|responsibilities|description|funciones|tareas'),
} as const;

/** What begins a head that is told like a sentence. */
export const telling =
  /^(?:\d{1,2}\+? years? (?:as (?:an? )?)?|(?:currently |presently |previously |i )*(?:working|worked|served|serving|employed|work)\s+(?:as (?:an? )?|(?:for|with|at|in) (?=\p{Lu})))/iu;

export const schoolLabels = {
  title: labeled(
    'degree(?: and (?:year|major))?|diploma|course|program|título(?: alcanzado)?|qualification|degree\\/diploma|диплом|(?:angestrebter )?abschluss',
  ),
  employer: labeled(
    'school|college|university|institution|school name|escuela|institución|name of school|name of institut(?:ion|e)|institute|name of institution|college name|название учреждения|учебное заведение|вуз',
  ),
  location: labeled('location|place|city|lugar|ciudad'),
  /** What was studied. */
  besides: labeled(
    'major|minor|concentration|field of study|group|speciali[sz]ation|schwerpunkt|studiengang|fachrichtung|especialidad|mención|специальность|факультет',
  ),
  dates: labeled(
    'year|graduated|graduation(?: date| year)?|date|completed|dates?|año(?: de egreso| de graduación)?|passing year|year of passing|expected graduation|период|год окончания|année|ano',
  ),
} as const;

function labeled(words: string): RegExp {
  return new RegExp(`^(?:${words})${numbered}(?=\\S)`, 'iu');
}

/** Words of those who give certificates. */
export const giver =
  /\b(?:american|national|international|state|department|board|bureau|association|council|commission|institute|academy|foundation|society|red cross|osha|safety|goodwill|job corps|microsoft|google)\b/iu;

/** Labels of lists that hold no skills. */
export const noSkillLabel =
  /^(?:interest(?:e?s)?|hobb(?:y|ies)|personal qualities|hobbies and interests|references?|(?:relevant |academic )?coursework|courses|certifications?|certificates?|personal interests|activities|intereses|referencias|awards|projects?|education|address|phone|email|nationality|date of birth|marital status|gender|edad|age|website|field of study|final grade|level in eqf|national classification|thesis)$/iu;
