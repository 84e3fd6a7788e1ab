import { startTransition, type ReactNode } from 'react';
import type { AnyRouter } from '@tanstack/react-router';
import { siteAddress } from '@/content/site-base';
import { snapshotControls, type RestoreControls } from './control-snapshot';

let restoreControls: RestoreControls | null = null;
let isRedrawn = false;

/** The page is hydrated: from here on its screens keep what is typed. */
export function endHydration(): void {
  // A part that had to wait for something may have been drawn only now.
  restoreControls?.(isRedrawn ? 'redraw' : 'nothing', true);
  restoreControls = null;
}

/**
 * Wakes the page that the build wrote for this address. Any other address (a lesson that does not exist, the builder
 * of a guest, who is sent to the portal) is drawn anew over the page that the server sent in its place.
 */
export async function hydrateApp(
  createApp: () => { router: AnyRouter; view: ReactNode },
): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no #app element.');
  await nextTask();
  // It is in the app's chunk (written-pages.ts) but runs only now, because evaluating it takes long.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const { router, view } = createApp();
  const { dataset } = document.documentElement;
  if (dataset['page'] !== window.location.pathname) {
    delete dataset['standsIn'];
    createRoot(container).render(view);
    return;
  }
  while (!(await haveScriptsLoaded())) {
    void window.reloadIfReplaced?.();
    await whenLikelyOnline();
  }
  // The router's own mark of a page that was written before; without it the first render differs from the page.
  router.ssr = { manifest: undefined };
  await router.load();
  if (siteAddress(router.state.location.pathname) === dataset['page']) {
    // As a transition React yields to the browser every few milliseconds, so taps and keys are answered meanwhile.
    restoreControls = snapshotControls();
    startTransition(() => {
      hydrateRoot(container, view, {
        // Others have changed the page (a translator, an extension, the system), and React has drawn it anew.
        onRecoverableError: (error) => {
          isRedrawn = true;
          restoreControls?.('redraw');
          reportError(error);
        },
      });
    });
    return;
  }
  // The guard has sent a guest elsewhere: the written page is not theirs.
  delete router.ssr;
  createRoot(container).render(view);
}

/**
 * Whether everything that the written page needs to hydrate has come. A line that breaks before that leaves the page as it
 * is, to be read; waking half of it would put an error in its place. Throws when one of them will never run here.
 */
async function haveScriptsLoaded(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const scripts = [...links].map(({ href }) => import(/* @vite-ignore */ href) as Promise<unknown>);
  const missing = (await Promise.allSettled(scripts)).filter(
    (script) => script.status === 'rejected',
  );
  for (const { reason } of missing) if (window.neverRuns?.(reason)) throw reason;
  return missing.length === 0;
}

/** The moment to ask again for what did not come: the browser is back online, or five seconds have passed. */
function whenLikelyOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, 5000);
  });
}

/**
 * Names the files whose rules the build wrote into the page, so that the loader of the other parts does not fetch them
 * again: by links that are switched off. In the HTML the browser would fetch those, too (seen in Chromium 150).
 */
export function registerInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.href = dataset['file'] ?? '';
    document.head.append(link);
  }
}

/** Ends the task: a tap or a key is answered between the steps of the waking. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
