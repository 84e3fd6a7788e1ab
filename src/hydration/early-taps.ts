import { needsDownloadFallback, cannotDownload } from './download-support';

/**
 * `isTicked`: what the tap makes of a box, or of a button that is pressed or not; what the person saw, turned around.
 * `press`: it has begun, and its click has still to come.
 */
export type EarlyTap = { tapped: HTMLElement; isTicked: boolean; press?: MouseEvent };

/** Hears how each press begins and ends, before anything of the page does, until the returned function is called. */
export function watchPresses(handle: (event: MouseEvent) => void): () => void {
  const types = ['click', 'pointerdown', 'pointercancel'] as const;
  for (const type of types) document.addEventListener(type, handle, true);
  return () => {
    for (const type of types) document.removeEventListener(type, handle, true);
  };
}

/**
 * Keeps each tap on a button, a box or a file until the returned function ends that and hands over what was tapped. A
 * file's link does its work by itself where it can.
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
    // Checkboxes may tick at once. Others may not act: their default would load another page.
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
