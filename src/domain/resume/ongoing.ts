/** How people say that something goes on in other languages than ours, as the inside of a pattern. */
export const todayAbroad =
  "(?:bis (?:heute|jetzt|dato)|heute|aktuell|jetzt|andauernd|laufend|atual|atualmente|(?:até )?o (?:presente )?momento|(?:até )?hoje|ad oggi|derzeit|dato|maintenant|actuellement|ce jour|oggi|in corso|heden|obecnie|aktualnie|halen|günümüz|devam ediyor|aujourd[’']hui|présent|à ce jour|настоящее время|настоящее|н\\.? ?в\\.?|сейчас|en cours)";

/** How people say that something goes on, as the inside of a pattern. */
export const ongoingPattern = `(?:(?:till|to|up to)[ -]?(?:date|now)|hasta (?:la (?:actualidad|fecha)|ahora|hoy)|sigo(?: trabajando)?(?: a(?:h[ií]|qu[ií]|ll[ií]))?|todav[ií]a|a[uú]n|present|current|currently|now|today|still|ongoing|date|the present|presente|actual|actualidad|la actualidad|la fecha|actualmente|hoy|ahora|(?:el )?momento actual|a la fecha|presently|till date|to date|until now|en curso|on course|in progress|onwards?|${todayAbroad})`;
const todayAlone = new RegExp(`^${ongoingPattern}$`, 'iu');
const todayWithin = new RegExp(`\\b${ongoingPattern}\\b`, 'iu');

/** How a resume says that a job goes on, wherever we write it. */
export const ongoing = 'Present';

/** True for "Present", "now" and their like: what goes on. */
export function isToday(text: string): boolean {
  return todayAlone.test(text.trim());
}

/** True where a word for what goes on stands anywhere in a text ("still here"). */
export function saysToday(text: string): boolean {
  return todayWithin.test(text);
}
