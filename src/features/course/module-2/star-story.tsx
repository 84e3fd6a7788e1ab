import { Trans, useLingui } from '@lingui/react/macro';
import type { PromptField, SelfCheck, StarFieldId } from '@/content/types';
import { combineStory } from '@/domain/course/stories';
import { StoryBuilder } from '../story-builder';
import { SendStory } from './send-story';

type StarStoryProps = {
  fields: readonly PromptField<StarFieldId>[];
  checks: readonly SelfCheck[];
};

/** Four parts that become one story to tell. */
export function StarStoryActivity({ fields, checks }: StarStoryProps) {
  const { t } = useLingui();
  return (
    <StoryBuilder
      draftId="star-story"
      fields={fields}
      checks={checks}
      build={combineStory}
      words={{
        title: t`STAR story builder`,
        submit: t`Combine My Story`,
        refusal: t`Please fill out all four parts to generate your story.`,
        resultTitle: t`Your story`,
        announcement: t`Your story is ready below the button.`,
        copy: t`Copy my story`,
        of: t`STAR story`,
      }}
      lengthNote={<Trans>As a rough guide, an answer stays under two minutes.</Trans>}
      renderNext={({ s = '', t: task = '', a = '', r = '' }) => (
        <SendStory key={JSON.stringify([s, task, a, r])} parts={{ s, t: task, a, r }} />
      )}
    />
  );
}
