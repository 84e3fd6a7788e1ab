import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { firstName } from '@/domain/resume/first-name';
import { OtherFiles } from '@/resume-tools/export/other-files';
import { SaveSharePrint } from '@/resume-tools/export/save-share-print';
import { useEditorOpener } from '@/resume-tools/fields/go-to-field';
import { WeekLimitNote } from '@/resume-tools/guest-computer/week-limit-note';
import { MachineCheck } from '@/resume-tools/machine-check/machine-check';
import { useThemeChoice } from '@/resume-tools/preview/theme-choice';
import { SpanishLeft } from '@/resume-tools/phrases/spanish-left';
import { PageCount } from '@/resume-tools/preview/page-count';
import { PagesToRead } from '@/resume-tools/preview/pages-to-read';
import { usePaper } from '@/resume-tools/preview/use-paper';
import { Crest } from '@/ui/crest';
import { Icon } from '@/ui/icon';
import { ignoreSecondClicks } from '@/ui/ignore-second-clicks';
import { useFocusIfLost } from '@/ui/use-focus-if-lost';
import { useSession } from '@/workspace/session/session';
import { useRecord } from '@/workspace/document/working-record';
import { BeforeYouPrint, useDoubtfulCount } from './before-you-print';
import styles from './conclusion.module.css';
import { LastQuestions } from './last-questions';
import { NextSteps } from './next-steps';

type ConclusionProps = {
  isGuest: boolean;
  isLater: boolean;
  editor: ReactNode;
  /** The button that leads back into the chat. */
  wayBack: ReactNode;
  /** What was said, to be read again. */
  chat: ReactNode;
};

/** The end of the chat: the resume itself with the guild's crest on it, the ways to take it, and where to go from here. */
export function Conclusion({ isGuest, isLater, editor, wayBack, chat }: ConclusionProps) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  useEditorOpener(useCallback(() => setEditing(true), []));
  const form = useRef<HTMLDivElement>(null);
  const session = useSession();
  const count = useDoubtfulCount();
  const { paper, blocks, style } = usePaper();
  const look = useThemeChoice(blocks);
  const title = useFocusIfLost<HTMLHeadingElement>(isLater, { preventScroll: true });
  // The chat may have been scrolled. A smooth scroll would stop when parts that load meanwhile change the layout.
  useEffect(() => {
    if (isLater) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isLater]);
  useEndMark();
  const handleChange = () => {
    flushSync(() => setEditing(!isEditing));
    form.current?.focus();
  };
  const handleDone = () => {
    flushSync(() => setEditing(false));
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <section aria-labelledby="conclusion-title">
      <ConclusionHead title={title} isLater={isLater} count={count} />
      <p className={`hint ${styles.lead}`}>
        <Trans>You can look at it here, print it, and change anything you like.</Trans>
      </p>
      <BeforeYouPrint isOnTop />
      <div className={styles.end} data-editing={isEditing}>
        <div className={styles.paper}>
          <PagesToRead paper={paper} style={style} label={t`Your resume`} />
        </div>
        <div className={styles.ways} {...ignoreSecondClicks}>
          <div className={styles.take} data-foot-bar>
            <SaveSharePrint />
          </div>
          {session?.shared && (
            <p className="message">
              <Trans>Finished here? Press “Log Out”. Nothing stays on this computer.</Trans>
            </p>
          )}
          <div className={styles.change}>
            <button
              type="button"
              className="btn quiet small"
              aria-expanded={isEditing}
              onClick={handleChange}
            >
              <Icon name={isEditing ? 'close' : 'pen'} />
              {isEditing ? <Trans>Close the form</Trans> : <Trans>Change my resume</Trans>}
            </button>
            {look.button}
            <OtherFiles />
          </div>
          <SpanishLeft className={styles.doubts} />
          <BeforeYouPrint />
          {isEditing && (
            <div
              ref={form}
              tabIndex={-1}
              role="group"
              aria-label={t`Change my resume`}
              className={`card ${styles.form}`}
            >
              {editor}
              <button type="button" className="btn" onClick={handleDone}>
                <Icon name="check" />
                <Trans>Done: see my resume</Trans>
              </button>
            </div>
          )}
          {look.panel}
          <PageCount paper={paper} />
          <LastQuestions isReady={count === 0} />
          <NextSteps isGuest={isGuest} />
          {isGuest && <WeekLimitNote />}
          <Folded summary={<Trans>Check how a machine reads it</Trans>}>
            <MachineCheck />
          </Folded>
          <Folded summary={<Trans>What you told the guide</Trans>}>
            {wayBack}
            {chat}
          </Folded>
        </div>
      </div>
    </section>
  );
}

type ConclusionHeadProps = {
  title: Ref<HTMLHeadingElement>;
  isLater: boolean;
  /** How many lines should be looked at first. */
  count: number;
};

/**
 * The heading by the person's first name, or how many lines are doubtful. The crest is stamped on when the chat has just
 * ended.
 */
function ConclusionHead({ title, isLater, count }: ConclusionHeadProps) {
  const name = useRecord(({ personalInfo }) => firstName(personalInfo.name));
  return (
    <div className={styles.head}>
      <span className={styles.stamp} data-now={isLater}>
        <Crest size={20} />
      </span>
      <h2 id="conclusion-title" ref={title} tabIndex={-1} className={styles.title}>
        {count > 0 ? (
          <Plural
            value={count}
            one="Almost ready: # line to look at"
            other="Almost ready: # lines to look at"
          />
        ) : name === '' ? (
          <Trans>Your resume is ready</Trans>
        ) : (
          <Trans>
            <span translate="no">{name}</span>, your resume is ready
          </Trans>
        )}
      </h2>
    </div>
  );
}

function Folded({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** Marks the document while the end of the chat shows: its own heading takes the place of the page's (game-page.module.css). */
function useEndMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['chatEnd'] = '';
    return () => {
      delete dataset['chatEnd'];
    };
  }, []);
}
