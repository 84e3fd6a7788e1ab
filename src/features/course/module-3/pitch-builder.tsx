import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { PitchFieldId, PromptField } from '../../../content/types';
import { buildPitch, type PitchParts } from '../../../domain/course/stories';
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

const draftId = 'pitch';

/** Three parts that become a pitch of about 30 seconds. One part is enough to begin with. */
export function PitchBuilder({ fields }: { fields: readonly PromptField<PitchFieldId>[] }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const draft = useDraft(draftId);
  const pitch = draft['pitch'] ?? '';
  const isMissing = isRefused && !buildPitch(readParts(draft)).ok;

  const handleGenerate = () => {
    const built = buildPitch(readParts(readDraft(draftId)));
    setIsRefused(!built.ok);
    if (built.ok) setDraft(draftId, { pitch: built.text });
    else focusField(form.current, fields[0]?.id);
  };

  return (
    <Activity title={t`Pitch builder`}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleGenerate();
        }}
      >
        {fields.map((field) => (
          <AnswerField key={field.id} draftId={draftId} field={field} isInvalid={isMissing} />
        ))}
        <div role="alert">
          {isMissing && (
            <p className="message error">
              <Trans>Please fill in all three parts to create your pitch.</Trans>
            </p>
          )}
        </div>
        <button type="submit" className="btn wide-on-phone">
          <Trans>Generate My Pitch</Trans>
        </button>
      </form>
      <ResultPanel title={t`Your pitch`} announcement={t`Your pitch is ready below the button.`}>
        {pitch && (
          <>
            <p ref={text} className={frame.text}>
              {pitch}
            </p>
            <SpokenLength text={pitch} />
            <p className="hint">
              <Trans>By custom a pitch takes about 30 seconds.</Trans>
            </p>
            <CopyButton source={text}>
              <Trans>Copy my pitch</Trans>
            </CopyButton>
          </>
        )}
      </ResultPanel>
      <div className={frame.actions}>
        <ClearAnswers draftId={draftId} label={t`Clear my answers`} of={t`pitch`} />
      </div>
    </Activity>
  );
}

function readParts(draft: KeptFields): PitchParts {
  return { p1: draft['p1'] ?? '', p2: draft['p2'] ?? '', p3: draft['p3'] ?? '' };
}
