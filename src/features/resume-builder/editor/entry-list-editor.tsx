import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type ComponentType, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { moveEntry, removeEntry, restoreEntry } from '@/domain/resume/edit-resume';
import type { EntryOf, NewId, LearnerRecord } from '@/domain/resume/record-schema';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { Icon } from '@/ui/icon';
import { ignoreSecondClicks } from '@/ui/ignore-second-clicks';
import { UndoNote } from '@/ui/undo-note';
import { EntryFrame } from './entry-frame';
import { OffscreenEntries, openBeside, type EditableList } from './offscreen-entries';
import { typedEntry, useEdited } from './use-edited';

type EntryListEditorProps<List extends EditableList> = {
  list: List;
  title: string;
  hint: string;
  addLabel: string;
  add: (record: LearnerRecord, newId: NewId) => LearnerRecord;
  /** What the buttons of an entry call it; `place` counts from 1. */
  entryName: (entry: EntryOf<List>, place: number) => string;
  /** What else the line of an entry says that is not open. */
  entryLine: (entry: EntryOf<List>) => string;
  Fields: ComponentType<{ id: string }>;
};

const groupSize = 6;
/** Nearly everybody has fewer jobs than are in these groups: they are open from the start, and so is the last. */
const usualGroups = 2;

/** What was done to an entry last, and how it is taken back. */
type Change = {
  id: string;
  name: string;
  news: string;
  undo: (record: LearnerRecord) => LearnerRecord;
};

/**
 * A list of entries that can be added, moved and removed; a move and a removal can be undone. One of them is open, so that
 * a long list stays short.
 */
export function EntryListEditor<List extends EditableList>(props: EntryListEditorProps<List>) {
  const { list, title, hint, addLabel, add, entryName, entryLine, Fields } = props;
  const { t } = useLingui();
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  const ids = useEntryIds(list);
  const groups = inGroups(ids);
  // Entries that were scrolled to stay mounted: their fields hold what is typed and where the caret is.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useEdited(ids);
  const [last, setLast] = useState<Change | null>(null);

  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const focusFields = (id: string) => focus(`[data-entry="${CSS.escape(id)}"] input`);
  const entryAt = (record: LearnerRecord, index: number) =>
    record[list][index] as EntryOf<List> | undefined;
  const nameOf = (index: number, record = currentRecord()) => {
    const entry = entryAt(record, index);
    return entry ? entryName(entry, index + 1) : '';
  };

  const open = (group: readonly string[]) =>
    setOpened((before) =>
      group.every((id) => before.has(id)) ? before : new Set([...before, ...group]),
    );
  const handleFocus = (event: FocusEvent) => {
    const { target } = event;
    setEdited(typedEntry(event));
    const form = target.closest<HTMLElement>('[data-entry]');
    const id = form?.dataset['entry'];
    if (!form || id === undefined) return;
    // Not while a pointer is down: the entry that opens would move the pressed button away before the click ends.
    if (groups.length <= usualGroups || !target.matches(':focus-visible')) return;
    open([id]);
    openBeside(form);
  };
  const handleAdd = () => {
    open(groups.at(-1) ?? []);
    flushSync(() => {
      editRecord((record) => add(record, () => crypto.randomUUID()));
      setEdited(currentRecord()[list].at(-1)?.id);
    });
    setLast(null);
    focus('[data-entry]:last-of-type input');
  };
  const handleEdit = (id: string) => {
    flushSync(() => setEdited(id));
    focusFields(id);
  };
  const handleMove = (id: string, direction: 'up' | 'down') => {
    const back = direction === 'up' ? 'down' : 'up';
    flushSync(() => {
      editRecord((record) => moveEntry(record, list, id, direction));
      const place = currentRecord()[list].findIndex((entry) => entry.id === id) + 1;
      const name = nameOf(place - 1);
      const undo = (record: LearnerRecord) => moveEntry(record, list, id, back);
      setLast({ id, name, news: t`${name} is now number ${place}.`, undo });
    });
    focus(`[data-entry="${CSS.escape(id)}"] [data-move="${direction}"]`);
  };
  const handleRemove = (id: string, index: number) => {
    const entry = currentRecord()[list].find((one) => one.id === id) as EntryOf<List> | undefined;
    if (!entry) return;
    const name = nameOf(index);
    const undo = (record: LearnerRecord) => restoreEntry(record, list, entry, index);
    flushSync(() => {
      setLast({ id, name, news: t`Removed: ${name}`, undo });
      editRecord((record) => removeEntry(record, list, id));
    });
    focus('[data-undo]');
  };
  const handleUndo = () => {
    if (!last) return;
    flushSync(() => {
      editRecord(last.undo);
      setEdited(last.id);
      setLast(null);
    });
    focusFields(last.id);
  };

  const isOpen = (group: readonly string[], index: number) =>
    index < usualGroups ||
    index === groups.length - 1 ||
    group.some((id) => opened.has(id) || edited.isOpen(id));
  const frame = (id: string, index: number) => (
    <EntryFrame
      key={id}
      path={[list, id]}
      index={index}
      count={ids.length}
      name={(record) => nameOf(index, record)}
      line={(record) => {
        const entry = entryAt(record, index);
        return entry ? entryLine(entry) : '';
      }}
      isOpen={edited.isOpen(id)}
      hasFields={edited.hasFields(id)}
      onEdit={() => handleEdit(id)}
      onMove={(direction) => handleMove(id, direction)}
      onRemove={() => handleRemove(id, index)}
    >
      <Fields id={id} />
    </EntryFrame>
  );

  // It hears of the focus of the fields inside; the section itself is no control.
  const watch = { onFocus: handleFocus };

  return (
    <section ref={root} aria-labelledby={headingId} {...watch} {...ignoreSecondClicks}>
      <h3 id={headingId}>{title}</h3>
      <p className="hint">{hint}</p>
      {groups.flatMap((group, groupIndex) =>
        isOpen(group, groupIndex)
          ? group.map((id, index) => frame(id, groupIndex * groupSize + index))
          : [
              <OffscreenEntries
                key={group[0]}
                list={list}
                ids={group}
                onNear={() => open(group)}
              />,
            ],
      )}
      {last && (
        <UndoNote of={last.name} onUndo={handleUndo}>
          {last.news}
        </UndoNote>
      )}
      <button type="button" className="btn quiet small" onClick={handleAdd}>
        <Icon name="plus" />
        {addLabel}
      </button>
    </section>
  );
}

function inGroups(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / groupSize) }, (_, index) =>
    ids.slice(index * groupSize, (index + 1) * groupSize),
  );
}

function useEntryIds(list: EditableList): string[] {
  // Compared by value, so that the list renders again only when an entry comes, goes or moves.
  return useRecord(useSameValue((record) => record[list].map((entry) => entry.id)));
}
