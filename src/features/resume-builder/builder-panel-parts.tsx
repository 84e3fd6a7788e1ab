import { Plural, Trans } from '@lingui/react/macro';
import { Icon } from '@/ui/icon';
import { PrintSilentNote } from '@/resume-tools/preview/print-silent-note';
import { resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { usePrint } from '@/resume-tools/preview/use-print';
import { useBeganBlank } from './use-began-blank';
import styles from './builder-panel-parts.module.css';

/** The end of the form: buttons that show the whole resume and print it. */
export function FormEnd({ onDone }: { onDone: () => void }) {
  const print = usePrint();
  return (
    <div className={styles.formEnd}>
      <div className="row">
        <button type="button" className="btn" onClick={onDone}>
          <Icon name="check" />
          <Trans>Done: see my resume</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={print.start}>
          <Icon name="print" />
          <Trans>Print</Trans>
        </button>
      </div>
      {print.isSilent && <PrintSilentNote />}
    </div>
  );
}

/** Above a form that was blank when it opened: a link to the chapter. It stays while the person types, so that nothing moves. */
export function StepByStep({ onOpen }: { onOpen: () => void }) {
  const { beganBlank } = useBeganBlank();
  if (!beganBlank) return null;
  return (
    <p className={`hint ${styles.stepByStep}`}>
      <span>
        <Trans>Want to learn step by step?</Trans>{' '}
      </span>
      <button type="button" onClick={onOpen}>
        <Trans>Start with the chapter</Trans>
      </button>
    </p>
  );
}

/** On a phone the preview is behind a tab: a bar at the bottom counts the resume's lines and opens it. */
export function PaperPeek({ onOpen }: { onOpen: () => void }) {
  const lines = useDebouncedRecord((record) => blockTexts(resumeBlocks(record)).length);
  return (
    <button type="button" className={styles.peek} data-foot-bar onClick={onOpen}>
      <span>
        <Trans>Your resume</Trans>
      </span>
      <span>
        <Plural value={lines} one="# line" other="# lines" />
      </span>
      <Icon name="up" />
    </button>
  );
}
