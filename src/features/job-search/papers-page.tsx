import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWork } from '@/workspace/document/open-work';
import { useSession } from '@/workspace/session/session';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { Page } from '@/ui/page';
import { TabList } from '@/ui/tab-list';
import { WayBack } from '@/ui/way-back';
import { LazyPart } from '@/resume-tools/lazy-part';
import { LeaveNotice } from '@/resume-tools/guest-computer/leave-notice';
import { SharedComputerQuestion } from '@/resume-tools/guest-computer/shared-computer-question';
import { WeekLimitNote } from '@/resume-tools/guest-computer/week-limit-note';
import { CheatSheetForm } from './cheat-sheet-form';
import { CheatSheetPaper } from './cheat-sheet-paper';
import { CommentList } from './comment-list';
import { Letters } from './letters';
import { Packet } from './packet';
import { PrintedPaper, PrintButton } from './paper';
import { SearchLog } from './search-log';
import { WorkshopRecordPage } from './workshop-record';
import styles from './papers.module.css';

const tabIds = ['sheet', 'log', 'letters', 'packet', 'record', 'comments'] as const;
type TabId = (typeof tabIds)[number];

/** What somebody needs on paper to go and ask for work. */
export function PapersPage() {
  const { t } = useLingui();
  const isReady = useWork().state === 'ready';
  const isGuest = useSession() === null;
  const computer = useGuestComputer((guest) => guest.computer);
  const mustAsk = isGuest && computer === 'unknown';
  return (
    <div className={styles.page}>
      <Page
        title={t`Papers for Your Job Search`}
        above={
          <WayBack to="/resources">
            <Trans>Resource Hub</Trans>
          </WayBack>
        }
        lead={
          <Trans>
            What forms ask, who you asked for work, your letters, and all of it on paper.
          </Trans>
        }
      >
        {!isReady && (
          <p role="status">
            <Trans>Opening your papers…</Trans>
          </p>
        )}
        {isReady && mustAsk && (
          <>
            <SharedComputerQuestion isLater={false} />
            <KindsOfPapers />
            <Sample />
          </>
        )}
        {isReady && !mustAsk && (
          <>
            <Sample
              status={
                <LazyPart load={loadStatusLine} isOptional>
                  {(StatusLine) => <StatusLine />}
                </LazyPart>
              }
            />
            {isGuest && <WeekLimitNote />}
            {isGuest && computer === 'shared' && <LeaveNotice />}
            <OpenPapers />
          </>
        )}
      </Page>
    </div>
  );
}

// Loaded on demand: the status line shows only after the record has been read.
const loadStatusLine = async () => (await import('@/shell/status-line')).StatusLine;
const loadSample = async () => (await import('./sample-papers')).SamplePapers;

/** What can be made here, for a guest who has not said yet whether the computer is shared. */
function KindsOfPapers() {
  const { t } = useLingui();
  const kinds = [
    [t`Cheat sheet`, t`Answers that forms ask for, to copy from.`],
    [t`Work-search log`, t`Where you asked for work, and when to ask again.`],
    [t`Cover letters`, t`A letter for one job. Your resume helps.`],
    [t`Packet`, t`Your resume and these papers in one print.`],
  ];
  return (
    <ul className={styles.kinds}>
      {kinds.map(([name, what]) => (
        <li key={name}>
          <strong>{name}</strong>
          <p>{what}</p>
        </li>
      ))}
    </ul>
  );
}

/** What the papers look like when they are filled in, before anybody types. */
function Sample({ status = null }: { status?: ReactNode }) {
  // Closed at first: what opens by itself when the page wakes would push the page's foot down.
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`${styles.panel} ${styles.head}`}>
      <div className={status ? 'row row-apart' : 'row'}>
        {status && <div>{status}</div>}
        <button
          type="button"
          className="btn quiet small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Close the sample</Trans> : <Trans>See a sample</Trans>}
        </button>
      </div>
      {isOpen && <LazyPart load={loadSample}>{(SamplePapers) => <SamplePapers />}</LazyPart>}
    </div>
  );
}

function OpenPapers() {
  const { t } = useLingui();
  const [tab, setTab] = useState<TabId>(
    () => tabIds.find((id) => `#${id}` === location.hash) ?? 'sheet',
  );
  const panel = useRef<HTMLDivElement>(null);
  // A link to one paper (#letters) scrolls to it, past the head of the page.
  useEffect(() => {
    if (tabIds.some((id) => `#${id}` === location.hash)) panel.current?.scrollIntoView();
  }, []);
  return (
    <>
      <TabList
        label={t`Papers`}
        tabs={[
          { id: 'sheet', label: t`Cheat sheet` },
          { id: 'log', label: t`Work-search log` },
          { id: 'letters', label: t`Cover letters` },
          { id: 'packet', label: t`Packet` },
          { id: 'record', label: t`Workshop record` },
          { id: 'comments', label: t`Staff comments` },
        ]}
        selected={tab}
        onSelect={(id) => setTab(id as TabId)}
      />
      <div ref={panel} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'sheet' && <CheatSheet />}
        {tab === 'log' && <SearchLog />}
        {tab === 'letters' && <Letters />}
        {tab === 'packet' && <Packet />}
        {tab === 'record' && <WorkshopRecordPage />}
        {tab === 'comments' && <CommentList />}
      </div>
    </>
  );
}

function CheatSheet() {
  const { t } = useLingui();
  return (
    <div className={styles.sides}>
      <div>
        <p>
          <Trans>
            Forms ask for things that are not on a resume. Fill them in once, print the page, and
            copy from it. None of it goes into your resume, and none to the AI. With an account, it
            is kept in your account, too, and the people who run this site could see it there. You
            can leave an address out and write it on the print.
          </Trans>
        </p>
        <p>
          <Trans>
            The jobs here come from your resume. A form may ask for all jobs. Write the others on
            the back of the print.
          </Trans>
        </p>
        <p className="message error">
          <Trans>Never write your Social Security number here.</Trans>
        </p>
        <CheatSheetForm />
      </div>
      <div className={styles.follows}>
        <PrintButton fileWord="Application-Answers" />
        <PrintedPaper label={t`Answers for application forms`}>
          <CheatSheetPaper />
        </PrintedPaper>
      </div>
    </div>
  );
}
