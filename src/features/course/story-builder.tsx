import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import type { PromptField, SelfCheck } from '@/content/types';
import { spokenSeconds } from '@/domain/course/spoken-seconds';
import { asSentence, type StoryResult } from '@/domain/course/stories';
import { readAnswers, setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import type { TextFields } from '@/domain/resume/record-schema';
import { CopyButton } from '@/ui/copy-button';
import { Activity } from './activity';
import frame from './activity.module.css';
import { AnswerField } from './answer-field';
import { ClearAnswers } from './clear-answers';
import { ResultPanel } from './result-panel';
import { SelfChecks } from './self-checks';

type StoryBuilderProps = {
  draftId: string;
  fields: readonly PromptField<string>[];
  /** What a good text has in it, to tick after saying it aloud. */
  checks: readonly SelfCheck[];
  build: (parts: TextFields) => StoryResult;
  words: {
    title: string;
    submit: string;
    refusal: string;
    resultTitle: string;
    announcement: string;
    copy: string;
    /** What tells this activity's clear button from its like on the page. */
    of: string;
  };
  /** What a good length is. */
  lengthNote: ReactNode;
  /** What else can be done with the parts of a finished story. */
  renderNext?: (parts: TextFields) => ReactNode;
  /** What helps to say it aloud, before the checks. */
  aloud?: ReactNode;
};

/** The field of the draft that says that the text has been asked for. */
const shown = 'shown';

/**
 * Parts that become one text to say aloud. Once asked for, the text follows what is typed: an old text beside new
 * parts would be copied or sent by mistake.
 */
export function StoryBuilder({
  draftId,
  fields,
  checks,
  build,
  words,
  lengthNote,
  renderNext,
  aloud,
}: StoryBuilderProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [asked, setAsked] = useState(0);
  const draft = useAnswers(draftId);
  const built = build(draft);
  const isMissing = isRefused && !built.ok;
  // What is there already is no mistake: nothing turns red, and the next part is asked for.
  const soFar = fields
    .map(({ id }) => asSentence(draft[id] ?? ''))
    .join(' ')
    .trim();
  const next = fields.find(({ id }) => isEmpty(draft, id))?.label;
  const empty = fields
    .filter(({ id }) => isEmpty(draft, id))
    .map(({ label }) => label)
    .join(', ');

  const handleSubmit = () => {
    const now = readAnswers(draftId);
    const { ok } = build(now);
    setIsRefused(!ok);
    if (ok) {
      setAnswers(draftId, { [shown]: 'yes' });
      setAsked((count) => count + 1);
    } else focusField(form.current, fields.find(({ id }) => isEmpty(now, id))?.id);
  };

  return (
    <Activity title={words.title} draftId={draftId}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        {fields.map((field) => (
          <AnswerField
            key={field.id}
            draftId={draftId}
            field={field}
            isInvalid={isMissing && soFar === '' && isEmpty(draft, field.id)}
          />
        ))}
        <div role="alert">
          {isMissing && (
            <p className={soFar === '' ? 'message error' : 'message'}>
              <span>{words.refusal}</span>{' '}
              {soFar === '' ? (
                <Trans>Still empty: {empty}.</Trans>
              ) : (
                <Trans>
                  So far: “{soFar}” Next: {next}.
                </Trans>
              )}
            </p>
          )}
        </div>
        <button type="submit" className="btn wide-on-phone">
          {words.submit}
        </button>
      </form>
      <ResultPanel title={words.resultTitle} announcement={words.announcement} asked={asked}>
        {draft[shown] && built.ok && (
          <>
            <p ref={text} className={frame.text} lang="en" translate="no">
              {built.text}
            </p>
            <SpokenLength text={built.text} />
            <p className="hint">{lengthNote}</p>
            {empty && (
              <p className="hint">
                <Trans>Not in it yet: {empty}.</Trans>
              </p>
            )}
            {built.text.includes('…') && (
              <p className="message">
                <Trans>A “…” is still in it. Put your own words there first.</Trans>
              </p>
            )}
            <CopyButton source={text} text={built.text}>
              {words.copy}
            </CopyButton>
            {aloud}
            <SelfChecks
              draftId={draftId}
              legend={t`Say it aloud. Then check what is true.`}
              checks={checks}
              someMissing={(missing) => t`Work on this next: ${missing}`}
              allThere={t`All three are there. Tell it to one person.`}
            />
            {renderNext?.(draft)}
          </>
        )}
      </ResultPanel>
      <div className={frame.actions}>
        <ClearAnswers draftId={draftId} label={t`Clear my answers`} of={words.of} />
      </div>
    </Activity>
  );
}

function isEmpty(parts: TextFields, id: string): boolean {
  return !parts[id]?.trim();
}

/** Puts the focus into the field of that name, where the person has something to do. */
function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** About how long a text takes to say. */
function SpokenLength({ text }: { text: string }) {
  const seconds = spokenSeconds(text);
  return (
    <p className="hint">
      <Trans>About {seconds} seconds when you read it aloud.</Trans>
    </p>
  );
}
