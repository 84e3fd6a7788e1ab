import type { LineTarget } from '../line-targets';
import type { ResumeFields } from '../resume-fields';

/** A piece of a line, from its letter `at`; `isTaken`: a field says it. */
export type LinePiece = { text: string; isTaken: boolean; at: number };

/** A line in the pieces that fields took of it and those that they did not. All pieces together are the line. */
export function linePieces(
  text: string,
  place: LineTarget | null,
  fields: ResumeFields,
): LinePiece[] {
  if (place === null || place.kind === 'heading') return [{ text, isTaken: false, at: 0 }];
  const lower = text.toLowerCase();
  const taken = new Set<number>();
  for (const value of valuesAt(place, fields)) {
    const at = lower.indexOf(value.toLowerCase());
    if (at === -1) continue;
    for (let index = at; index < at + value.length; index += 1) taken.add(index);
  }
  // A value that was put together of several lines, or written in another form, is the whole line.
  if (taken.size === 0) return [{ text, isTaken: !isBare(place, fields), at: 0 }];
  const pieces: LinePiece[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const isTaken = taken.has(index);
    const last = pieces.at(-1);
    if (last?.isTaken === isTaken) last.text += text.charAt(index);
    else pieces.push({ text: text.charAt(index), isTaken, at: index });
  }
  return pieces;
}

/** True for a job or school with suggestions only: no line is taken but those of its description. */
function isBare(place: LineTarget, fields: ResumeFields): boolean {
  if (place.kind !== 'job' && place.kind !== 'school') return false;
  return Object.entries(entryAt(place, fields)).every(
    ([field, value]) => field === 'description' || String(value).trim() === '',
  );
}

function valuesAt(place: LineTarget, fields: ResumeFields): string[] {
  const entry = entryAt(place, fields);
  return Object.values(entry)
    .flatMap((value) => String(value).split('\n'))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function entryAt(place: LineTarget, fields: ResumeFields): object {
  if (place.kind === 'personal')
    return place.fields.map((field) => fields.personalInfo[field] ?? '');
  if (place.kind === 'job') return fields.experience[place.index] ?? {};
  if (place.kind === 'school') return fields.education[place.index] ?? {};
  return place.kind === 'skills' ? fields.skills : {};
}
