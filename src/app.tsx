import { I18nProvider } from '@lingui/react';
import { createRouter, RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { siteBase } from './content/site-base';
import { routeTree } from './routeTree.gen';
import { ScreenError } from './shell/screen-error';
import { startLanguage } from './ui/i18n';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApp>['router'];
  }
}

/**
 * The app, the same for a browser and for the build that writes its pages. Without `history` it follows the browser's
 * address.
 */
export function createApp(history?: RouterHistory) {
  const i18n = startLanguage();
  let isFirst = true;
  // A page whose scripts come while somebody reads it already leaves them at their line.
  const mayScroll = () => {
    const isBeingRead = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isBeingRead;
  };
  const router = createRouter({
    routeTree,
    basepath: siteBase,
    defaultPreload: 'intent',
    // In the place of the screen alone: the frame around it has the ways on.
    defaultErrorComponent: ScreenError,
    // A written page has no place to scroll back to, and would get an inline script for it.
    scrollRestoration: !import.meta.env.SSR && mayScroll,
    // Else a new page comes in at the old one's line, glides up, and takes the parts on its way for read.
    scrollRestorationBehavior: 'instant',
    ...(history && { history }),
  });
  const view = (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>
  );
  return { router, view };
}
