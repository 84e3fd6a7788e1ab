import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { hasPrintableText } from '@/domain/page-layout/resume-text-lines';
import { addSectionEntry } from '@/domain/sections/edit-sections';
import { sectionEntries } from '@/domain/sections/section-layout';
import { useEditorOpener } from '@/resume-tools/fields/go-to-field';
import { ResumeField } from '@/resume-tools/fields/resume-field';
import { FieldForm } from '@/ui/fields/field-form';
import { sectionLens, type TextLens } from '@/workspace/document/text-lens';
import { currentRecord, useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { YouWrote } from '../you-wrote';
import styles from './editor.module.css';

/** Every device gives the one text of a summary this id. */
const usualId = 'summary';

/** The lines at the top of the page, right after the name: folded, because nobody has to write them. */
export function AboutYou() {
  const ids = useRecord(
    useSameValue((record) => {
      const kept = sectionEntries(record, 'summary').map(({ id }) => id);
      return kept.length > 0 ? kept : [usualId];
    }),
  );
  const [isOpen, setOpen] = useState(() =>
    sectionEntries(currentRecord(), 'summary').some(({ text = '' }) => hasPrintableText(text)),
  );
  useEditorOpener(
    useCallback((fieldRef) => {
      if (fieldRef.part === 'sections' && fieldRef.key === 'summary') setOpen(true);
    }, []),
  );
  return (
    <details
      data-section="summary"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Trans>About you (2 lines, optional)</Trans>
      </summary>
      <FieldForm className={`${styles.fields} ${styles.about}`}>
        {ids.map((id) => (
          <SummaryField key={id} id={id} />
        ))}
      </FieldForm>
    </details>
  );
}

function SummaryField({ id }: { id: string }) {
  const { t } = useLingui();
  const lens = useMemo(() => summaryLens(id), [id]);
  return (
    <>
      <ResumeField
        label={t`About you`}
        hint={t`Who you are and what you bring. It goes at the top of your resume.`}
        example={t`Line cook with three years in busy kitchens. Trained 4 new cooks.`}
        lens={lens}
        path={['sections', 'summary', id, 'text']}
        tidy="lines"
        isMultiline
      />
      <YouWrote part="summary" lens={lens} />
    </>
  );
}

/** The text of the summary, which is there from the first letter on. */
function summaryLens(id: string): TextLens {
  const lens = sectionLens('summary', id, 'text');
  return {
    ...lens,
    write: (record, text) =>
      lens.write(text === '' ? record : addSectionEntry(record, 'summary', () => id), text),
  };
}
