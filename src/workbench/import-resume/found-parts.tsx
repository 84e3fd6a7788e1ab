import { useLingui } from '@lingui/react/macro';
import { usePersonalNames, useSectionNames } from '../fields/field-names';
import type { FillPlan } from './fill-plan';
import styles from './found-parts.module.css';

/** What would come into the resume: details, jobs, schools, skills and other sections, each as a fact with its name. */
export function FoundParts({ plan }: { plan: FillPlan }) {
  const { t } = useLingui();
  const names = usePersonalNames();
  const sectionNames = useSectionNames();
  const rows = [
    ...plan.personal.map(({ field, text }) => ({ key: field, name: names[field], text })),
    ...plan.jobs.map(({ id, jobTitle, company, location, startDate, endDate, description }) => ({
      key: id,
      name: t`Job`,
      text: lines([
        joined([jobTitle, company, location], ', '),
        joined([startDate, endDate], ' – '),
        description,
      ]),
    })),
    ...plan.schools.map(({ id, degree, school, location, graduationYear }) => ({
      key: id,
      name: t`School`,
      text: joined([degree, school, location, graduationYear], ', '),
    })),
    ...(plan.skills.length > 0
      ? [{ key: 'skills', name: t`Skills`, text: plan.skills.join(', ') }]
      : []),
    ...plan.sections.map(({ section, texts }) => ({
      key: section,
      name: sectionNames[section],
      text: lines(texts),
    })),
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(({ key, name, text }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part.trim() !== '').join(separator);
}

function lines(parts: readonly string[]): string {
  return joined(parts, '\n');
}
