import { useLingui } from '@lingui/react/macro';
import { entryById } from '@/domain/resume/entry-by-id';
import type { ResumePlace } from '@/domain/machine-check/field-ref';
import { useRecord } from '@/workspace/document/working-record';
import { usePlaceName } from './field-names';

/** What the editor calls a field, with its job or school. */
export function PlaceName({ place }: { place: ResumePlace }) {
  const { t } = useLingui();
  const name = usePlaceName(place);
  const entry = useRecord(({ experience, education }) => {
    if (place.part === 'experience') return entryById(experience, place.id)?.jobTitle ?? '';
    return place.part === 'education' ? (entryById(education, place.id)?.degree ?? '') : '';
  });
  const whole = entry.trim() === '' ? name : t`${name}, ${entry}`;
  return <>{place.part === 'skills' ? t`Your skills` : whole}</>;
}
