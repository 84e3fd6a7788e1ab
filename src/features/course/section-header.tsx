import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWho } from '@/workspace/session/session';
import { Icon } from '@/ui/icon';
import type { ListedPart } from './course-parts';
import styles from './section-header.module.css';
import type { ModuleStanding } from './use-module-standing';

type SectionHeaderProps = {
  sections: readonly ListedPart[];
  label: string;
  /** The id of the section that is open. */
  current: string;
  standing: Pick<ModuleStanding, 'isDone' | 'cardsOf'>;
  /** `narrow`: shown only when the list of parts is not beside the text. */
  on: 'all' | 'narrow';
};

/** A module's sticky header: links to its sections, behind a toggle on a phone. */
export function SectionHeader({ sections, label, current, standing, on }: SectionHeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isDone } = standing;
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
      <CurrentSection sections={sections} current={current} standing={standing} />
      <nav id="module-sections" aria-label={label} className={styles.links} data-open={isOpen}>
        <SectionLinks />
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

type CurrentSectionProps = Pick<SectionHeaderProps, 'sections' | 'current' | 'standing'>;

/** The open section, and how many of its cards are checked. */
function CurrentSection({ sections, current, standing }: CurrentSectionProps) {
  const index = sections.findIndex(({ id }) => id === current);
  const section = sections[index];
  if (!section) return null;
  const count = sections.length;
  const { done: cardsDone, total: cardCount } = standing.cardsOf(current);
  return (
    <span className={styles.here} aria-hidden="true">
      <span className={styles.title}>
        <Trans>
          Part {index + 1} of {count}
        </Trans>
        {' · '}
        {section.title}
      </span>
      <span>
        <Trans>
          {cardsDone} of {cardCount} cards
        </Trans>
      </span>
    </span>
  );
}

/** Links out of the module, first in the folded list: there the site's top bar has scrolled out of view. */
function SectionLinks() {
  const isLearner = useWho() === 'learner';
  return (
    <div className={styles.out}>
      <Link to="/modules" activeOptions={{ exact: true }}>
        <span className="one-way" aria-hidden="true">
          ←
        </span>{' '}
        <Trans>All modules</Trans>
      </Link>
      <Link to={isLearner ? '/resume-builder' : '/game'} activeOptions={{ exact: true }}>
        <Trans>My resume</Trans>
      </Link>
      <Link to="/" activeOptions={{ exact: true }}>
        <Trans>Home</Trans>
      </Link>
    </div>
  );
}
