import type { KeyboardEvent } from 'react';
import styles from './tab-list.module.css';

type TabListProps = {
  label: string;
  /** Each tab controls the element `panel-<id>`, which names `tab-<id>` as its label. */
  tabs: readonly { id: string; label: string }[];
  selected: string;
  onSelect: (id: string) => void;
};

/** A row of tabs by the WAI-ARIA pattern: one stop for Tab, arrows move and select. */
export function TabList({ label, tabs, selected, onSelect }: TabListProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const from = tabs.findIndex(({ id }) => id === selected);
    const to = targetOfKey(event.key, from, tabs.length);
    const target = to === undefined ? undefined : tabs[to];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`tab-${target.id}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`tab-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={`panel-${tab.id}`}
          tabIndex={tab.id === selected ? 0 : -1}
          onKeyDown={handleKeyDown}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function targetOfKey(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
