import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { moveEntry, removeEntry, restoreEntry } from '../../../domain/resume/edit-resume';
import type { EntryOf, NewId, Resume } from '../../../domain/resume/resume-schema';
import { currentResume, editResume, useResume } from '../../../state/working-resume';
import { Icon } from '../../../ui/icon';
import { ignoreSecondClicks } from '../../../ui/ignore-second-clicks';
import styles from './editor.module.css';
import { EntryFrame, type EditableList } from './entry-frame';

type EntryListEditorProps<List extends EditableList> = {
  list: List;
  title: string;
  hint: string;
  addLabel: string;
  add: (resume: Resume, newId: NewId) => Resume;
  /** What the buttons of an entry call it; `place` counts from 1. */
  entryName: (entry: EntryOf<List>, place: number) => string;
  Fields: ComponentType<{ id: string }>;
};

/** A list of entries that can be added, moved and removed; a removal can be undone. */
export function EntryListEditor<List extends EditableList>(props: EntryListEditorProps<List>) {
  const { list, title, hint, addLabel, add, entryName, Fields } = props;
  const { t } = useLingui();
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  const ids = useEntryIds(list);
  const [removed, setRemoved] = useState<{
    entry: EntryOf<List>;
    index: number;
    name: string;
  } | null>(null);
  const [news, setNews] = useState('');

  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const nameOf = (index: number) => {
    const entry = currentResume()[list][index] as EntryOf<List> | undefined;
    return entry ? entryName(entry, index + 1) : '';
  };

  const handleAdd = () => {
    flushSync(() => editResume((resume) => add(resume, () => crypto.randomUUID())));
    setRemoved(null);
    focus('[data-entry]:last-of-type input');
  };
  const handleMove = (id: string, direction: 'up' | 'down') => {
    flushSync(() => editResume((resume) => moveEntry(resume, list, id, direction)));
    const place = currentResume()[list].findIndex((entry) => entry.id === id) + 1;
    setNews(t`${nameOf(place - 1)} is now number ${place}.`);
    focus(`[data-entry="${CSS.escape(id)}"] [data-move="${direction}"]`);
  };
  const handleRemove = (id: string, index: number) => {
    const entry = currentResume()[list].find((one) => one.id === id) as EntryOf<List> | undefined;
    if (!entry) return;
    flushSync(() => {
      setRemoved({ entry, index, name: nameOf(index) });
      editResume((resume) => removeEntry(resume, list, id));
    });
    focus('[data-undo]');
  };
  const handleUndo = () => {
    if (!removed) return;
    flushSync(() => {
      editResume((resume) => restoreEntry(resume, list, removed.entry, removed.index));
      setRemoved(null);
    });
    focus(`[data-entry="${CSS.escape(removed.entry.id)}"] input`);
  };

  return (
    <section ref={root} aria-labelledby={headingId} {...ignoreSecondClicks}>
      <h3 id={headingId}>{title}</h3>
      <p className="hint">{hint}</p>
      {ids.map((id, index) => (
        <EntryFrame
          key={id}
          id={id}
          list={list}
          index={index}
          count={ids.length}
          entryName={entryName}
          onMove={(direction) => handleMove(id, direction)}
          onRemove={() => handleRemove(id, index)}
        >
          <Fields id={id} />
        </EntryFrame>
      ))}
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {removed && (
        <div className={`message ${styles.undo}`}>
          <span role="status">
            <Trans>Removed: {removed.name}</Trans>
          </span>
          <button type="button" className="btn quiet small" data-undo onClick={handleUndo}>
            <Trans>Undo</Trans>
          </button>
        </div>
      )}
      <button type="button" className="btn quiet small" onClick={handleAdd}>
        <Icon name="plus" />
        {addLabel}
      </button>
    </section>
  );
}

function useEntryIds(list: EditableList): string[] {
  // Joined, so that the list renders again only when an entry comes, goes or moves.
  const joined = useResume((resume) => JSON.stringify(resume[list].map((entry) => entry.id)));
  return JSON.parse(joined) as string[];
}
