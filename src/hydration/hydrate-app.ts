import { startTransition, type ReactNode } from 'react';
import type { AnyRouter } from '@tanstack/react-router';
import { siteAddress } from '@/content/site-base';
import { snapshotControls, type RestoreControls } from './control-snapshot';

let restoreControls: RestoreControls | null = null;
let isRedrawn = false;

/** Call when the screen is hydrated: restores controls that rendered late and stops watching them. */
export function endHydration(): void {
  // A part of the screen that waited for data may have rendered only now.
  restoreControls?.(isRedrawn ? 'redraw' : 'nothing', true);
  restoreControls = null;
}

/**
 * Hydrates the page that the build rendered for this address. At any other address (a lesson that does not exist, the builder
 * of a guest, who is redirected to the sign-in page) it renders the app from scratch over the fallback page.
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
  // Tells the router that the page is server-rendered; else the first render would differ from the markup.
  router.ssr = { manifest: undefined };
  await router.load();
  if (siteAddress(router.state.location.pathname) === dataset['page']) {
    // As a transition React yields to the browser every few milliseconds, so taps and keys are answered meanwhile.
    restoreControls = snapshotControls();
    startTransition(() => {
      hydrateRoot(container, view, {
        // A translator or an extension has changed the markup, so React has rendered the screen again.
        onRecoverableError: (error) => {
          isRedrawn = true;
          restoreControls?.('redraw');
          reportError(error);
        },
      });
    });
    return;
  }
  // The guard has redirected: the rendered page does not fit.
  delete router.ssr;
  createRoot(container).render(view);
}

/**
 * Whether all scripts that the rendered page needs have loaded. If the connection breaks before, the page stays readable;
 * hydrating without them would replace it by an error. Throws when one of the scripts cannot run in this browser.
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

/** Resolves when the browser is back online, at the latest after five seconds: time to load the missing scripts again. */
function whenLikelyOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, 5000);
  });
}

/**
 * Adds a disabled link for each style sheet that the build inlined, so that the loader of lazy parts does not fetch it again.
 * Written in the HTML, Chromium 150 would fetch a disabled link, too.
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

/** Yields to the browser, so that it handles taps and keys between the steps of hydration. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
