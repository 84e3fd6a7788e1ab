import { Trans, useLingui } from '@lingui/react/macro';
import type { PitchFieldId, PromptField, SelfCheck } from '@/content/types';
import { buildPitch } from '@/domain/course/stories';
import { PracticeAloud } from './practice-aloud';
import { StoryBuilder } from '../story-builder';

/** The length of a pitch that the course teaches, in seconds. */
const pitchSeconds = 30;

type PitchBuilderProps = {
  fields: readonly PromptField<PitchFieldId>[];
  checks: readonly SelfCheck[];
};

/** Three parts that become a pitch of about 30 seconds. One part is enough to begin with. */
export function PitchBuilder({ fields, checks }: PitchBuilderProps) {
  const { t } = useLingui();
  return (
    <StoryBuilder
      draftId="pitch"
      fields={fields}
      checks={checks}
      build={buildPitch}
      words={{
        title: t`Pitch builder`,
        submit: t`Generate My Pitch`,
        refusal: t`Please fill in all three parts to create your pitch.`,
        resultTitle: t`Your pitch`,
        announcement: t`Your pitch is ready below the button.`,
        copy: t`Copy my pitch`,
        of: t`pitch`,
      }}
      aloud={<PracticeAloud ringSeconds={pitchSeconds} />}
      lengthNote={<Trans>As a rough guide, a pitch takes about 30 seconds.</Trans>}
    />
  );
}
