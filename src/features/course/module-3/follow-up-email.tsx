import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FollowUpTemplate } from '@/content/types';
import { openBrackets } from '@/domain/course/open-brackets';
import { followUpEmail, type FollowUpFields } from '@/domain/course/follow-up-email';
import {
  readAnswers,
  setAnswers,
  useAnswers,
  useAnswerInput,
} from '@/workspace/document/activity-answers';
import type { TextFields } from '@/domain/resume/record-schema';
import { CopyButton } from '@/ui/copy-button';
import { PlainField } from '@/ui/fields/plain-field';
import { Icon } from '@/ui/icon';
import { Activity } from '../activity';
import frame from '../activity.module.css';
import { AnswerField } from '../answer-field';
import { ClearAnswers } from '../clear-answers';
import { ResultPanel } from '../result-panel';

const draftId = 'follow-up-email';

/** Three answers that become a thank-you email, which the learner can change before copying it. */
export function FollowUpEmail({ template }: { template: FollowUpTemplate }) {
  const { t } = useLingui();
  const [replaced, setReplaced] = useState('');
  const [asked, setAsked] = useState(0);
  const email = useAnswers(draftId)['email'] ?? '';

  const handleGenerate = () => {
    const now = readAnswers(draftId);
    const subjectLabel = t`Subject:`;
    const next = followUpEmail(readFields(now), templateText(template, subjectLabel));
    setReplaced(now['email'] === next ? '' : (now['email'] ?? ''));
    setAnswers(draftId, { email: next });
    setAsked((count) => count + 1);
  };
  const handleRestore = () => {
    setAnswers(draftId, { email: replaced });
    setReplaced('');
  };

  return (
    <Activity title={t`Follow-up email generator`} draftId={draftId}>
      <p>
        <Trans>The custom is to send it within 24 hours.</Trans>
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleGenerate();
        }}
      >
        {template.fields.map((field) => (
          <AnswerField key={field.id} draftId={draftId} field={field} isMultiline={false} />
        ))}
        <button type="submit" className="btn wide-on-phone">
          <Trans>Generate Email</Trans>
        </button>
      </form>
      <ResultPanel
        title={t`Your email`}
        announcement={t`Your email is ready below the button.`}
        asked={asked}
      >
        {email && (
          <>
            <EmailText />
            {replaced && (
              <button type="button" className="btn quiet small" onClick={handleRestore}>
                <Icon name="undo" />
                <Trans>Bring back the text before</Trans>
              </button>
            )}
          </>
        )}
      </ResultPanel>
      <div className={frame.actions}>
        <ClearAnswers draftId={draftId} label={t`Clear my answers`} of={t`follow-up email`} />
      </div>
    </Activity>
  );
}

function EmailText() {
  const input = useAnswerInput(draftId, 'email');
  const open = openBrackets(useAnswers(draftId)['email'] ?? '');
  const handleShow = () => {
    const field = input.ref.current;
    const [first = ''] = open;
    const start = field?.value.indexOf(first) ?? -1;
    if (!field || start === -1) return;
    field.focus();
    field.setSelectionRange(start, start + first.length);
  };
  return (
    <>
      <PlainField
        label={<Trans>Email text</Trans>}
        hint={
          <Trans>Fill in the words in [brackets]. Change the rest until it sounds like you.</Trans>
        }
        isMultiline
        input={{ ...input, name: 'email', rows: 12 }}
      />
      <p role="status">
        {open.length > 0 && (
          <Trans>
            Before you copy it, fill in what is still in brackets:{' '}
            <span lang="en">{open.join(', ')}</span>
          </Trans>
        )}
      </p>
      {open.length > 0 && (
        <p>
          <button type="button" className="btn quiet small" onClick={handleShow}>
            <Trans>Show me the first one</Trans>
          </button>
        </p>
      )}
      <CopyButton source={input.ref}>
        <Trans>Copy to Clipboard</Trans>
      </CopyButton>
    </>
  );
}

function readFields(draft: TextFields): FollowUpFields {
  return {
    interviewerName: draft['interviewerName'] ?? '',
    jobTitle: draft['jobTitle'] ?? '',
    specificPoint: draft['specificPoint'] ?? '',
  };
}

function templateText(template: FollowUpTemplate, subjectLabel: string): string {
  const { subject, greeting, body, signature } = template;
  return [`${subjectLabel} ${subject}`, greeting, ...body, signature.join('\n')].join('\n\n');
}
