export const degreeWord =
  /(?:(?:^|[^\p{L}])(?:бакалавр|магистр|специалист|аспирант|высшее образование|среднее образование|диплом|аттестат)\p{L}*|(?:^|\s)(?:\+2|10\+2)(?=[\s,:]|$)|\b(?:doctoral|mbbs|b\.?arch|m\.?arch|b\.?ed|m\.?ed|b\.?pharma?|m\.?pharma?|b\.?a\.?sc|pgd|llm|cap de|bep|deug|dess|v?mbo(?:-\w{1,3})?|hbo|havo|vwo|dts|bachelorstudium|masterstudium|diplomstudium|diplom(?:-\p{L}+)?|matura|magister|staatsexamen|ingenieurstudium|tecnicatura|tecn[óo]logo|ingenier[íi]a (?:en|de)|slc|graduation|post ?graduation|metric|matric|pgdip|pgcert|hnd|hnc|nvq|btec|i\.?t\.?i|dipl[io]ma|year 1[0-3]|undergraduate|postgraduate|diploma|ged|hse|hiset|degree|associates?(?:['’]s)?|bachelor(?:['’]?s)?|bachelors?|master(?:['’]?s)?|masters|doctorate|doctor of|certificate|certification|equivalency|licenciatura|licenciad[oa]|bachillerato|bachiller|certificado|técnico|título|secundaria|apprenticeship|nanodegree|bootcamp|boot camp|b\.? ?tech|m\.? ?tech|b\.?e|m\.?e|b\.? ?com|m\.? ?com|b\.? ?sc|m\.? ?sc|b\.? ?eng|m\.?eng|bca|mca|bba|mba|m\.b\.a|pgdm|ph\.?d|d\.?phil|j\.?d|m\.?phil|llb|llm|hsc|sslc|ssc|cbse|icse|matriculation|intermediate|higher secondary|senior secondary|10th|12th|xii?(?:th)?(?!['’])|class (?:10|12|x|xii)(?:th)?|a-levels?|gcses?|(?:fach|voll)?abitur|(?:fach|fachober|fachhoch|hoch|ober)schulreife|(?:haupt|real)schulabschluss|mittlere reife|gesellenbrief|meisterbrief|bachelier|bac|cap|tecn[óo]logo|t[ée]cnic[oa] (?:en|em|superior)|ingenier[oa] (?:en|de|civil|industrial)|profesional en|ensino (?:fundamental|superior)|bacharel|tecnologia em|esp[eé]cialista en|diplomado|maestr[íi]a|hs diploma|high school graduate|plus two|o[- ]levels?|matriculant|ausbildung|lehre|studium|lic\.? (?:en|de)|grado|máster|mast[eè]re|dipl[oô]me|dut|bts|brevet|doctorat|doctorado|ma[iî]trise|laurea|bacharelado|gradua[cç][aã]o|ensino m[eé]dio|curso t[eé]cnico|ciclo formativo|licence|baccalauréat|minor in|major in|concentration|bs(?:cs|it|ed|ba|se|ee|me)|ms(?:cs|it|n|ee)|mlis|b\.?s\.?e|m\.?s\.?e|mph|ed\.?d|pharm\.?d|b\.?f\.?a|b\.?b\.?a|a\.?a\.?s|b\.?s\.?n|m\.?s\.?w|b\.?s\.?w)\b|(?:^|\s)(?:a\.?a|a\.?s|b\. ?a|b\. ?s|m\. ?a|m\. ?s|ba|bs|ma|ms|m\.?d)\.?(?=[\s,:]|$))/iu;
/** Short ones in small letters are words ("me", "as"). */
export const smallDegree = /^(?:[abm]\.?[aes]\.?|j\.?d|m\.?e|b\.?e)$/u;
/** What people call a class or a card, as the last word: a “Training Center” is a school. */
export const courseWord = /\b(?:courses?|class|classes|training|card|license|studies)$/iu;
export const schoolWord =
  /(?:^|[^\p{L}])(?:école|universit[éàä]|facult[éà]|университет\p{L}*|институт\p{L}*|колледж\p{L}*|школ[аы]|гимназия|лицей|техникум|училище|академия|лицею?)(?!\p{L})|\p{L}{3}(?:schule|gymnasium|kolleg|akademie|lyzeum)(?!\p{L})|\b(?:ecole|ies|oberschule|berufsschule|realschule|grundschule|ingenieurschule|gesamtschule|htl|htbla|faculdade|universidade|università|escola|facult[eé]|school|college|university|universities|institute|institution|academy|center|centre|polytechnic|program|vidyalaya|vidyapeeth|high|colegio|universidad|escuela|instituto|preparatoria|liceo|facultad|universität|hochschule|gymnasium|schule|fachhochschule|université|lyc[ée]e|coll[èe]ge|école|institut|uniwersytet|universiteit|universitet|üniversitesi|univerzita|politécnico|polit[ée]cnica|politecnico|colégio|conservatorio|academia|unidad educativa|business school|highschool|senai|sena|senac|tafe|iit|nit|mit|ucla|udemy|coursera|udacity|edx|state university|conservatory|seminary|campus|faculty|univ\.?|университет|институт|колледж|школа)\b/iu;
/** Words about a degree that are not a degree. */
export const noteWord =
  /\b(?:c?gpa|grade|percentage|marks|honou?rs?|cum laude|dean['’]?s list|coursework|relevant courses|class rank|scholarship|activities|thesis|minor|aggregate|score|graduating|ongoing|completed)\b|%|\b\d\.\d{1,2}\b/iu;
/** Words before a year that say what the field says. */
export const graduatedWord =
  /^(?:graduated(?: in)?|class of|completed(?: in)?|(?:año de )?(?:graduación|egreso)|graduation(?: date)?|date|year)\s*:?\s*/iu;
export const yearWords =
  '(?:(?:graduated(?: in)?|graduation(?: date)?|class of|completed(?: in)?|expected(?: graduation)?(?: date)?|(?:graduation )?date|year|anticipated(?: graduation)?|(?:año de )?(?:graduación|egreso))\\s*:?\\s*)?';
/** What a form or table asks for, which is no answer. */
export const askedWord =
  /^(?:degrees?(?: and major)?|universit(?:y|ies)|(?:relevant )?courses?|class|boards?|schools?|colleges?|institut(?:ion|e)s?|(?:college|institution|school|board|university)\s?\/\s?(?:college|institution|school|board|university)|(?:institut(?:e|ion)|college|school|university|board|course|degree|exam) name|name of (?:the )?(?:institution|institute|school|university|college)|concentration|qualifications?|examinations?|exam passed|percentage|year(?: of passing)?|passing year)$/iu;

/** A kind of school, which is no name. */
const kindOfSchool =
  /^(?:the |a )?(?:(?:senior |higher |junior )?(?:high|secondary|public|private|middle|primary) school|school|college|university|university scholar|state board|gymnasium|institute|center|(?:study abroad|exchange)? ?program(?:me)?)$/iu;
/** What people study. */
const subject =
  /(?:engineering|sciences?|studies|management|administration|technology|arts|design|nursing|accounting|economics|mathematics|physics|biology|chemistry|psychology|business|marketing|finance|history|english|welding|carpentry|cosmetology|culinary|hospitality|automotive|electronics?|informati[ck]\p{L}*|medi[ck]\p{L}*|inform[aá]tica|ingenier[íi]a|dise[ñn]o|gesti[oó]n|administraci[oó]n|computaci[oó]n|sistemas|enfermer[íi]a|derecho|economía|contabilidad|wirtschaft\p{L}*|technik|maschinenbau|elektro\p{L}*|informatique|gestion|commerce|droit|lettres|mathématiques|administração|engenharia|ciências?|программирование|экономика|информатика|право)(?!\p{L})/iu;
const faculty =
  /\b(?:faculty|department|dept|facultad|facult[eé]|fakultät|fachbereich|fachrichtung|факультет|кафедра)(?!\p{L})/iu;

/** True for what names a degree, a course or a certificate; short ones in small letters are words ("me", "as"). */
export function isDegree(text: string): boolean {
  const isNamed = degreeWord.test(text) && !(smallDegree.test(text) && text === text.toLowerCase());
  return (
    (isNamed || courseWord.test(text)) &&
    !cityAndState.test(text) &&
    !askedWord.test(text) &&
    !isSchoolOverDegree(text)
  );
}

/** "Water Valley, MS", and no degree. */
const cityAndState = /^\p{Lu}[\p{L}.' ]{2,24},\s?(?:MS|MA|MD|ME)$/u;

/** "Hill Diploma College" is a school, "High School Diploma" is none. */
function isSchoolOverDegree(text: string): boolean {
  return (
    isSchool(text) &&
    /\b(?:school|college|university|academy)\b(?!.*\b(?:diploma|degree|certificate|equivalency|ged)\b)/iu.test(
      text,
    )
  );
}

/** True for a name with a word that only schools have. */
export function isSchool(text: string): boolean {
  return schoolWord.test(text) && !askedWord.test(text) && !noteWord.test(text);
}

/** True for what people study, which is not the name of a school. */
export function isSubject(text: string): boolean {
  return subject.test(text) && !isSchool(text) && !noteWord.test(text) && !faculty.test(text);
}

/** How much a text reads like a degree, from about -4 to 4. */
export function degreeScore(text: string): number {
  return (
    (isDegree(text)
      ? 4
      : degreeWord.test(text) && !cityAndState.test(text)
        ? 2
        : subject.test(text)
          ? 1
          : 0) -
    (schoolWord.test(text) ? 2 : 0) -
    (noteWord.test(text) ? 2 : 0)
  );
}

/** How much a text reads like a school, from about -4 to 4. */
export function schoolScore(text: string): number {
  return (
    (isSchool(text) ? 4 : 0) +
    (/^\p{Lu}{2,6}(?:\s\p{Lu}|$)|\b(?:GmbH|AG|KG|Ltd|Inc)\b/u.test(text) ? 1 : 0) -
    (isDegree(text) ? 2 : 0) -
    (noteWord.test(text) ? 2 : 0)
  );
}

/** What a text says of a school besides, in names for tables of weights. */
export function seenInSchool(text: string): string[] {
  return [
    ...(degreeWord.test(text) ? ['degree-word'] : []),
    ...(text.search(degreeWord) === 0 ? ['degree-first'] : []),
    ...(courseWord.test(text) ? ['course'] : []),
    ...(noteWord.test(text) ? ['note'] : []),
    ...(subject.test(text) ? ['subject'] : []),
    ...(askedWord.test(text) ? ['asked'] : []),
    ...(kindOfSchool.test(text) ? ['kind-of-school'] : []),
    ...(faculty.test(text) ? ['faculty'] : []),
    ...(graduatedWord.test(text) ? ['graduated'] : []),
  ];
}
