import { privateLines, type PrivateLine } from '../coach/private-lines';
import type { TextKind } from '../coach/text-parts';
import { fieldTexts, type FieldRef } from './field-ref';
import { entryById } from '../resume/entry-by-id';
import type { LearnerRecord } from '../resume/record-schema';
import { isHidden } from '../sections/section-layout';

/** A line of a resume that the person should look at before it goes to anybody, and the field in which it stands. */
export type PrivateLineInField = {
  why: PrivateLine['why'];
  text: string;
  fieldRef: FieldRef;
};

/** The lines of a resume that tell something private, in the order of the paper. */
export function privateLinesOfResume(record: LearnerRecord): PrivateLineInField[] {
  const texts = fieldTexts(record).filter(
    ({ fieldRef }) =>
      !(
        (fieldRef.part === 'experience' || fieldRef.part === 'education') &&
        isHidden(record, fieldRef.part)
      ),
  );
  const told = texts.flatMap(({ fieldRef, text }) =>
    privateLines(kindOf(fieldRef), text, titleAt(record, fieldRef)).map((line) => ({
      ...line,
      fieldRef,
    })),
  );
  return told;
}

function kindOf(fieldRef: FieldRef): TextKind {
  if (fieldRef.part === 'skills') return 'list';
  if (fieldRef.part === 'ownTitle') return 'title';
  switch (fieldRef.field) {
    case 'description':
    case 'achievement':
    case 'text':
      return 'lines';
    case 'company':
    case 'school':
    case 'issuer':
      return 'name';
    case 'location':
    case 'address':
      return 'place';
    case 'jobTitle':
    case 'degree':
      return 'title';
    default:
      return 'contact';
  }
}

function titleAt({ experience }: LearnerRecord, fieldRef: FieldRef): string {
  return fieldRef.part === 'experience' ? (entryById(experience, fieldRef.id)?.jobTitle ?? '') : '';
}
