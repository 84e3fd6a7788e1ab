import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import { ResumePages } from '@/resume-tools/preview/resume-pages';
import { usePaper } from '@/resume-tools/preview/use-paper';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import styles from './game-page.module.css';

/** On a phone the resume has no place beside the chat: a small button says how it grows, and shows it. */
export function ResumePeek() {
  const lines = useDebouncedRecord((record) => blockTexts(resumeBlocks(record)).length);
  const [isOpen, setOpen] = useState(false);
  if (lines === 0) return null;
  return (
    <>
      <button type="button" className={styles.peek} onClick={() => setOpen(true)}>
        <span className="visually-hidden">
          <Trans>Your resume</Trans>
        </span>
        <span>
          <Plural value={lines} one="# line" other="# lines" />
        </span>
        <Icon name="up" />
      </button>
      {isOpen && <PaperSoFar onClose={() => setOpen(false)} />}
    </>
  );
}

function PaperSoFar({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { paper, style } = usePaper();
  return (
    <Dialog isWide title={t`Your resume so far`} onClose={onClose}>
      <ResumePages paper={paper} style={style} label={t`Your resume`} />
      <button type="button" className="btn" onClick={onClose}>
        <Trans>Back to the chat</Trans>
      </button>
    </Dialog>
  );
}
