import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { listenForEmptied } from '@/workspace/account/emptied-tabs';
import { usePersonChange } from '@/workspace/session/person-change';
import { useLeaveQuestion } from '@/workspace/shared-computer/leave-question';
import { LazyPart } from '@/resume-tools/lazy-part';
import { CornerNotices } from './corner-notices';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SharedComputer } from './shared-computer';
import { useRouteFocus } from './use-route-focus';
import { SessionOverlays } from './session-overlays';

const loadPersonChange = async () => (await import('./person-change')).PersonChange;
const loadLogOutQuestion = async () => (await import('./log-out-question')).LogOutQuestion;

/** The frame of every screen: skip link, top navigation, the main landmark and the footer. */
export function Shell({ children }: { children: ReactNode }) {
  useRouteFocus();
  const isAsked = useLeaveQuestion(
    ({ question }) => question !== 'none' && question !== 'clear-guest',
  );
  const [isLeaving, setLeaving] = useState(false);
  const isOver = usePersonChange((state) => state.isOver);
  useEffect(() => listenForEmptied(() => flushSync(() => setLeaving(true))), []);
  return (
    <>
      <a className="btn visually-hidden" href="#main">
        <Trans>Skip to the main part</Trans>
      </a>
      <SiteHeader />
      <CornerNotices />
      <main id="main" tabIndex={-1}>
        {!isLeaving && !isOver && children}
      </main>
      {isAsked && (
        <LazyPart load={loadLogOutQuestion}>{(LogOutQuestion) => <LogOutQuestion />}</LazyPart>
      )}
      {isOver && <LazyPart load={loadPersonChange}>{(PersonChange) => <PersonChange />}</LazyPart>}
      <SessionOverlays />
      <SharedComputer />
      <SiteFooter />
    </>
  );
}
