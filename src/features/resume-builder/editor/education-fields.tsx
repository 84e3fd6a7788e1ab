import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { educationLens } from '@/workspace/document/text-lens';
import { ResumeField } from '@/resume-tools/fields/resume-field';
import styles from './editor.module.css';

/** The fields of one school or class. */
export function EducationFields({ id }: { id: string }) {
  const { t } = useLingui();
  const lenses = useMemo(
    () => ({
      degree: educationLens(id, 'degree'),
      school: educationLens(id, 'school'),
      location: educationLens(id, 'location'),
      graduationYear: educationLens(id, 'graduationYear'),
    }),
    [id],
  );
  return (
    <>
      <ResumeField
        label={t`Degree or certificate`}
        hint={t`Like: High school diploma, GED, CNA`}
        lens={lenses.degree}
        path={['education', id, 'degree']}
        tidy="start"
      />
      <ResumeField
        label={t`School`}
        lens={lenses.school}
        path={['education', id, 'school']}
        tidy="name"
      />
      <div className={styles.pair}>
        <ResumeField
          label={t`Location`}
          hint={t`City and state`}
          lens={lenses.location}
          path={['education', id, 'location']}
          tidy="place"
        />
        <ResumeField
          label={t`Graduation year`}
          hint={t`You may leave this out.`}
          lens={lenses.graduationYear}
          path={['education', id, 'graduationYear']}
          tidy="date"
        />
      </div>
    </>
  );
}
