import { markerKey, sessionKey } from '@/backend/session-store';
import { isLikelyOwnDevice } from '@/domain/shared-computer/likely-own-device';
import { guestAnswerKey } from '@/workspace/session/guest-answer-key';
import { builderPanelKey } from './builder-panel-key';
import { prefillFields, hasEarlyWords } from './early-fields';
import { redirectToChosenLanguage } from './early-language';
import { captureTaps, type EarlyTap } from './early-taps';
import { appLoader, neverRuns } from './load-app';
import { textSizeKey } from './text-size-key';
import { themeKey } from './theme-key';

declare global {
  interface Window {
    /** Stops capturing early taps and returns them in their order. */
    takeEarlyTaps?: () => EarlyTap[];
    /** Shows on a page that is not hydrated that this browser is too old (index.html). */
    sayTooOld?: () => void;
    /** Whether an import failed for good: the script has loaded and cannot run in this browser. */
    neverRuns?: (error: unknown) => boolean;
    /** Whether the server has another version of this page; false without an answer. */
    isReplaced?: () => Promise<boolean>;
    /** Reloads a page that is not hydrated when the server has another version: once, and not if words are typed in it. */
    reloadIfReplaced?: () => Promise<void>;
  }
}

/**
 * Runs before the page is drawn: applies text size and colours, marks the document for the signed-in person, corrects the
 * address, fills the builder's fields, sets the box of the sign-in page, captures taps, then loads the app. The build inlines
 * this file and its imports into every page (build/write-early-page.ts), so it needs no request and must stay small.
 */
function startEarlyPage(): void {
  const root = document.documentElement;
  const markerIn = (area: Area) => parseMarker(readStorage(area, markerKey));
  const marker = markerIn('sessionStorage') ?? markerIn('localStorage');
  const textSize =
    readStorage('sessionStorage', textSizeKey) ?? readStorage('localStorage', textSizeKey);
  if (textSize !== null) root.dataset['textSize'] = textSize;
  const theme = readStorage('sessionStorage', themeKey) ?? readStorage('localStorage', themeKey);
  if (theme !== null) root.dataset['theme'] = theme;
  if (marker) root.dataset['who'] = 'learner';
  // A returning visitor sees the links to continue first (home-page.module.css).
  if (marker ?? readStorage('localStorage', guestAnswerKey)) root.dataset['back'] = '';
  const base = root.lang === 'en' ? '' : `/${root.lang}`;
  if (base && location.pathname === base) history.replaceState(null, '', `${base}/`);
  // The builder opens at chapter 1, as the router redirects (_guarded.resume-builder.index.tsx).
  if (location.pathname.replace(/\/$/, '') === `${base}/resume-builder`) {
    history.replaceState(null, '', `${base}/resume-builder/chapter/1`);
    root.dataset['wayIn'] = '';
  }
  // The server sent this page as a fallback (404.html): it was rendered for another address.
  if (root.dataset['page'] !== location.pathname) {
    root.dataset['standsIn'] = '';
    document.title = 'Career Quest';
  }
  const isBuilder = location.pathname === `${base}/resume-builder/chapter/1`;
  if (isBuilder && readStorage('sessionStorage', builderPanelKey) === '1 edit')
    root.dataset['panel'] = 'edit';
  const filled = marker && isBuilder ? prefillFields(marker.userId).catch(() => {}) : null;

  if (location.pathname === `${base}/auth` && isOwnDevice(marker !== null))
    addEventListener('DOMContentLoaded', () => {
      const box = document.querySelector<HTMLInputElement>('#app [type="checkbox"]');
      if (box) box.checked = false;
    });

  window.takeEarlyTaps = captureTaps();
  addEventListener('beforeunload', (event) => {
    if (hasEarlyWords()) event.preventDefault();
  });

  const { start, isReplaced, reloadIfReplaced } = appLoader();
  Object.assign(window, { isReplaced, neverRuns, reloadIfReplaced });
  // On a plain http address the app cannot run (no Web Crypto, no service worker): index.html shows a notice instead.
  if (root.dataset['app'] && window.isSecureContext && !redirectToChosenLanguage(marker !== null))
    document.addEventListener('DOMContentLoaded', () => void afterFirstPaint(filled, start));
}

/**
 * Whether this is a personal device, by the same rule as features/auth/personal-device.ts: the box "This is a shared computer"
 * must not change when the page hydrates, while somebody is about to press it.
 */
function isOwnDevice(isMarked: boolean): boolean {
  const isMarkedInTab = readStorage('sessionStorage', markerKey) !== null;
  const { standalone } = navigator as { standalone?: boolean };
  return isLikelyOwnDevice({
    hasDeadSignIn: isMarked && !isMarkedInTab && readStorage('localStorage', sessionKey) === null,
    answer: readStorage('sessionStorage', guestAnswerKey),
    isInstalled: matchMedia('(display-mode: standalone)').matches || standalone === true,
  });
}

type Area = 'localStorage' | 'sessionStorage';

/** An entry of web storage; null where there is none or storage is refused. */
function readStorage(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function parseMarker(text: string | null): { userId: string } | null {
  try {
    return JSON.parse(text ?? 'null') as { userId: string } | null;
  } catch {
    return null;
  }
}

/**
 * Runs `next` after the page and its filled fields are drawn, at the latest after a second: a background tab draws nothing.
 */
async function afterFirstPaint(filled: Promise<void> | null, next: () => void): Promise<void> {
  let isNext = false;
  const once = () => {
    if (!isNext) next();
    isNext = true;
  };
  setTimeout(once, 1000);
  await filled;
  requestAnimationFrame(() => setTimeout(once));
}

startEarlyPage();
