import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { setExperienceField } from '@/domain/resume/edit-resume';
import { markApplied, usePastedTextInput, useSuggestion } from './suggestion';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { PlainChoice } from '@/ui/fields/plain-choice';
import { PlainField } from '@/ui/fields/plain-field';
import { Icon } from '@/ui/icon';

type Applied = { entryId: string; line: string };

/**
 * The only way for a suggestion into the resume: the person makes it their own words, chooses the job, and applies it.
 * Undo takes back exactly that line and nothing that was typed since.
 */
export function ApplySuggestion() {
  const { t } = useLingui();
  const jobs = useRecord((record) => record.experience);
  const { ownWords } = useSuggestion();
  const input = usePastedTextInput();
  const [chosen, setChosen] = useState('');
  const [applied, setApplied] = useState<Applied | null>(null);
  const entryId = jobs.some((job) => job.id === chosen) ? chosen : (jobs[0]?.id ?? '');

  const change = (of: string, edit: (description: string) => string) =>
    editRecord((record) => {
      const job = record.experience.find((entry) => entry.id === of);
      return job ? setExperienceField(record, of, 'description', edit(job.description)) : record;
    });
  const handleApply = () => {
    const line = ownWords.trim().replaceAll(/\s+/gu, ' ');
    const before = currentRecord();
    change(entryId, (description) => withLine(description, line));
    if (currentRecord() === before) return;
    setApplied({ entryId, line });
    markApplied();
  };
  const handleUndo = () => {
    if (applied) change(applied.entryId, (description) => withoutLine(description, applied.line));
    setApplied(null);
  };

  if (jobs.length === 0) return null;
  return (
    <div>
      <PlainField
        label={<Trans>Make it your own words</Trans>}
        hint={
          <Trans>Keep only what is true. Write it the way it should stand in your resume.</Trans>
        }
        isMultiline
        input={{ rows: 3, ...input }}
      />
      <PlainChoice
        label={<Trans>Add it to</Trans>}
        value={entryId}
        options={jobs.map(({ id, jobTitle, company }, index) => ({
          value: id,
          name:
            [jobTitle, company].filter((part) => part.trim() !== '').join(', ') ||
            t`Job ${index + 1}`,
        }))}
        onChoose={setChosen}
      />
      <div className="row">
        <button
          type="button"
          className="btn small"
          aria-disabled={ownWords.trim() === ''}
          onClick={handleApply}
        >
          <Trans>Apply</Trans>
        </button>
        {applied && (
          <button type="button" className="btn quiet small" onClick={handleUndo}>
            <Icon name="undo" />
            <Trans>Undo</Trans>
          </button>
        )}
        <span role="status" className="hint">
          {applied && <Trans>Added to your resume. You can undo this.</Trans>}
        </span>
      </div>
    </div>
  );
}

/** A description with one more line at its end; the same text when the line is blank or stands there already. */
function withLine(description: string, line: string): string {
  if (line === '' || description.split('\n').includes(line)) return description;
  return description.trim() === '' ? line : `${description.trimEnd()}\n${line}`;
}

/** A description without that line, as far as it still stands there unchanged. */
function withoutLine(description: string, line: string): string {
  const lines = description.split('\n');
  const at = lines.lastIndexOf(line);
  return at === -1 ? description : lines.filter((_, index) => index !== at).join('\n');
}
