import { monthNames } from '../language/en/month-names';

/** A month and a year in Spanish, with a day or without: `5 de mayo de 2023`, `ene. 2020`. */
const spanish =
  /^(?:(\d{1,2}) de )?(ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|sep?tiembre|octubre|noviembre|dic(?:iembre)?)\.?,?\s(?:del? )?((?:19|20)\d\d)$/iu;
const months = 'enefebmarabrmayjunjulagosepoctnovdic';

/**
 * A date as it stands on paper, whose words are English: "mayo de 2023" is "May 2023". Any other text stays as it was typed.
 */
export function printedDate(typed: string): string {
  const [, day, word, year] = spanish.exec(typed.trim()) ?? [];
  if (word === undefined || year === undefined) return typed;
  const start = word.slice(0, 3).toLowerCase().replace('set', 'sep');
  const month = monthNames[months.indexOf(start) / 3] ?? word;
  return day === undefined ? `${month} ${year}` : `${month} ${day}, ${year}`;
}
