import { useLingui } from '@lingui/react/macro';
import { entryById } from '../../domain/resume/entry-by-id';
import type { ResumePlace } from '../../domain/machine-check/resume-place';
import { useResume } from '../../record/working-resume';
import { useEntryNames, usePersonalNames } from '../fields/field-names';

/** What the editor calls a field, with its job or school. */
export function PlaceName({ place }: { place: ResumePlace }) {
  const { t } = useLingui();
  const personal = usePersonalNames();
  const names = useEntryNames();
  const entry = useResume(({ experience, education }) => {
    if (place.part === 'experience') return entryById(experience, place.id)?.jobTitle ?? '';
    return place.part === 'education' ? (entryById(education, place.id)?.degree ?? '') : '';
  });
  if (place.part === 'skills') return t`Your skills`;
  const name = place.part === 'personalInfo' ? personal[place.field] : names[place.field];
  return entry.trim() === '' ? name : t`${name}, ${entry}`;
}
