import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { experienceLens } from '@/workspace/document/text-lens';
import { CoachForJob } from '@/resume-tools/coach/coach';
import { PhrasesForField } from '@/resume-tools/phrases/phrases-for-field';
import { TitleInEnglish } from '@/resume-tools/phrases/title-in-english';
import { ResumeField } from '@/resume-tools/fields/resume-field';
import { isTranslation } from '@/ui/english-pieces';
import { YouWrote } from '../you-wrote';
import styles from './editor.module.css';
import { JobDates } from './job-dates';

/** The fields of one job. */
export function ExperienceFields({ id }: { id: string }) {
  const { t } = useLingui();
  const lenses = useMemo(
    () => ({
      jobTitle: experienceLens(id, 'jobTitle'),
      company: experienceLens(id, 'company'),
      location: experienceLens(id, 'location'),
      startDate: experienceLens(id, 'startDate'),
      endDate: experienceLens(id, 'endDate'),
      description: experienceLens(id, 'description'),
      achievement: experienceLens(id, 'achievement'),
    }),
    [id],
  );
  return (
    <>
      <ResumeField
        label={t`Job title`}
        lens={lenses.jobTitle}
        path={['experience', id, 'jobTitle']}
        tidy="start"
      />
      {isTranslation && <TitleInEnglish lens={lenses.jobTitle} />}
      <div className={styles.pair}>
        <ResumeField
          label={t`Company`}
          hint={t`Or the family, group or place you worked for`}
          lens={lenses.company}
          path={['experience', id, 'company']}
          tidy="name"
        />
        <ResumeField
          label={t`Location`}
          hint={t`City and state, or city and country`}
          lens={lenses.location}
          path={['experience', id, 'location']}
          tidy="place"
        />
      </div>
      <JobDates start={lenses.startDate} end={lenses.endDate} path={['experience', id]} />
      <ResumeField
        label={t`Description`}
        hint={t`What did you do? Start a new line for each point.`}
        lens={lenses.description}
        path={['experience', id, 'description']}
        tidy="lines"
        isMultiline
      />
      <PhrasesForField
        lens={lenses.description}
        jobTitle={lenses.jobTitle}
        field={() =>
          document.querySelector<HTMLTextAreaElement>(
            `[data-path="${CSS.escape(`experience/${id}/description`)}"]`,
          )
        }
      />
      <YouWrote part="description" lens={lenses.description} />
      <CoachForJob jobId={id} />
      <ResumeField
        label={t`Achievement (optional)`}
        hint={t`One thing you are proud of, with a number if you have one`}
        lens={lenses.achievement}
        path={['experience', id, 'achievement']}
        tidy="lines"
      />
    </>
  );
}
