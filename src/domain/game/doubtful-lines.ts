import { fieldTexts, type FieldRef } from '../machine-check/field-ref';
import { likeEmail } from '../resume/contact-forms';
import type { LearnerRecord } from '../resume/record-schema';
import { isHidden } from '../sections/section-layout';
import { isNonAnswer } from '../text/non-answer';
import { hasHedge, yearInLocation } from './hedges';
import { isPlainDate } from './loose-date';
import { vagueDuty } from './vague-duty';

/**
 * A line that an employer could not use as it stands. `unsure`: it says "idk", "maybe"; `no-email`, `no-phone`: nobody could
 * be reached by it; `no-date`: no date can be read from it; `year`: a year for a town; `vague`: "stuff", one word, "none".
 */
export type DoubtfulLine = {
  kind: 'unsure' | 'no-email' | 'no-phone' | 'no-date' | 'year' | 'vague';
  text: string;
  fieldRef: FieldRef;
};

/** The lines of a resume that nobody should send as they are, in the order of the paper. */
export function doubtfulLines(record: LearnerRecord): DoubtfulLine[] {
  return fieldTexts(record).flatMap(({ fieldRef, text: typed }): DoubtfulLine[] => {
    const isOfList = fieldRef.part === 'experience' || fieldRef.part === 'education';
    if (isOfList && isHidden(record, fieldRef.part)) return [];
    const text = typed.trim();
    const found = text === '' ? null : doubtOf(fieldRef, text);
    return found ? [{ ...found, fieldRef }] : [];
  });
}

type Doubt = Pick<DoubtfulLine, 'kind' | 'text'>;

function doubtOf(fieldRef: FieldRef, text: string): Doubt | null {
  if (fieldRef.part === 'personalInfo' && fieldRef.field === 'email')
    return likeEmail.test(text) ? null : { kind: 'no-email', text };
  if (fieldRef.part === 'personalInfo' && fieldRef.field === 'phone')
    return text.replaceAll(/\D/gu, '').length < 7 ? { kind: 'no-phone', text } : null;
  if (fieldRef.part === 'experience' && fieldRef.field === 'description') {
    const unsure = text.split('\n').find((line) => hasHedge(line));
    if (unsure !== undefined) return { kind: 'unsure', text: unsure.trim() };
    const vague = vagueDuty(text);
    return vague === null ? null : { kind: 'vague', text: vague };
  }
  if (
    fieldRef.part !== 'personalInfo' &&
    fieldRef.part !== 'experience' &&
    fieldRef.part !== 'education'
  )
    return fieldRef.part === 'skills' && hasHedge(text) ? { kind: 'unsure', text } : null;
  return doubtOfField(fieldRef.field, text);
}

function doubtOfField(field: string, text: string): Doubt | null {
  if (hasHedge(text)) return { kind: 'unsure', text };
  if (field === 'startDate' || field === 'endDate' || field === 'graduationYear')
    return isPlainDate(text) ? null : { kind: 'no-date', text };
  if ((field === 'location' || field === 'address') && yearInLocation(text) !== null)
    return { kind: 'year', text };
  return field !== 'name' && isNonAnswer(text) ? { kind: 'vague', text } : null;
}
