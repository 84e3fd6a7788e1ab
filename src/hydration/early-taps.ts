import { needsOtherWay, neverDownloads } from './download-way';

/** `isTicked`: what the tap makes of a box, or of a button that is pressed or not; what the person saw, turned around. */
export type EarlyTap = { tapped: HTMLElement; isTicked: boolean };

/**
 * Keeps each tap on a button, a box or a file until the returned function ends that and hands over what was tapped. A
 * file's link does its work by itself where it can.
 */
export function keepTaps(): () => EarlyTap[] {
  const taps: EarlyTap[] = [];
  const keep = (event: Event) => {
    const tapped = (event.target as Element).closest<HTMLElement>(
      '#app button, #app input[type="checkbox"], #app a[download]',
    );
    if (!tapped) return;
    if (tapped.hasAttribute('download') && !needsOtherWay() && !neverDownloads()) return;
    const isTicked =
      (tapped as { checked?: boolean }).checked ?? tapped.getAttribute('aria-pressed') === 'false';
    taps.push({ tapped, isTicked });
    // Checkboxes may tick at once. Others may not act: their default would load another page.
    if (tapped.localName === 'input') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    return taps.splice(0);
  };
}
