import { needsDownloadFallback, cannotDownload } from './download-support';

/**
 * A tap before hydration. `isTicked`: the state of a checkbox or toggle button after the tap, as the person saw it. `press`:
 * the pointer is down and the click has not come yet.
 */
export type EarlyTap = { tapped: HTMLElement; isTicked: boolean; press?: MouseEvent };

/** Calls `handle` at the begin and the end of each press, before other listeners. Returns the function that stops it. */
export function watchPresses(handle: (event: MouseEvent) => void): () => void {
  const types = ['click', 'pointerdown', 'pointercancel'] as const;
  for (const type of types) document.addEventListener(type, handle, true);
  return () => {
    for (const type of types) document.removeEventListener(type, handle, true);
  };
}

/**
 * Captures each tap on a button, a checkbox or a download link. The returned function stops that and returns the taps. A
 * download link that works without the app is not captured.
 */
export function captureTaps(): () => EarlyTap[] {
  const taps: EarlyTap[] = [];
  let press: EarlyTap | undefined;
  const keep = (event: MouseEvent) => {
    press = undefined;
    if (event.type === 'pointercancel') return;
    const tapped = (event.target as Element).closest<HTMLElement>(
      '#app button, #app input[type="checkbox"], #app a[download]',
    );
    if (!tapped) return;
    if (tapped.hasAttribute('download') && !needsDownloadFallback() && !cannotDownload()) return;
    const isTicked =
      (tapped as { checked?: boolean }).checked ?? tapped.getAttribute('aria-pressed') === 'false';
    const tap = { tapped, isTicked };
    if (event.type === 'pointerdown') return void (press = { ...tap, press: event });
    taps.push(tap);
    // A checkbox may tick at once. For the others prevent the default, which would load another page.
    if (tapped.localName === 'input') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = watchPresses(keep);
  return () => {
    stop();
    if (press) taps.push(press);
    press = undefined;
    return taps.splice(0);
  };
}
