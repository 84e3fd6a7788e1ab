import { Trans, useLingui } from '@lingui/react/macro';
import { gameProgressId } from '@/domain/course/progress-keys';
import { readableReply } from '@/domain/game/reply-text';
import { unresolvedConflicts, valueAtPath } from '@/domain/resume/conflicts';
import { dismissConflict, swapConflict } from '@/domain/resume/edit-resume';
import type { Conflict, LearnerRecord } from '@/domain/resume/record-schema';
import { editRecord, useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { usePersonalNames, useSectionFieldNames } from '@/resume-tools/fields/field-names';
import { VersionChoice } from '@/ui/version-choice';

/** Lists the fields that two devices changed differently, with both texts; the person chooses one. */
export function TwoVersionsNotice() {
  const conflicts = useRecord(useSameValue(withShownText));
  if (conflicts.length === 0) return null;
  return (
    <section id="two-versions" className="card" aria-labelledby="two-versions-title" tabIndex={-1}>
      <h2 id="two-versions-title">
        <Trans>Two versions</Trans>
      </h2>
      <p>
        <Trans>
          You wrote this in two ways, in two places. We kept both. Nothing is lost. Pick the one you
          want.
        </Trans>
      </p>
      {conflicts.length > 1 && (
        <button
          type="button"
          className="btn quiet small"
          onClick={() =>
            editRecord((record) =>
              conflicts.reduce((now, { conflict }) => dismissConflict(now, conflict.id), record),
            )
          }
        >
          <Trans>Keep all as they show now</Trans>
        </button>
      )}
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
    ...useSectionFieldNames(),
    ...usePersonalNames(),
    // “Name” and not “Full name”: in the added sections a certificate or a reference has a name, too.
    ...(conflict.path[0] === 'sections' && { name: t`Name` }),
    problem: t`Problem`,
    action: t`Action`,
    result: t`Result`,
    currentProblem: t`Problem`,
    currentAction: t`Action`,
    currentResult: t`Result`,
  };
  const activityNames: Record<string, string> = {
    'star-story': t`STAR story`,
    pitch: t`Pitch`,
    'reflecting-trust': t`Your notes in Module 1`,
    'reflecting-day': t`Your notes in Module 1`,
    'reflecting-worry': t`Your notes in Module 1`,
    'follow-up-email': t`Follow-up email`,
    'job-posting': t`Job posting`,
    'resume-autopsy': t`Resume Autopsy`,
    'tailoring-simulation': t`Tailoring Simulation`,
    'ai-suggestion': t`Your words for the AI’s suggestion`,
    [gameProgressId]: t`Your answer in the chat`,
  };
  const papersNames: Record<string, string> = {
    sheet: t`An answer for application forms`,
    applications: t`An entry of your work-search log`,
    letters: t`A cover letter`,
    comments: t`A comment from staff`,
  };
  const [root, part = '', activity = ''] = conflict.path;
  const field = conflict.path.at(-1) ?? '';
  const name =
    root === 'course'
      ? (activityNames[activity] ?? t`An answer in the course`)
      : root === 'papers'
        ? (papersNames[part] ?? t`Text`)
        : (fieldNames[field] ?? t`Text`);
  return (
    <VersionChoice
      name={name}
      shown={readableReply(shown)}
      other={readableReply(conflict.other)}
      onUseOther={() => editRecord((record) => swapConflict(record, conflict.id))}
      onKeep={() => editRecord((record) => dismissConflict(record, conflict.id))}
    />
  );
}

/** Each unresolved conflict with the text that its field has now. */
function withShownText(record: LearnerRecord): { conflict: Conflict; shown: string }[] {
  return unresolvedConflicts(record).map((conflict) => ({
    conflict,
    shown: String(valueAtPath(record, conflict.path)),
  }));
}
