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
    /** Ends the keeping of early taps and hands over what was tapped, in that order. */
    takeEarlyTaps?: () => EarlyTap[];
    /** Says on a page that is not hydrated that this browser is too old (index.html). */
    sayTooOld?: () => void;
    /** Whether an import failed for good: the script has come, and cannot run here. */
    neverRuns?: (error: unknown) => boolean;
    /** Whether the server has a page of another version at this address; false without an answer. */
    isReplaced?: () => Promise<boolean>;
    /** Loads a page that is not hydrated anew where it is replaced, once, unless words stand in it. */
    reloadIfReplaced?: () => Promise<void>;
  }
}

/**
 * Until the page is hydrated: the page fits who is signed in here, its fields take words, and a tap on a button is kept. The
 * build writes this file and what it imports into every page (build/write-early-page.ts), so it runs before the page is
 * drawn, whatever the line does, and stays small.
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
  // Who has been here before finds the way on first (home-page.module.css).
  if (marker ?? readStorage('localStorage', guestAnswerKey)) root.dataset['back'] = '';
  const base = root.lang === 'en' ? '' : `/${root.lang}`;
  if (base && location.pathname === base) history.replaceState(null, '', `${base}/`);
  // The builder begins with its first chapter, as the router says (_guarded.resume-builder.index.tsx).
  if (location.pathname.replace(/\/$/, '') === `${base}/resume-builder`) {
    history.replaceState(null, '', `${base}/resume-builder/chapter/1`);
    root.dataset['wayIn'] = '';
  }
  // This page was written for another address and only stands in for the one asked for.
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
 * What the portal will take this device for when it is hydrated (features/auth/personal-device.ts): its box must not change
 * under the finger of who is about to press it.
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

/** An entry of the browser's simple storage; null where it has none, or refuses. */
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
 * First the page and its fields show, then its scripts run. A tab in the background draws nothing and does not wait for
 * it.
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
