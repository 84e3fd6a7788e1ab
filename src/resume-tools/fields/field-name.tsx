import { useLingui } from '@lingui/react/macro';
import { entryById } from '@/domain/resume/entry-by-id';
import type { FieldRef } from '@/domain/machine-check/field-ref';
import { useRecord } from '@/workspace/document/working-record';
import { useFieldName } from './field-names';

/** What the editor calls a field, with its job or school. */
export function FieldName({ fieldRef }: { fieldRef: FieldRef }) {
  const { t } = useLingui();
  const name = useFieldName(fieldRef);
  const entry = useRecord(({ experience, education }) => {
    if (fieldRef.part === 'experience') return entryById(experience, fieldRef.id)?.jobTitle ?? '';
    return fieldRef.part === 'education' ? (entryById(education, fieldRef.id)?.degree ?? '') : '';
  });
  const whole = entry.trim() === '' ? name : t`${name}, ${entry}`;
  return <>{fieldRef.part === 'skills' ? t`Your skills` : whole}</>;
}
