import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { DownloadCopyButton } from '../../ui/download-copy-button';
import { ignoreSecondClicks } from '../../ui/ignore-second-clicks';
import { WeekLimitNote } from '../../ui/guest-computer/week-limit-note';
import { ResumePreview } from '../../ui/resume-sheet/resume-preview';
import styles from './conclusion.module.css';
import { useFocusWhenLeftAlone } from '../../ui/use-focus-when-left-alone';

type ConclusionProps = { isGuest: boolean; isLater: boolean; editor: ReactNode };

/** The end of the chat: the resume to look at, choose a look for, print and change, and where to go on. */
export function Conclusion({ isGuest, isLater, editor }: ConclusionProps) {
  const [isEditing, setEditing] = useState(false);
  const title = useFocusWhenLeftAlone<HTMLHeadingElement>(isLater);
  useEffect(() => {
    // The resume, and not only its heading, is what the person has worked for.
    if (document.activeElement === title.current) title.current?.scrollIntoView();
  }, [title]);
  return (
    <section className={styles.conclusion} aria-labelledby="conclusion-title">
      <div className={`card ${styles.next}`} {...ignoreSecondClicks}>
        <h2 id="conclusion-title" ref={title} tabIndex={-1}>
          <Trans>Here is your resume</Trans>
        </h2>
        <p>
          {isGuest ? (
            <Trans>It is kept on this device only. Sign in to keep it in your account.</Trans>
          ) : (
            <Trans>
              The resume builder has the same resume, and five chapters to make it better.
            </Trans>
          )}
        </p>
        {isGuest && <WeekLimitNote />}
        <div className="row">
          {isGuest ? (
            <Link to="/auth" className="btn">
              <Trans>Sign in to keep it in your account</Trans>
            </Link>
          ) : (
            <Link to="/resume-builder" className="btn">
              <Trans>Go on in the resume builder</Trans>
            </Link>
          )}
          <button
            type="button"
            className="btn quiet small"
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {isEditing ? <Trans>Close the form</Trans> : <Trans>Change my resume</Trans>}
          </button>
          <DownloadCopyButton />
        </div>
      </div>
      <div className={isEditing ? styles.both : styles.one}>
        {isEditing && <div className="card">{editor}</div>}
        <div>
          <ResumePreview />
        </div>
      </div>
    </section>
  );
}
