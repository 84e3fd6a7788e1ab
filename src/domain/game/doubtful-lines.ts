import { placedTexts, type ResumePlace } from '../machine-check/field-ref';
import { likeEmail } from '../resume/contact-forms';
import type { LearnerRecord } from '../resume/record-schema';
import { isHidden } from '../sections/section-layout';
import { saysNothing } from '../text/non-answer';
import { hasHedge, yearInPlace } from './hedges';
import { isPlainDate } from './loose-date';
import { vagueDuty } from './vague-duty';

/**
 * A line that an employer could not use as it stands. `unsure`: it says "idk", "maybe"; `no-email`, `no-phone`: nobody could
 * be reached by it; `no-date`: no date can be read from it; `year`: a year for a town; `vague`: "stuff", one word, "none".
 */
export type DoubtfulLine = {
  kind: 'unsure' | 'no-email' | 'no-phone' | 'no-date' | 'year' | 'vague';
  text: string;
  place: ResumePlace;
};

/** The lines of a resume that nobody should send as they are, in the order of the paper. */
export function doubtfulLines(record: LearnerRecord): DoubtfulLine[] {
  return placedTexts(record).flatMap(({ place, text: typed }): DoubtfulLine[] => {
    const isOfList = place.part === 'experience' || place.part === 'education';
    if (isOfList && isHidden(record, place.part)) return [];
    const text = typed.trim();
    const found = text === '' ? null : doubtOf(place, text);
    return found ? [{ ...found, place }] : [];
  });
}

type Doubt = Pick<DoubtfulLine, 'kind' | 'text'>;

function doubtOf(place: ResumePlace, text: string): Doubt | null {
  if (place.part === 'personalInfo' && place.field === 'email')
    return likeEmail.test(text) ? null : { kind: 'no-email', text };
  if (place.part === 'personalInfo' && place.field === 'phone')
    return text.replaceAll(/\D/gu, '').length < 7 ? { kind: 'no-phone', text } : null;
  if (place.part === 'experience' && place.field === 'description') {
    const unsure = text.split('\n').find((line) => hasHedge(line));
    if (unsure !== undefined) return { kind: 'unsure', text: unsure.trim() };
    const vague = vagueDuty(text);
    return vague === null ? null : { kind: 'vague', text: vague };
  }
  if (place.part !== 'personalInfo' && place.part !== 'experience' && place.part !== 'education')
    return place.part === 'skills' && hasHedge(text) ? { kind: 'unsure', text } : null;
  return doubtOfField(place.field, text);
}

function doubtOfField(field: string, text: string): Doubt | null {
  if (hasHedge(text)) return { kind: 'unsure', text };
  if (field === 'startDate' || field === 'endDate' || field === 'graduationYear')
    return isPlainDate(text) ? null : { kind: 'no-date', text };
  if ((field === 'location' || field === 'address') && yearInPlace(text) !== null)
    return { kind: 'year', text };
  return field !== 'name' && saysNothing(text) ? { kind: 'vague', text } : null;
}
