import { privateLines, type PrivateLine } from '../coach/private-lines';
import type { TextKind } from '../coach/text-parts';
import { placedTexts, type ResumePlace } from './field-ref';
import { entryById } from '../resume/entry-by-id';
import type { LearnerRecord } from '../resume/record-schema';
import { isHidden } from '../sections/section-layout';

/** A line of a resume that the person should look at before it goes to anybody, and the field in which it stands. */
export type LineToLookAt = {
  why: PrivateLine['why'];
  text: string;
  place: ResumePlace;
};

/** The lines of a resume that tell something private, in the order of the paper. */
export function linesToLookAt(record: LearnerRecord): LineToLookAt[] {
  const texts = placedTexts(record).filter(
    ({ place }) =>
      !(
        (place.part === 'experience' || place.part === 'education') &&
        isHidden(record, place.part)
      ),
  );
  const told = texts.flatMap(({ place, text }) =>
    privateLines(kindOf(place), text, titleAt(record, place)).map((line) => ({
      ...line,
      place,
    })),
  );
  return told;
}

function kindOf(place: ResumePlace): TextKind {
  if (place.part === 'skills') return 'list';
  if (place.part === 'ownTitle') return 'title';
  switch (place.field) {
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

function titleAt({ experience }: LearnerRecord, place: ResumePlace): string {
  return place.part === 'experience' ? (entryById(experience, place.id)?.jobTitle ?? '') : '';
}
