import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '../../../ui/icon';
import { partOfHeading } from '../../../ui/prose/heading-id';
import type { CoursePart } from '../course-parts';
import styles from './section-header.module.css';

type SectionHeaderProps = {
  sections: readonly CoursePart[];
  place: string;
  isDone: (sectionId: string) => boolean;
};

/** The module's own header: links to its sections, behind a toggle on a phone. It stays while the page scrolls. */
export function SectionHeader({ sections, place, isDone }: SectionHeaderProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const current = partOfHeading(place);
  const title = sections.find(({ id }) => id === current)?.title;
  return (
    <div className={styles.header} data-sticky-header="">
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
      <nav
        id="module-sections"
        aria-label={t`Sections of Module 3`}
        className={styles.links}
        data-open={isOpen}
      >
        {sections.map((section) => (
          <a
            key={section.id}
            href={`#${section.id}`}
            {...(section.id === current && { 'aria-current': 'location' })}
            onClick={() => setIsOpen(false)}
          >
            {section.title}
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
