import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { letterPrompts } from '@/content/en/letter';
import {
  addLetter,
  lettersOf,
  removeLetter,
  restoreLetter,
} from '@/domain/job-search/edit-letters';
import type { Letter } from '@/domain/job-search/job-search-schema';
import { checkLetter, letterBlocks } from '@/domain/job-search/letter-paper';
import { PaperFiles } from '@/resume-tools/export/paper-files';
import { useTheme } from '@/resume-tools/preview/use-theme';
import { PlainChoice } from '@/ui/fields/plain-choice';
import { Icon } from '@/ui/icon';
import { localToday } from '@/ui/local-day';
import { SiteLink } from '@/ui/site-link';
import { UndoNote } from '@/ui/undo-note';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { LetterForm } from './letter-form';
import { LetterPaper } from './letter-paper';
import { PrintedPaper, PrintButton } from './paper';
import styles from './papers.module.css';

type Undo = { letter: Letter; index: number };

/** Cover letters, each for one job: written from the posting and the resume, on paper and as files. */
export function Letters() {
  const { t } = useLingui();
  const letters = useRecord(lettersOf);
  const [openId, setOpenId] = useState('');
  const [undo, setUndo] = useState<Undo | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const letter = letters.find(({ id }) => id === openId) ?? letters.at(-1);
  const nameOf = useLetterName();

  /** Makes a change and moves the focus to `selector`: the button that was pressed may be gone after it. */
  const changeAndFocus = (change: () => void, selector: string) => {
    flushSync(change);
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const handleAdd = () => {
    const id = crypto.randomUUID();
    changeAndFocus(() => {
      editRecord((record) => addLetter(record, () => id));
      setOpenId(id);
      setUndo(null);
    }, 'form input');
  };
  const handleRemove = (removed: Letter) => {
    const index = letters.findIndex(({ id }) => id === removed.id);
    changeAndFocus(() => {
      editRecord((record) => removeLetter(record, removed.id));
      setUndo({ letter: removed, index });
    }, '[data-undo]');
  };
  const handleUndo = (undone: Undo) => {
    changeAndFocus(() => {
      editRecord((record) => restoreLetter(record, undone.letter, undone.index));
      setOpenId(undone.letter.id);
      setUndo(null);
    }, 'form input');
  };

  return (
    <div ref={root} className={styles.panel}>
      <p>
        <Trans>
          A cover letter goes to one employer, for one job. Write three short parts. Two or three
          sentences are enough for each. You can learn how in{' '}
          <SiteLink href="/modules/2#cover-letter">Module 2</SiteLink>.
        </Trans>
      </p>
      <div className="row">
        <button type="button" className={letter ? 'btn quiet' : 'btn'} onClick={handleAdd}>
          <Icon name="plus" />
          <span>
            {letter ? <Trans>Write another letter</Trans> : <Trans>Write a letter</Trans>}
          </span>
        </button>
        {letter && letters.length > 1 && (
          <PlainChoice
            label={t`Your letters`}
            value={letter.id}
            options={letters.map((option, index) => ({
              value: option.id,
              name: nameOf(option, index),
            }))}
            onChoose={setOpenId}
          />
        )}
      </div>
      {undo && (
        <UndoNote of={t`letter`} onUndo={() => handleUndo(undo)}>
          <Trans>Deleted.</Trans>
        </UndoNote>
      )}
      {letter && (
        <div className={styles.sides} key={letter.id}>
          <div>
            <LetterForm letter={letter} />
            <button type="button" className="btn danger small" onClick={() => handleRemove(letter)}>
              <Icon name="trash" />
              <Trans>Delete this letter</Trans>
            </button>
          </div>
          <div className={styles.follows}>
            <LetterFiles letter={letter} />
            <PrintedPaper label={t`Your letter`}>
              <LetterPaper letter={letter} />
            </PrintedPaper>
          </div>
        </div>
      )}
    </div>
  );
}

/** What a letter is called in a list. */
export function useLetterName(): (letter: Letter, index: number) => string {
  const { t } = useLingui();
  return ({ job, employer }, index) => {
    const number = index + 1;
    const about = [job, employer].map((text) => text.trim()).filter((text) => text !== '');
    return about.length > 0 ? about.join(', ') : t`Letter ${number}`;
  };
}

/** Print and files, with what to look at before the letter goes out. */
function LetterFiles({ letter }: { letter: Letter }) {
  const { t } = useLingui();
  const look = useTheme();
  const { empty, open, words } = checkLetter(letter);
  const emptyNames = empty.map((part) => letterPrompts[part].label).join(', ');
  const openPlaces = open.join(', ');
  const blocksNow = () => {
    const now = currentRecord();
    const current = lettersOf(now).find(({ id }) => id === letter.id) ?? letter;
    return letterBlocks(now, current, localToday());
  };
  return (
    <div className={styles.panel}>
      <div role="status">
        {empty.length > 0 && (
          <p>
            <Trans>Still empty: {emptyNames}.</Trans>
          </p>
        )}
        {open.length > 0 && (
          <p className="message error">
            <Trans>Still to fill in: {openPlaces}</Trans>
          </p>
        )}
      </div>
      <p className="hint">
        <Trans>Your three parts have {words} words. About 150 are enough.</Trans>
      </p>
      <div className="row">
        <PrintButton fileWord="Cover-Letter" />
      </div>
      <PaperFiles
        labels={{ pdf: t`PDF`, docx: t`Word (.docx)`, txt: t`Plain text (.txt)` }}
        blocksNow={blocksNow}
        look={look}
        fileWord="Cover-Letter"
      />
      <p className="hint">
        <Trans>
          Your name, phone and email come from your resume. Read the letter aloud once before you
          send it.
        </Trans>
      </p>
    </div>
  );
}
