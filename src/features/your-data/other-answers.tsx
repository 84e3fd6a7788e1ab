import { Trans, useLingui } from '@lingui/react/macro';
import { dismissOtherVersion, swapOtherVersion } from '../../domain/take-along/merge-kept';
import { openOtherVersions } from '../../domain/take-along/other-versions';
import type { KeptRecords } from '../../domain/take-along/take-along';
import { setDraft, useDrafts, useOpenDrafts } from '../../state/drafts';
import { VersionChoice } from '../../ui/version-choice';

/** The answers in the course that were worded differently elsewhere or before; mostly nothing. */
export function OtherAnswers() {
  const { t } = useLingui();
  useOpenDrafts();
  const versions = openOtherVersions(useDrafts());
  if (versions.length === 0) return null;
  const names: Record<string, string> = {
    'star-story': t`STAR story`,
    pitch: t`Pitch`,
    'follow-up-email': t`Follow-up email`,
    'job-posting': t`Job posting`,
    'resume-autopsy': t`Resume Autopsy`,
    'tailoring-simulation': t`Tailoring Simulation`,
    'ai-suggestion': t`Your words for the AI’s suggestion`,
  };
  return (
    <section aria-labelledby="other-answers-title">
      <h3 id="other-answers-title">
        <Trans>Two versions of your answers</Trans>
      </h3>
      <p>
        <Trans>
          You answered with different words before. We kept both. Choose the one you want.
        </Trans>
      </p>
      <ul>
        {versions.map((version) => (
          <VersionChoice
            key={version.id}
            name={names[version.recordId] ?? t`An answer in the course`}
            shown={version.shown}
            other={version.other}
            onUseOther={() => setAll(swapOtherVersion(version))}
            onKeep={() => setAll(dismissOtherVersion(version))}
          />
        ))}
      </ul>
    </section>
  );
}

function setAll(changes: KeptRecords): void {
  for (const [id, fields] of Object.entries(changes)) setDraft(id, fields);
}
