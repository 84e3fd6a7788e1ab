import { useEffect, useRef } from 'react';
import { entryById } from '@/domain/resume/entry-by-id';
import type { EntryOf, LearnerRecord } from '@/domain/resume/record-schema';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import styles from './editor.module.css';

/** The lists whose entries a person edits as forms. */
export type EditableList = 'experience' | 'education';

const openers = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

type OffscreenEntriesProps = { list: EditableList; ids: readonly string[]; onNear: () => void };

/**
 * Entries far from what shows, as their text alone, which a search in the page finds: the fields of hundreds of jobs
 * would keep an old computer busy for long. `onNear`: they are within a screen's height, or the focus is beside them.
 */
export function OffscreenEntries({ list, ids, onNear }: OffscreenEntriesProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const text = useDebouncedRecord((record) => textOf(record, list, ids));
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    openers.set(element, onNear);
    observer ??= new IntersectionObserver(openWhatStays, { rootMargin: '100%' });
    observer.observe(element);
    return () => {
      clearTimeout(waiting.get(element));
      observer?.unobserve(element);
    };
  }, [onNear]);
  return (
    <p
      ref={ref}
      className={`hint ${styles.far}`}
      translate="no"
      style={{ '--entries': ids.length } as React.CSSProperties}
    >
      {text}
    </p>
  );
}

/** Opens what is far before and after an entry that has the focus: the next key may lead there. */
export function openBeside({ previousElementSibling, nextElementSibling }: Element): void {
  for (const beside of [previousElementSibling, nextElementSibling])
    if (beside) openers.get(beside)?.();
}

/**
 * How long a group must stay near the window before it is rendered, in ms: it costs as much as a page, and many are only
 * scrolled past.
 */
const stayMs = 120;
const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();

function openWhatStays(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(waiting.get(target));
    if (isIntersecting)
      waiting.set(
        target,
        setTimeout(() => openers.get(target)?.(), stayMs),
      );
  }
}

function textOf(record: LearnerRecord, list: EditableList, ids: readonly string[]): string {
  const texts = ids.flatMap((id) => {
    const { id: _id, ...fields } = entryById<EntryOf<EditableList>>(record[list], id) ?? { id };
    return Object.values(fields).filter((text) => typeof text === 'string' && text !== '');
  });
  return texts.join('\n');
}
