import { I18nProvider } from '@lingui/react';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchInstall } from './pwa/install';
import { refuseMarkup } from './pwa/trusted-types';
import { startWorker } from './pwa/worker';
import { routeTree } from './routeTree.gen';
import { eraseLeftGuest } from './state/guest-computer';
import { startLanguage } from './ui/i18n';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

refuseMarkup();
watchInstall();

const i18n = startLanguage();
const router = createRouter({ routeTree, scrollRestoration: true, defaultPreload: 'intent' });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app element.');
// Before any screen can show it. Resolves at once where there is nothing to erase.
await eraseLeftGuest();
createRoot(container).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </StrictMode>,
);
startWorker();
