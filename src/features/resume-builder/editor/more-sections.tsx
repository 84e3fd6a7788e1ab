import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { undoChange } from '@/domain/merge/undo-change';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { addSectionEntry } from '@/domain/sections/edit-sections';
import { sectionKinds, type SectionKey } from '@/domain/sections/section-kinds';
import { sectionEntries } from '@/domain/sections/section-layout';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { useSectionNames } from '@/resume-tools/fields/field-names';
import { Icon } from '@/ui/icon';
import { ignoreSecondClicks } from '@/ui/ignore-second-clicks';
import { UndoNote } from '@/ui/undo-note';
import { AddedSectionEditor } from './added-section-editor';
import type { MakeChange } from './make-change';
import { SectionOrder } from './section-order';
import styles from './editor.module.css';

/** The summary has its place at the top of the form. */
const kinds = sectionKinds.filter(({ key }) => key !== 'summary');

/** A change that can be taken back, and what it is called. */
type Change = { before: LearnerRecord; after: LearnerRecord; news: string };

/** What a learner may add to a resume beyond what everybody has, and the order of it all. */
export function MoreSections() {
  const { t } = useLingui();
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  const names = useSectionNames();
  const added = useRecord((record) =>
    kinds
      .map(({ key }) => key)
      .filter((key) => sectionEntries(record, key).length > 0)
      .join(' '),
  );
  const [last, setLast] = useState<Change | null>(null);
  const keys = added.split(' ') as SectionKey[];
  const open = kinds.filter(({ key }) => !keys.includes(key));

  const focusOn = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const make: MakeChange = (change, news, focus = '[data-undo]') => {
    const before = currentRecord();
    flushSync(() => {
      editRecord(change);
      setLast({ before, after: currentRecord(), news });
    });
    focusOn(focus);
  };
  const handleAdd = (key: SectionKey) => {
    flushSync(() => {
      setLast(null);
      editRecord((record) => addSectionEntry(record, key, () => crypto.randomUUID()));
    });
    focusOn(`[data-section="${key}"] [data-entry]:last-of-type :is(input, textarea)`);
  };
  const handleUndo = () => {
    if (!last) return;
    flushSync(() => {
      editRecord((now) => undoChange(last.before, last.after, now));
      setLast(null);
    });
    root.current?.focus();
  };

  return (
    <section ref={root} tabIndex={-1} aria-labelledby={headingId} {...ignoreSecondClicks}>
      <h3 id={headingId}>
        <Trans>More sections</Trans>
      </h3>
      <p className="hint">
        <Trans>You may leave these out. Add only what helps you get this job.</Trans>
      </p>
      {kinds
        .filter(({ key }) => keys.includes(key))
        .map(({ key }) => (
          <AddedSectionEditor
            key={key}
            section={key}
            onAdd={() => handleAdd(key)}
            onChange={make}
          />
        ))}
      {last && (
        <UndoNote of={last.news} onUndo={handleUndo}>
          {last.news}
        </UndoNote>
      )}
      {open.length > 0 && (
        <details>
          <summary>{t`Add a section`}</summary>
          <div className={`row ${styles.choices}`}>
            {open.map(({ key }) => (
              <button
                key={key}
                type="button"
                className="btn quiet small"
                onClick={() => handleAdd(key)}
              >
                <Icon name="plus" />
                {names[key]}
              </button>
            ))}
          </div>
        </details>
      )}
      <SectionOrder onChange={make} />
    </section>
  );
}
