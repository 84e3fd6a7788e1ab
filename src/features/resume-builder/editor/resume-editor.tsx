import { Trans, useLingui } from '@lingui/react/macro';
import { addEducation, addExperience } from '../../../domain/resume/edit-resume';
import { personalInfoLens, skillsLens } from '../../../state/text-lens';
import { ResumeField } from '../../../ui/fields/resume-field';
import { EducationFields } from './education-fields';
import { EntryListEditor } from './entry-list-editor';
import { ExperienceFields } from './experience-fields';
import styles from './editor.module.css';

const lenses = {
  name: personalInfoLens('name'),
  email: personalInfoLens('email'),
  phone: personalInfoLens('phone'),
  address: personalInfoLens('address'),
};

/** All fields of the resume; every keystroke goes straight into the resume in memory. */
export function ResumeEditor() {
  const { t } = useLingui();
  return (
    <div className={styles.editor}>
      <section aria-labelledby="edit-personal">
        <h3 id="edit-personal">
          <Trans>Personal info</Trans>
        </h3>
        <ResumeField label={t`Full name`} lens={lenses.name} autoComplete="name" />
        <ResumeField label={t`Email`} lens={lenses.email} type="email" autoComplete="email" />
        <ResumeField label={t`Phone`} lens={lenses.phone} type="tel" autoComplete="tel" />
        <ResumeField
          label={t`Address`}
          hint={t`City and state are enough. You may leave this out.`}
          lens={lenses.address}
          autoComplete="address-level2"
        />
      </section>

      <EntryListEditor
        list="experience"
        title={t`Experience`}
        hint={t`Put your newest work first. Unpaid work counts: family care, volunteering, odd jobs.`}
        addLabel={t`Add a job`}
        add={addExperience}
        entryName={(entry, place) => entry.jobTitle || entry.company || t`Job ${place}`}
        Fields={ExperienceFields}
      />

      <EntryListEditor
        list="education"
        title={t`Education`}
        hint={t`School, a GED, a class, a license: all count. You may leave this out.`}
        addLabel={t`Add a school or class`}
        add={addEducation}
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
          isMultiline
        />
      </section>
    </div>
  );
}
