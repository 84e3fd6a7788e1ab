import {
  setEducationField,
  setExperienceField,
  setPersonalInfo,
  setSkillsText,
  skillsToText,
} from '../resume/edit-resume';
import type { Education, Experience, PersonalInfo, LearnerRecord } from '../resume/record-schema';
import { setLayout, setSectionField } from '../sections/edit-sections';
import { isAddedSection, kindOfSection } from '../sections/section-kinds';
import type { SectionField, SectionKey } from '../sections/section-kinds';
import { sectionEntries, sectionOrder, sectionsOnPaper } from '../sections/section-layout';

/** A field of the resume that a person can fill in. */
export type FieldRef =
  | { part: 'personalInfo'; field: keyof PersonalInfo }
  | { part: 'experience'; id: string; field: Exclude<keyof Experience, 'id'> }
  | { part: 'education'; id: string; field: Exclude<keyof Education, 'id'> }
  | { part: 'skills' }
  | { part: 'sections'; key: SectionKey; id: string; field: SectionField }
  | { part: 'ownTitle' };

/** The fields with their texts, in the order of the paper, then those of the added sections that are on it. */
export function fieldTexts(record: LearnerRecord): { fieldRef: FieldRef; text: string }[] {
  const { personalInfo, experience, education, skills } = record;
  return [
    ...personalFields.map((field) => ({
      fieldRef: { part: 'personalInfo' as const, field },
      text: personalInfo[field],
    })),
    ...experience.flatMap((job) =>
      jobFields.map((field) => ({
        fieldRef: { part: 'experience' as const, id: job.id, field },
        text: job[field] ?? '',
      })),
    ),
    ...education.flatMap((school) =>
      schoolFields.map((field) => ({
        fieldRef: { part: 'education' as const, id: school.id, field },
        text: school[field],
      })),
    ),
    { fieldRef: { part: 'skills' }, text: skillsToText(skills) },
    ...sectionTexts(record),
  ];
}

function sectionTexts(record: LearnerRecord): { fieldRef: FieldRef; text: string }[] {
  const onPaper = { ...record, sections: sectionsOnPaper(record) ?? {} };
  return sectionOrder(record)
    .filter(isAddedSection)
    .flatMap((key) => {
      const fields = kindOfSection(key).fields as readonly SectionField[];
      const texts = sectionEntries(onPaper, key).flatMap((entry) =>
        fields.map((field) => ({
          fieldRef: { part: 'sections' as const, key, id: entry.id, field },
          text: entry[field] ?? '',
        })),
      );
      const title = onPaper.sections.layout?.['title.own'] ?? '';
      return key === 'own' && texts.length > 0
        ? [{ fieldRef: { part: 'ownTitle' as const }, text: title }, ...texts]
        : texts;
    });
}

const personalFields = ['name', 'address', 'phone', 'email'] as const;
const jobFields = [
  'jobTitle',
  'company',
  'location',
  'startDate',
  'endDate',
  'description',
  'achievement',
] as const;
const schoolFields = ['degree', 'school', 'location', 'graduationYear'] as const;

/** The resume with another text in one field. */
export function withFieldText(
  record: LearnerRecord,
  fieldRef: FieldRef,
  text: string,
): LearnerRecord {
  switch (fieldRef.part) {
    case 'personalInfo':
      return setPersonalInfo(record, fieldRef.field, text);
    case 'experience':
      return setExperienceField(record, fieldRef.id, fieldRef.field, text);
    case 'education':
      return setEducationField(record, fieldRef.id, fieldRef.field, text);
    case 'skills':
      return setSkillsText(record, text);
    case 'sections':
      return setSectionField(record, fieldRef.key, fieldRef.id, fieldRef.field, text);
    case 'ownTitle':
      return setLayout(record, 'title.own', text);
  }
}
