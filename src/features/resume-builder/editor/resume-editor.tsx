import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { doubtfulSkills } from '@/domain/coach/doubtful-skills';
import { hasPrintableText, jobDates, joinFilled } from '@/domain/page-layout/resume-text-lines';
import { addEducation, addExperience } from '@/domain/resume/edit-resume';
import { useSession } from '@/workspace/session/session';
import { personalInfoLens, skillsLens } from '@/workspace/document/text-lens';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { SkillDoubt } from '@/resume-tools/coach/skill-doubt';
import { FieldForm } from '@/ui/fields/field-form';
import { ResumeField } from '@/resume-tools/fields/resume-field';
import { ImportResume } from '@/resume-tools/import/import-resume';
import { AboutYou } from './about-you';
import { EducationFields } from './education-fields';
import { EntryListEditor } from './entry-list-editor';
import { useBeganBlank } from '../use-began-blank';
import { ExperienceFields } from './experience-fields';
import { MoreSections } from './more-sections';
import styles from './editor.module.css';

const lenses = {
  name: personalInfoLens('name'),
  email: personalInfoLens('email'),
  phone: personalInfoLens('phone'),
  address: personalInfoLens('address'),
};

/** All fields of the resume; every keystroke goes straight into the resume in memory. While it opens, the first ones. */
export function ResumeEditor({ isOpening = false }: { isOpening?: boolean }) {
  return (
    <div className={styles.editor}>
      <ImportResume />
      <PersonalInfoFields isOpening={isOpening} />
      {!isOpening && <EntryFields />}
    </div>
  );
}

function PersonalInfoFields({ isOpening }: { isOpening: boolean }) {
  const { t } = useLingui();
  // What a browser keeps to offer it again would be offered to the next person.
  const isShared = useSession()?.shared === true;
  const { beganBlank, isBlank } = useBeganBlank();
  const fields = [
    { name: 'name', label: t`Full name`, autoComplete: 'name' },
    { name: 'email', label: t`Email`, autoComplete: 'email', type: 'email' },
    { name: 'phone', label: t`Phone`, autoComplete: 'tel', type: 'tel' },
    {
      name: 'address',
      label: t`Address`,
      hint: t`City and state are enough. You may leave this out.`,
      autoComplete: 'address-level2',
      tidy: 'place',
    },
  ] as const;
  const [name, email, phone, address] = fields.map(({ autoComplete, ...field }) => (
    <ResumeField
      key={field.name}
      {...field}
      isOpening={isOpening}
      lens={lenses[field.name]}
      path={['personalInfo', field.name]}
      autoComplete={isShared ? 'off' : autoComplete}
    />
  ));
  return (
    <section aria-labelledby="edit-personal">
      <div className={styles.start}>
        <h3 id="edit-personal">
          <Trans>Personal info</Trans>
        </h3>
        {beganBlank && (
          <span className="pill" data-gone={!isBlank}>
            <Trans>Start here: your name</Trans>
          </span>
        )}
      </div>
      <FieldForm className={styles.fields}>
        {name}
        <div className={`${styles.pair} ${styles.contact}`}>
          {email}
          {phone}
        </div>
        {address}
      </FieldForm>
    </section>
  );
}

function EntryFields() {
  const { t } = useLingui();
  return (
    <>
      <AboutYou />

      <EntryListEditor
        list="experience"
        title={t`Experience`}
        hint={t`Put your newest work first. Unpaid work counts: family care, volunteering, odd jobs.`}
        addLabel={t`Add a job`}
        add={addExperience}
        entryLine={(entry) => [entry.company, jobDates(entry)].filter(hasPrintableText).join(' · ')}
        entryName={(entry, place) => entry.jobTitle || entry.company || t`Job ${place}`}
        Fields={ExperienceFields}
      />

      <EntryListEditor
        list="education"
        title={t`Education`}
        hint={t`School, a GED, a class, a license: all count. You may leave this out.`}
        addLabel={t`Add a school or class`}
        add={addEducation}
        entryLine={(entry) => joinFilled(entry, ['school', 'graduationYear'], ' · ')}
        entryName={(entry, place) => entry.degree || entry.school || t`School ${place}`}
        Fields={EducationFields}
      />

      <section aria-labelledby="edit-skills">
        <h3 id="edit-skills">
          <Trans>Skills</Trans>
        </h3>
        <ResumeField
          label={t`Your skills`}
          hint={t`Put a comma between them, like: forklift, food safety, Spanish`}
          lens={skillsLens}
          path={['skills']}
          isMultiline
        />
        <SkillDoubts />
      </section>

      <MoreSections />
    </>
  );
}

function SkillDoubts() {
  const skills = useDebouncedRecord((record) => record.skills);
  const doubts = useMemo(() => doubtfulSkills(skills), [skills]);
  if (doubts.length === 0) return null;
  return (
    <ul className="message" role="status">
      {doubts.map((doubt, index) => (
        <li key={`${doubt.skill} ${String(index)}`}>
          <SkillDoubt {...doubt} />
        </li>
      ))}
    </ul>
  );
}
