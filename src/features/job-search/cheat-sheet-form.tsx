import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { sheetFields } from '@/content/en/papers';
import { cheatSheet, type CheatSheetField } from '@/domain/job-search/cheat-sheet';
import { cheatSheetLens } from '@/workspace/document/papers-lens';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { FieldForm } from '@/ui/fields/field-form';
import { ResumeField } from '@/resume-tools/fields/resume-field';
import { BlockName } from './block-name';
import { ordinalOf } from './cheat-sheet-paper';
import styles from './papers.module.css';

/** The questions of application forms; each answer is kept as it is typed. */
export function CheatSheetForm() {
  const blocks = useDebouncedRecord(useSameValue((record) => cheatSheet(record, sheetFields)));
  return blocks.map((block, index) => (
    <FieldForm key={block.part}>
      <details className={styles.block} open={block.kind === 'about'}>
        <summary>
          <BlockName block={block} place={ordinalOf(blocks, index)} />
          {block.known[0] !== undefined && block.kind !== 'about' && `: ${block.known[0]}`}
          <Missing count={block.rows.filter(({ isMissing }) => isMissing).length} />
        </summary>
        {block.known.length > 0 && (
          <p className="hint">
            <Trans>From your resume:</Trans> {block.known.join(' · ')}
          </p>
        )}
        {block.rows.map(({ field, text, isMissing, isOfResume }) => (
          <SheetAnswer
            key={field.id}
            part={block.part}
            field={field}
            ofResume={isOfResume ? text : ''}
            isMissing={isMissing}
          />
        ))}
      </details>
    </FieldForm>
  ));
}

function Missing({ count }: { count: number }) {
  return (
    <span className={styles.missing} data-none={count === 0}>
      <Plural
        value={count}
        _0="Filled in"
        one="# answer is missing"
        other="# answers are missing"
      />
    </span>
  );
}

type SheetAnswerProps = {
  part: string;
  field: CheatSheetField;
  /** What the resume says; `isMissing`: a form will ask for more. */
  ofResume: string;
  isMissing: boolean;
};

function SheetAnswer({ part, field, ofResume, isMissing }: SheetAnswerProps) {
  const lens = useMemo(() => cheatSheetLens(part, field.id), [part, field.id]);
  return (
    <ResumeField
      label={field.label}
      lens={lens}
      hint={ofResume === '' ? field.hint : <OfResume text={ofResume} isMissing={isMissing} />}
    />
  );
}

function OfResume({ text, isMissing }: { text: string; isMissing: boolean }) {
  return isMissing ? (
    <Trans>Your resume says “{text}”. Forms ask for the month, too.</Trans>
  ) : (
    <Trans>Your resume says “{text}”. Leave it empty to use that.</Trans>
  );
}
