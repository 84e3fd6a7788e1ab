import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { letterPrompts } from '@/content/en/letter';
import { setLetterField } from '@/domain/job-search/edit-letters';
import type { Letter, LetterField } from '@/domain/job-search/job-search-schema';
import {
  fillFrame,
  letterParts,
  withSentence,
  type LetterPart,
} from '@/domain/job-search/letter-paper';
import { proofLines, toSentence } from '@/domain/job-search/letter-proof';
import { letterLens } from '@/workspace/document/papers-lens';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { editRecord, useRecord } from '@/workspace/document/working-record';
import { FieldForm } from '@/ui/fields/field-form';
import { ResumeField } from '@/resume-tools/fields/resume-field';
import styles from './papers.module.css';

/** The fields of one letter; each is kept as it is typed. */
export function LetterForm({ letter }: { letter: Letter }) {
  const { t } = useLingui();
  const { id } = letter;
  return (
    <FieldForm>
      <LetterText id={id} field="job" label={t`Job`} hint={t`As the posting calls it`} />
      <LetterText id={id} field="employer" label={t`Employer`} />
      <LetterText
        id={id}
        field="person"
        label={t`Who reads it`}
        hint={t`Like: Ms. Reed. No name on the posting? Leave this empty. Do not guess.`}
      />
      <LetterText
        id={id}
        field="posting"
        label={t`The posting`}
        hint={t`Copy its words and paste them here. They do not go on the letter. We look for them in your resume.`}
        isMultiline
      />
      {letterParts.map((part) => (
        <Part key={part} letter={letter} part={part} />
      ))}
    </FieldForm>
  );
}

type LetterTextProps = {
  id: string;
  field: LetterField;
  label: string;
  hint?: string;
  isMultiline?: boolean;
};

function LetterText({ id, field, ...shown }: LetterTextProps) {
  const lens = useMemo(() => letterLens(id, field), [id, field]);
  return <ResumeField lens={lens} {...shown} />;
}

/** One part of the letter, with sentences that a press puts at its end. */
function Part({ letter, part }: { letter: Letter; part: LetterPart }) {
  const phone = useRecord(({ personalInfo }) => personalInfo.phone);
  const [added, setAdded] = useState('');
  const { label, hint, frames } = letterPrompts[part];
  const { id, job, employer } = letter;
  const add = (sentence: string) => {
    editRecord((record) => setLetterField(record, id, part, withSentence(letter[part], sentence)));
    setAdded(sentence);
  };
  return (
    <>
      <LetterText id={id} field={part} label={label} hint={hint} isMultiline />
      {part === 'proof' && <ProofLines posting={letter.posting} onChoose={add} />}
      <details className={styles.block}>
        <summary>
          <Trans>Sentences to start from</Trans>
        </summary>
        <ul className={styles.sentences}>
          {frames.map((frame) => {
            const sentence = fillFrame(frame, { job, employer, phone });
            return (
              <li key={frame}>
                <button type="button" onClick={() => add(sentence)}>
                  <span className="visually-hidden">
                    <Trans>Add:</Trans>{' '}
                  </span>
                  <span lang="en" translate="no">
                    {sentence}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </details>
      <p role="status" className="hint">
        {added !== '' && letter[part].includes(added) && (
          <Trans>Added. Now put it in your own words.</Trans>
        )}
      </p>
    </>
  );
}

type ProofLinesProps = { posting: string; onChoose: (sentence: string) => void };

function ProofLines({ posting, onChoose }: ProofLinesProps) {
  const lines = useDebouncedRecord(useSameValue((record) => proofLines(record, posting)));
  if (lines.length === 0)
    return (
      <p className="hint">
        <Trans>Your resume has no lines yet. When it has, you can choose from them here.</Trans>
      </p>
    );
  return (
    <details className={styles.block} open>
      <summary>
        <Trans>From your resume</Trans>
      </summary>
      <ul className={styles.sentences}>
        {lines.map((line) => (
          <li key={line.text}>
            <button type="button" onClick={() => onChoose(toSentence(line.text))}>
              <span className="visually-hidden">
                <Trans>Add:</Trans>{' '}
              </span>
              <span lang="en" translate="no">
                {toSentence(line.text)}
              </span>
              {line.words.length > 0 && <SaysWords words={line.words} />}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function SaysWords({ words }: { words: readonly string[] }) {
  const list = words.join(', ');
  return (
    <span className="hint">
      <Trans>The posting says, too: {list}</Trans>
    </span>
  );
}
