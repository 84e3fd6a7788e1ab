import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { listenForEmptied } from '../../state/emptied-tabs';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useRouteFocus } from './use-route-focus';
import { WorkerNotices } from './worker-notices';

/** The frame of every screen: skip link, top navigation, the main landmark and the footer. */
export function Shell({ children }: { children: ReactNode }) {
  useRouteFocus();
  useEffect(listenForEmptied, []);
  return (
    <>
      <a className="btn visually-hidden" href="#main">
        <Trans>Skip to the main part</Trans>
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <WorkerNotices />
      <SiteFooter />
    </>
  );
}
