import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { listenForEmptied } from '../account/emptied-tabs';
import { CornerNotices } from './corner-notices';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { LogOutQuestion } from './log-out-question';
import { OldPage } from './old-page';
import { SharedComputer } from './shared-computer';
import { useRouteFocus } from './use-route-focus';

/** The frame of every screen: skip link, top navigation, the main landmark and the footer. */
export function Shell({ children }: { children: ReactNode }) {
  useRouteFocus();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => listenForEmptied(() => flushSync(() => setLeaving(true))), []);
  return (
    <>
      <a className="btn visually-hidden" href="#main">
        <Trans>Skip to the main part</Trans>
      </a>
      <SiteHeader />
      <CornerNotices />
      <main id="main" tabIndex={-1}>
        {!isLeaving && children}
      </main>
      <LogOutQuestion />
      <OldPage />
      <SharedComputer />
      <SiteFooter />
    </>
  );
}
