import { useLingui } from '@lingui/react/macro';
import type { FieldRef } from '@/domain/machine-check/field-ref';
import type { ResumeSection, SectionField, SectionKey } from '@/domain/sections/section-kinds';
import type { Education, Experience, PersonalInfo } from '@/domain/resume/record-schema';

/** What the four details are called. */
export function usePersonalNames(): Record<keyof PersonalInfo, string> {
  const { t } = useLingui();
  return { name: t`Full name`, email: t`Email`, phone: t`Phone`, address: t`Address` };
}

/** What the fields of a job and of a school are called. */
export function useEntryNames(): Record<Exclude<keyof (Experience & Education), 'id'>, string> {
  const { t } = useLingui();
  return {
    jobTitle: t`Job title`,
    company: t`Company`,
    location: t`Location`,
    startDate: t`Start date`,
    endDate: t`End date`,
    description: t`Description`,
    achievement: t`Achievement (optional)`,
    degree: t`Degree or certificate`,
    school: t`School`,
    graduationYear: t`Graduation year`,
  };
}

/** What the fields of an added section are called, beside those of a job. */
export function useSectionFieldNames(section?: SectionKey): Record<SectionField, string> {
  const { t } = useLingui();
  return {
    ...useEntryNames(),
    ...(section === 'volunteer' && { company: t`Group or place` }),
    name: t`Name`,
    text: t`Text`,
    issuer: t`Who gave it`,
    year: t`Year`,
    number: t`Number (optional)`,
    language: t`Language`,
    level: t`How well you know it`,
    relation: t`How they know you`,
    phone: t`Phone`,
    email: t`Email`,
  };
}

/** What the sections of the paper are called on the screen. */
export function useSectionNames(): Record<ResumeSection, string> {
  const { t } = useLingui();
  return {
    summary: t`Summary`,
    experience: t`Experience`,
    volunteer: t`Volunteer work`,
    education: t`Education`,
    certificates: t`Certificates and licenses`,
    skills: t`Skills`,
    languages: t`Languages`,
    awards: t`Awards`,
    own: t`A section of your own`,
    references: t`References`,
  };
}

/** The name of a field in the editor. */
export function useFieldName(fieldRef: FieldRef): string {
  const { t } = useLingui();
  const personal = usePersonalNames();
  const entry = useEntryNames();
  const sections = useSectionNames();
  const added = useSectionFieldNames(fieldRef.part === 'sections' ? fieldRef.key : undefined);
  switch (fieldRef.part) {
    case 'skills':
      return sections.skills;
    case 'personalInfo':
      return personal[fieldRef.field];
    case 'ownTitle':
      return `${sections.own}: ${t`Title`}`;
    case 'sections':
      return fieldRef.field === 'text'
        ? sections[fieldRef.key]
        : `${sections[fieldRef.key]}: ${added[fieldRef.field]}`;
    case 'experience':
    case 'education':
      return entry[fieldRef.field];
  }
}
