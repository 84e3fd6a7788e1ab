import { isDateOrLocation } from '../../resume-text/values/dates';
import type { FileLine } from '../../resume-text/lines/text-lines';

type Cell = readonly FileLine[];

/**
 * A cell of several jobs beside one with their dates, moved down to them by empty lines: each date stands on the line that
 * it is beside on the page. Null where a date has no line beside it, or where the row is anything else.
 */
export function datesBeside(cells: readonly Cell[]): FileLine[] | null {
  const filled = cells.filter((cell) => cell.some(({ text }) => text !== ''));
  if (filled.length !== 2) return null;
  const datesAt = filled.findIndex(areDates);
  const told = filled[1 - datesAt];
  if (datesAt === -1 || !told || told.length < 3) return null;
  const dates = wholeDates(filled[datesAt] ?? []);
  const haveLines = [...dates.keys()].every((at) => (told[at]?.text ?? '') !== '');
  if (dates.size < 2 || !haveLines) return null;
  return told.map((line, at) => {
    const date = dates.get(at);
    if (date === undefined) return line;
    return { ...line, text: datesAt === 0 ? `${date}\t${line.text}` : `${line.text}\t${date}` };
  });
}

function areDates(cell: Cell): boolean {
  return cell.every(
    ({ text }) =>
      text === '' ||
      (/\d{4}/u.test(text) &&
        isDateOrLocation(
          text
            .replace(openDash, '')
            .replace(/\.\s*$/u, '')
            .trim(),
        )),
  );
}

const openDash = /^\s*[-–—]/u;

/** The dates by their line; one that goes on in the next line ("– August 2020") is one. */
function wholeDates(cell: Cell): Map<number, string> {
  const dates = new Map<number, string>();
  let from = 0;
  for (const [at, { text }] of cell.entries()) {
    if (text === '') continue;
    const before = dates.get(from);
    if (before !== undefined && openDash.test(text)) dates.set(from, `${before} ${text.trim()}`);
    else {
      from = at;
      dates.set(at, text.trim());
    }
  }
  return dates;
}
