import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { SamplePosting as Posting } from '@/content/chapter-activity-types';
import { highlightKinds } from '@/domain/job-posting/find-highlights';
import frame from '../activity-frame.module.css';
import { ClueList } from './clue-list';
import { ClueNote } from './clue-note';
import { readClues, type Clues, type OpenClue } from './clues';
import { MarkedText } from './marked-text';
import styles from './job-description.module.css';

/** The sample posting with its clues marked, and the three lists of them. Choosing a clue says why it is one. */
export function SamplePostingPractice({ posting }: { posting: Posting }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<OpenClue | null>(null);
  const { lists, why } = useMemo(() => readClues(posting), [posting]);
  const clues: Clues = {
    lists,
    why,
    open,
    onToggle: (clue) =>
      setOpen((now) => (now?.phrase === clue.phrase && now.at === clue.at ? null : clue)),
  };
  const titles = {
    hardSkills: t`Hard skills`,
    softSkills: t`Soft skills`,
    keyDuties: t`Key duties`,
  };
  return (
    <>
      <p>
        <Trans>Choose a marked phrase to see why it matters.</Trans>
      </p>
      <article className={`${frame.panel} ${styles.posting}`} aria-label={t`Sample job posting`}>
        <h3>
          <MarkedText text={posting.title} at="title" clues={clues} />
        </h3>
        <ClueNote at="title" clues={clues} />
        <p className="hint">{posting.employer}</p>
        {posting.paragraphs.map((text, index) => (
          <div key={text}>
            <MarkedText text={text} at={`p${String(index)}`} clues={clues} />
            <ClueNote at={`p${String(index)}`} clues={clues} />
          </div>
        ))}
        <h4 lang="en">
          <Trans>What you will do</Trans>
        </h4>
        <MarkedList lines={posting.duties} at="duty" clues={clues} />
        <h4 lang="en">
          <Trans>What you bring</Trans>
        </h4>
        <MarkedList lines={posting.needs} at="need" clues={clues} />
      </article>
      <div className={styles.lists}>
        {highlightKinds.map((kind) => (
          <ClueList key={kind} kind={kind} title={titles[kind]} clues={clues} />
        ))}
      </div>
    </>
  );
}

type MarkedListProps = { lines: readonly string[]; at: string; clues: Clues };

function MarkedList({ lines, at, clues }: MarkedListProps) {
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={line}>
          <MarkedText text={line} at={`${at}${String(index)}`} clues={clues} />
          <ClueNote at={`${at}${String(index)}`} clues={clues} />
        </li>
      ))}
    </ul>
  );
}
