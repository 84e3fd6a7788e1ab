/** What is not had or not known, behind "I don't have": "an email", "any yet", "what to write". */
const things =
  '(?:it|that|this|them|any|anything|one|none|nothing|an?|the|my|yet|now|right|at all|anymore|really|e ?mails?|mail|ad+ress|(?:cell ?)?phone|fone|cell|number|jobs?|work|schools?|skills?|diploma|degree|education|what to (?:say|write|put)|when|where)';
const english = `(?:(?:i|we|ive|im|i have|i am|just|really|still|honestly) )*(?:(?:do ?nt|do ?not|dnt|did ?nt|did ?not|ca ?nt|can ?not|have ?nt|have not|ai ?nt|never) ?(?:really )?(?:kno+w?|remem?ber|recall|ha+ve?|had|got|think of|want|finish(?:ed)?|graduate[d]?)(?: to)?(?: ?${things})*|(?:got|have|had) (?:none|nothing|no)(?: ${things})*|dun+o|idk+|idc|forgot|un ?sure|not (?:sure|applicable|yet|now|any(?:more)?)|no(?:t)? (?:idea|clue|answer|thing|thanks?(?: you)?|sorry)|no(?:ne?|pe|thing)? ?${things}|non?e?|no+|nop+e?|na+h?|n a|nothing(?: yet| much| really| special)?|none(?: yet| really)?|whatever|skip(?: it| this)?|pass)`;
const spanish =
  '(?:yo )?(?:(?:todavia|aun) no(?: tengo)?|no (?:lo |la |me )?(?:tengo|se|hay|acuerdo|recuerdo|aplica|cuento con|gracias|fui|termine|quiero)(?: (?:nada|ningun[oa]?|un[oa]?|todavia|aun|de|eso|ahora|mas|correo(?: electronico)?|e ?mail|telefono|celular|numero|trabajo|escuela|diploma|cual|cuando|que|a la))*|nose|nel|nop|nada|ningun[oa]?s?|ni idea|sepa|saltar|omitir)';
const whole = new RegExp(
  `^(?:(?:sorry|um+|uh+|well|oh|pues|perdon) )*(?:${english}|${spanish})$`,
  'u',
);
/** What stands between two ways of saying it: "no, I don't have one". */
const pieces = /[,.;!?\n]+/u;
const dashAlone = /^[-–—?¿.…_*\s]+$/u;

/**
 * True for a whole answer that says that there is none, or that it is not known: "none", "dont have", "n/a", "idk", "no
 * tengo", a dash. Capitals, accents and apostrophes make no difference.
 */
export function isNonAnswer(answer: string): boolean {
  const text = answer.trim();
  if (text === '') return false;
  if (dashAlone.test(text)) return true;
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’`´¡¿]/gu, '')
    .replaceAll(/[/_-]+/gu, ' ');
  const said = plain
    .split(pieces)
    .map((piece) => piece.trim().replaceAll(/\s+/gu, ' '))
    .filter((piece) => piece !== '');
  return said.length > 0 && said.every((piece) => whole.test(piece));
}
