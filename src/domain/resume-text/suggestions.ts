import type { PersonalInfo } from '../resume/record-schema';
import type { FoundEducation, FoundExperience, ResumeFields } from './resume-fields';

/** A value of an entry's field that is not sure. */
export type UncertainField<Field> = {
  /** The entry, from 0. */
  index: number;
  field: Field;
  value: string;
  runnerUp: string | null;
  /** False: unsure, in view beside the field and no more. */
  isLikely: boolean;
};

/** A value that the person may take with one tap; `runnerUp`: the next best. */
export type Suggestion = {
  value: string;
  runnerUp: string | null;
  isLikely: boolean;
} & (
  | { kind: 'personal'; field: keyof PersonalInfo }
  | { kind: 'job'; index: number; field: keyof FoundExperience }
  | { kind: 'school'; index: number; field: keyof FoundEducation }
  | { kind: 'skill' }
);

/** The fields with the suggestions that were taken; `chosen`: the value by the index of its suggestion. */
export function withSuggestions(
  fields: ResumeFields,
  offers: readonly Suggestion[],
  chosen: ReadonlyMap<number, string>,
): ResumeFields {
  return offers.reduce((known, offer, at) => {
    const value = chosen.get(at);
    return value === undefined ? known : withSuggestion(known, offer, value);
  }, fields);
}

function withSuggestion(fields: ResumeFields, offer: Suggestion, value: string): ResumeFields {
  if (offer.kind === 'personal')
    return { ...fields, personalInfo: { ...fields.personalInfo, [offer.field]: value } };
  if (offer.kind === 'skill') return { ...fields, skills: [...new Set([...fields.skills, value])] };
  const list = offer.kind === 'job' ? 'experience' : 'education';
  return {
    ...fields,
    [list]: fields[list].map((entry, index) =>
      index === offer.index ? { ...entry, [offer.field]: value } : entry,
    ),
  };
}

/** The suggestions that are likely, by their index. */
export function likelySuggestions(offers: readonly Suggestion[]): ReadonlyMap<number, string> {
  return new Map(
    offers.flatMap(({ value, isLikely }, at) =>
      isLikely && value !== '' ? [[at, value] as const] : [],
    ),
  );
}

/** A skill that is likely; `runnerUp`: the same in other words. */
export function skillSuggestion(value: string, runnerUp: string | null = null): Suggestion {
  return { kind: 'skill', value, runnerUp, isLikely: true };
}
