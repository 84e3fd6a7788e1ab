import { isShiftOrHours, isSurelyEmployer } from '../../language/en/job-words';

/** Cut at commas, but "Oak, Inc." stays one employer and "Guard, Night Shift" one title. */
export function commaPieces(text: string): string[] {
  const pieces: string[] = [];
  const all = text.split(/,\s*(?![^()]*\))/u).filter((one) => one !== '');
  for (const piece of all) {
    const belongsBefore =
      /^(?:inc|llc|ltd|corp|co|l\.?p|llp|pvt|s\.?a|jr|sr)\.?$/iu.test(piece) ||
      (isShiftOrHours(piece) && !isSurelyEmployer(piece)) ||
      (all.length > 2 && /^\p{Ll}/u.test(piece));
    const before = pieces.pop();
    if (before === undefined) pieces.push(piece);
    else if (belongsBefore) pieces.push(`${before}, ${piece}`);
    else pieces.push(before, piece);
  }
  return pieces;
}
