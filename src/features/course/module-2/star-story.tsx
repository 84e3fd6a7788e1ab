import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { PromptField, StarFieldId } from '../../../content/types';
import { combineStory, type StarStory as Parts } from '../../../domain/course/stories';
import { readDraft, setDraft, useDraft } from '../../../state/drafts';
import type { KeptFields } from '../../../state/kept-fields';
import { CopyButton } from '../../../ui/copy-button';
import { Activity } from '../activity';
import frame from '../activity.module.css';
import { AnswerField } from '../answer-field';
import { ClearAnswers } from '../clear-answers';
import { focusField } from '../focus-field';
import { ResultPanel } from '../result-panel';
import { SpokenLength } from '../spoken-length';
import { SendStory } from './send-story';

const draftId = 'star-story';

/** Four parts that become one story to tell. */
export function StarStory({ fields }: { fields: readonly PromptField<StarFieldId>[] }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const draft = useDraft(draftId);
  const parts = readParts(draft);
  const story = draft['story'] ?? '';
  const isMissing = (id: StarFieldId) => isRefused && parts[id].trim() === '';

  const handleCombine = () => {
    const now = readParts(readDraft(draftId));
    const combined = combineStory(now);
    setIsRefused(!combined.ok);
    if (combined.ok) setDraft(draftId, { story: combined.text });
    else focusField(form.current, fields.find(({ id }) => now[id].trim() === '')?.id);
  };

  return (
    <Activity title={t`STAR story builder`}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleCombine();
        }}
      >
        {fields.map((field) => (
          <AnswerField
            key={field.id}
            draftId={draftId}
            field={field}
            isInvalid={isMissing(field.id)}
          />
        ))}
        <div role="alert">
          {fields.some(({ id }) => isMissing(id)) && (
            <p className="message error">
              <Trans>Please fill out all four parts to generate your story.</Trans>
            </p>
          )}
        </div>
        <button type="submit" className="btn wide-on-phone">
          <Trans>Combine My Story</Trans>
        </button>
      </form>
      <ResultPanel title={t`Your story`} announcement={t`Your story is ready below the button.`}>
        {story && (
          <>
            <p ref={text} className={frame.text}>
              {story}
            </p>
            <SpokenLength text={story} />
            <CopyButton source={text}>
              <Trans>Copy my story</Trans>
            </CopyButton>
            <SendStory key={story} parts={parts} />
          </>
        )}
      </ResultPanel>
      <div className={frame.actions}>
        <ClearAnswers draftId={draftId} label={t`Clear my answers`} of={t`STAR story`} />
      </div>
    </Activity>
  );
}

function readParts(draft: KeptFields): Parts {
  return { s: draft['s'] ?? '', t: draft['t'] ?? '', a: draft['a'] ?? '', r: draft['r'] ?? '' };
}
