import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useEditorOpener } from '@/resume-tools/fields/go-to-field';
import { MachineCheck } from '@/resume-tools/machine-check/machine-check';
import { usePaper } from '@/resume-tools/preview/use-paper';
import { WeekLimitNote } from '@/resume-tools/guest-computer/week-limit-note';
import { ignoreSecondClicks } from '@/ui/ignore-second-clicks';
import { useLookChoice } from '@/resume-tools/preview/look-choice';
import { PageCount } from '@/resume-tools/preview/page-count';
import { ResumePages } from '@/resume-tools/preview/resume-pages';
import { PrintAndDownload } from '@/resume-tools/preview/print-and-download';
import { useFocusWhenLeftAlone } from '@/ui/use-focus-when-left-alone';
import { BeforeYouPrint } from './before-you-print';
import styles from './conclusion.module.css';
import { LastQuestions } from './last-questions';

type ConclusionProps = {
  isGuest: boolean;
  isLater: boolean;
  editor: ReactNode;
  /** The button that leads back into the chat. */
  wayBack: ReactNode;
  /** What was said, to be read again. */
  chat: ReactNode;
};

/** The end of the chat: the resume itself, the ways to take it, and then where to change it and to go on. */
export function Conclusion({ isGuest, isLater, editor, wayBack, chat }: ConclusionProps) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  useEditorOpener(useCallback(() => setEditing(true), []));
  const { paper, blocks, style } = usePaper();
  const look = useLookChoice(blocks);
  const title = useFocusWhenLeftAlone<HTMLHeadingElement>(isLater);
  useEffect(() => {
    if (document.activeElement === title.current) window.scrollTo({ top: 0 });
  }, [title]);
  return (
    <section aria-labelledby="conclusion-title">
      <h2 id="conclusion-title" ref={title} tabIndex={-1} className={styles.title}>
        <Trans>Here is your resume</Trans>
      </h2>
      <p>
        <Trans>You can look at it here, print it, and change anything you like.</Trans>
      </p>
      <BeforeYouPrint />
      <div className={styles.end} data-editing={isEditing}>
        <div className={styles.paper}>
          <ResumePages paper={paper} style={style} label={t`Your resume`} />
        </div>
        <div className={styles.ways} {...ignoreSecondClicks}>
          <div className={styles.take} data-foot-bar>
            <PrintAndDownload />
          </div>
          <div className={styles.look}>
            {look.button}
            {look.panel}
            <PageCount paper={paper} />
          </div>
          <LastQuestions />
          <MachineCheck />
          <div className={`row ${styles.change}`}>
            <button
              type="button"
              className="btn quiet small"
              aria-expanded={isEditing}
              onClick={() => setEditing(!isEditing)}
            >
              {isEditing ? <Trans>Close the form</Trans> : <Trans>Change my resume</Trans>}
            </button>
            {wayBack}
          </div>
          {isEditing && <div className="card">{editor}</div>}
          <WhereItIs isGuest={isGuest} />
          <details className={styles.chat}>
            <summary>
              <Trans>What you told the guide</Trans>
            </summary>
            {chat}
          </details>
        </div>
      </div>
    </section>
  );
}

function WhereItIs({ isGuest }: { isGuest: boolean }) {
  return (
    <div className={styles.where}>
      <p>
        {isGuest ? (
          <Trans>It is kept on this device only. Log in to keep it in your account.</Trans>
        ) : (
          <Trans>
            The resume builder has the same resume, and five chapters to make it better.
          </Trans>
        )}
      </p>
      {isGuest && <WeekLimitNote />}
      {isGuest ? (
        <Link to="/auth" className="btn quiet small">
          <Trans>Log in to keep it in your account</Trans>
        </Link>
      ) : (
        <Link to="/resume-builder" className="btn quiet small">
          <Trans>Continue in the resume builder</Trans>
        </Link>
      )}
    </div>
  );
}
