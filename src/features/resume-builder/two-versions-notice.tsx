import { Trans, useLingui } from '@lingui/react/macro';
import { openConflicts, valueAtPath } from '../../domain/resume/conflicts';
import { dismissConflict, swapConflict } from '../../domain/resume/edit-resume';
import type { Conflict, Resume } from '../../domain/resume/resume-schema';
import { editResume, useResume } from '../../state/working-resume';
import { VersionChoice } from '../../ui/version-choice';

/** The places where two devices wrote different texts: both are shown, the person chooses. */
export function TwoVersionsNotice() {
  const conflictsText = useResume((resume) => JSON.stringify(withShownText(resume)));
  const conflicts = JSON.parse(conflictsText) as ReturnType<typeof withShownText>;
  if (conflicts.length === 0) return null;
  return (
    <section id="two-versions" className="card" aria-labelledby="two-versions-title" tabIndex={-1}>
      <h2 id="two-versions-title">
        <Trans>Two versions</Trans>
      </h2>
      <p>
        <Trans>
          You wrote different words on two devices. We kept both. Choose the one you want.
        </Trans>
      </p>
      <ul>
        {conflicts.map(({ conflict, shown }) => (
          <ConflictItem key={conflict.id} conflict={conflict} shown={shown} />
        ))}
      </ul>
    </section>
  );
}

function ConflictItem({ conflict, shown }: { conflict: Conflict; shown: string }) {
  const { t } = useLingui();
  const fieldNames: Record<string, string> = {
    name: t`Full name`,
    email: t`Email`,
    phone: t`Phone`,
    address: t`Address`,
    jobTitle: t`Job title`,
    company: t`Company`,
    location: t`Location`,
    startDate: t`Start date`,
    endDate: t`End date`,
    description: t`Description`,
    achievement: t`Achievement`,
    degree: t`Degree or certificate`,
    school: t`School`,
    graduationYear: t`Graduation year`,
    problem: t`Problem`,
    action: t`Action`,
    result: t`Result`,
    currentProblem: t`Problem`,
    currentAction: t`Action`,
    currentResult: t`Result`,
  };
  return (
    <VersionChoice
      name={fieldNames[conflict.path.at(-1) ?? ''] ?? t`Text`}
      shown={shown}
      other={conflict.other}
      onUseOther={() => editResume((resume) => swapConflict(resume, conflict.id))}
      onKeep={() => editResume((resume) => dismissConflict(resume, conflict.id))}
    />
  );
}

/** Each open conflict beside the text that shows in its place now. */
function withShownText(resume: Resume): { conflict: Conflict; shown: string }[] {
  return openConflicts(resume).map((conflict) => ({
    conflict,
    shown: String(valueAtPath(resume, conflict.path)),
  }));
}
