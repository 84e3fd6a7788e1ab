import { useLingui } from '@lingui/react/macro';
import { hasPrintableText } from '@/domain/page-layout/resume-text-lines';
import { usePersonalNames, useSectionNames } from '../fields/field-names';
import { jobText, type FillPlan } from './fill-plan';
import styles from './found-parts.module.css';

/** What would come into the resume: details, jobs, schools, skills and other sections, each as a fact with its name. */
export function FoundParts({ plan }: { plan: FillPlan }) {
  const { t } = useLingui();
  const names = usePersonalNames();
  const sectionNames = useSectionNames();
  const rows = [
    ...plan.personal.map(({ field, text }) => ({ key: field, name: names[field], text })),
    ...plan.jobs.map((job) => ({ key: job.id, name: t`Job`, text: jobText(job) })),
    ...plan.schools.map(({ id, degree, school, location, graduationYear }) => ({
      key: id,
      name: t`School`,
      text: [degree, school, location, graduationYear].filter(hasPrintableText).join(', '),
    })),
    ...(plan.skills.length > 0
      ? [{ key: 'skills', name: t`Skills`, text: plan.skills.join(', ') }]
      : []),
    ...plan.sections.map(({ section, texts }) => ({
      key: section,
      name: sectionNames[section],
      text: texts.join('\n'),
    })),
    ...plan.parStatements.map(({ id, problem, action, result }) => ({
      key: id,
      name: t`PAR statement`,
      text: [problem, action, result].filter(hasPrintableText).join('\n'),
    })),
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(({ key, name, text }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd translate="no">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
