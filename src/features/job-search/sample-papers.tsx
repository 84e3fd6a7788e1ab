import { Trans } from '@lingui/react/macro';
import { sheetFields } from '@/content/en/papers';
import { papersSample, sampleLetter } from '@/content/en/papers-sample';
import { cheatSheet } from '@/domain/job-search/cheat-sheet';
import { CheatSheetWords } from './cheat-sheet-paper';
import { LetterWords } from './letter-paper';
import './paper.css';
import styles from './papers.module.css';

const blocks = cheatSheet(papersSample, sheetFields);

/** Two papers of a made-up learner, filled in. They are read alone: nothing of them comes into anybody's own. */
export function SamplePapers() {
  return (
    <>
      <p className="hint">
        <Trans>
          Sam Rivera is made up. This is what two of the papers look like when they are filled in.
          Nothing of it goes into yours.
        </Trans>
      </p>
      <div className={styles.sample}>
        <article className="paper" translate="no">
          <CheatSheetWords blocks={blocks} answersIn="en" />
        </article>
        <article className="paper" translate="no">
          <LetterWords personalInfo={papersSample.personalInfo} letter={sampleLetter} />
        </article>
      </div>
    </>
  );
}
