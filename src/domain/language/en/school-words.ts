export const degreeWord =
  /(?:(?:^|[^\p{L}])(?:бакалавр|магистр|специалист|аспирант|высшее образование)\p{L}*|(?:^|\s)(?:\+2|10\+2)(?=[\s,:]|$)|\b(?:doctoral|mbbs|b\.?arch|m\.?arch|b\.?ed|m\.?ed|b\.?pharma?|m\.?pharma?|b\.?a\.?sc|pgd|llm|cap de|bep|deug|dess|dts|bachelorstudium|masterstudium|diplomstudium|diplom(?:-\p{L}+)?|matura|magister|staatsexamen|ingenieurstudium|tecnicatura|tecn[óo]logo|ingenier[íi]a (?:en|de)|slc|graduation|post ?graduation|metric|matric|pgdip|pgcert|hnd|hnc|nvq|btec|i\.?t\.?i|dipl[io]ma|year 1[0-3]|undergraduate|postgraduate|diploma|ged|hse|hiset|degree|associates?(?:['’]s)?|bachelor(?:['’]?s)?|bachelors?|master(?:['’]?s)?|masters|doctorate|doctor of|certificate|certification|equivalency|licenciatura|licenciad[oa]|bachillerato|bachiller|certificado|técnico|título|secundaria|apprenticeship|nanodegree|bootcamp|boot camp|b\.? ?tech|m\.? ?tech|b\.?e|m\.?e|b\.? ?com|m\.? ?com|b\.? ?sc|m\.? ?sc|b\.? ?eng|m\.?eng|bca|mca|bba|mba|m\.b\.a|pgdm|ph\.?d|d\.?phil|j\.?d|m\.?phil|llb|llm|hsc|sslc|ssc|cbse|icse|matriculation|intermediate|higher secondary|senior secondary|10th|12th|xii?(?:th)?|class (?:10|12|x|xii)(?:th)?|a-levels?|gcses?|abitur|ausbildung|lehre|studium|lic\.? (?:en|de)|grado|máster|mast[eè]re|dipl[oô]me|dut|bts|brevet|doctorat|doctorado|ma[iî]trise|laurea|bacharelado|gradua[cç][aã]o|ensino m[eé]dio|curso t[eé]cnico|ciclo formativo|licence|baccalauréat|minor in|major in|concentration|b\.?f\.?a|b\.?b\.?a|a\.?a\.?s|b\.?s\.?n|m\.?s\.?w|b\.?s\.?w)\b|(?:^|\s)(?:a\.?a|a\.?s|b\. ?a|b\. ?s|m\. ?a|m\. ?s|ba|bs|ma|ms|m\.?d)\.?(?=[\s,:]|$))/iu;
/** Short ones in small letters are words ("me", "as"). */
export const smallDegree = /^(?:[abm]\.?[aes]\.?|j\.?d|m\.?e|b\.?e)$/u;
/** What people call a class or a card, as the last word: a “Training Center” is a school. */
export const courseWord = /\b(?:courses?|class|classes|training|card|license|studies)$/iu;
export const schoolWord =
  /(?:^|[^\p{L}])(?:école|universit[éà]|facult[éà])(?!\p{L})|\b(?:ecole|ies|oberschule|berufsschule|realschule|grundschule|ingenieurschule|gesamtschule|htl|htbla|faculdade|universidade|università|escola|facult[eé]|school|college|university|universities|institute|institution|academy|center|centre|polytechnic|program|vidyalaya|vidyapeeth|high|colegio|universidad|escuela|instituto|preparatoria|liceo|facultad|universität|hochschule|gymnasium|schule|fachhochschule|université|lycée|école|institut|tafe|iit|nit|mit|ucla|udemy|coursera|udacity|edx|state university|conservatory|seminary|campus|faculty|univ\.?|университет|институт|колледж|школа)\b/iu;
/** What is said of a degree and is none. */
export const noteWord =
  /\b(?:c?gpa|grade|percentage|marks|honou?rs?|cum laude|dean['’]?s list|coursework|relevant courses|class rank|scholarship|activities|thesis|minor|aggregate|score|graduating|ongoing|completed)\b|%|\b\d\.\d{1,2}\b/iu;
/** Words before a year that say what the field says. */
export const graduatedWord =
  /^(?:graduated(?: in)?|class of|completed(?: in)?|graduación|graduation(?: date)?|date|year|egreso)\s*:?\s*/iu;
export const yearWords =
  '(?:(?:graduated(?: in)?|graduation(?: date)?|class of|completed(?: in)?|expected(?: graduation)?(?: date)?|(?:graduation )?date|year|anticipated(?: graduation)?|graduación|egreso)\\s*:?\\s*)?';
/** What a form or table asks for, which is no answer. */
export const askedWord =
  /^(?:degrees?(?: and major)?|universit(?:y|ies)|(?:relevant )?courses?|class|boards?|schools?|colleges?|institut(?:ion|e)s?|(?:college|institution|school|board|university)\s?\/\s?(?:college|institution|school|board|university)|name of (?:the )?(?:institution|institute|school|university|college)|concentration|qualifications?|examinations?|exam passed|percentage|year(?: of passing)?|passing year)$/iu;
