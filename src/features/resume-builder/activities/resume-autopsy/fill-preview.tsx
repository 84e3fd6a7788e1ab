import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PersonalInfo } from '../../../../domain/resume/resume-schema';
import frame from '../activity.module.css';
import { ClashChoice } from './clash-choice';
import { isEmptyPlan, type FillPlan } from './fill-plan';

type FillPreviewProps = {
  plan: FillPlan;
  onFill: (replaced: ReadonlySet<keyof PersonalInfo>) => void;
  onClose: () => void;
};

/** What would come into the resume, with a yes and a no. */
export function FillPreview({ plan, onFill, onClose }: FillPreviewProps) {
  const names = usePersonalNames();
  const [replaced, setReplaced] = useState<ReadonlySet<keyof PersonalInfo>>(new Set());
  if (isEmptyPlan(plan))
    return (
      <section className={frame.panel} aria-labelledby="fill-title">
        <h3 id="fill-title" tabIndex={-1}>
          <Trans>Nothing new to fill in</Trans>
        </h3>
        <p>
          <Trans>
            We were not sure about any part, or your resume has it already. Nothing was changed. You
            can copy lines by hand.
          </Trans>
        </p>
        <div>
          <button type="button" className="btn quiet small" onClick={onClose}>
            <Trans>Close</Trans>
          </button>
        </div>
      </section>
    );
  return (
    <section className={frame.panel} aria-labelledby="fill-title">
      <h3 id="fill-title" tabIndex={-1}>
        <Trans>This would go into your resume</Trans>
      </h3>
      <p className="hint">
        <Trans>Nothing that you have typed is replaced, unless you choose it here.</Trans>
      </p>
      <NewParts plan={plan} names={names} />
      {plan.clashes.map((clash) => (
        <ClashChoice
          key={clash.field}
          clash={clash}
          name={names[clash.field]}
          isReplaced={replaced.has(clash.field)}
          onChoose={(isReplaced) =>
            setReplaced((before) => withMember(before, clash.field, isReplaced))
          }
        />
      ))}
      <div className="row">
        <button type="button" className="btn" onClick={() => onFill(replaced)}>
          <Trans>Yes, fill my resume</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          <Trans>No, not now</Trans>
        </button>
      </div>
    </section>
  );
}

type Names = Record<keyof PersonalInfo, string>;

function NewParts({ plan, names }: { plan: FillPlan; names: Names }) {
  const { t } = useLingui();
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
  ];
  return (
    <dl className={frame.facts}>
      {rows.map(({ key, name, text }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function usePersonalNames(): Names {
  const { t } = useLingui();
  return { name: t`Full name`, email: t`Email`, phone: t`Phone`, address: t`Address` };
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part.trim() !== '').join(separator);
}

function lines(parts: readonly string[]): string {
  return joined(parts, '\n');
}

function withMember<T>(before: ReadonlySet<T>, member: T, isMember: boolean): ReadonlySet<T> {
  const after = new Set(before);
  if (isMember) after.add(member);
  else after.delete(member);
  return after;
}
