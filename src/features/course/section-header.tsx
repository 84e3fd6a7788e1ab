import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '@/ui/icon';
import { partOfHeading } from '@/ui/prose/heading-id';
import type { ListedPart } from './course-parts';
import styles from './section-header.module.css';

type SectionHeaderProps = {
  sections: readonly ListedPart[];
  label: string;
  place: string;
  isDone: (sectionId: string) => boolean;
  /** `narrow`: only where the list of parts does not stand beside the text. */
  on: 'all' | 'narrow';
};

/** A module's own header: links to its sections, behind a toggle on a phone. It stays while the page scrolls. */
export function SectionHeader({ sections, label, place, isDone, on }: SectionHeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const current = partOfHeading(place);
  const title = sections.find(({ id }) => id === current)?.title;
  return (
    <div className={styles.header} data-sticky-header={on}>
      <button
        type="button"
        className={`btn quiet small ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls="module-sections"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        <Trans>Module menu</Trans>
      </button>
      <span className={styles.here} aria-hidden="true">
        {title}
      </span>
      <nav id="module-sections" aria-label={label} className={styles.links} data-open={isOpen}>
        {sections.map((section) => (
          <a
            key={section.id}
            href={`#${section.id}`}
            {...(section.id === current && { 'aria-current': 'location' })}
            onClick={() => setIsOpen(false)}
          >
            <span>
              {section.title}
              {on === 'narrow' && <span className={styles.plain}>{section.plainTitle}</span>}
            </span>
            {isDone(section.id) && (
              <>
                {' '}
                <Icon name="check" size={14} />
                <span className="visually-hidden">
                  <Trans>(done)</Trans>
                </span>
              </>
            )}
          </a>
        ))}
      </nav>
    </div>
  );
}
