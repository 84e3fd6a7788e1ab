export type EarlyTap = { tapped: HTMLElement; isTicked: boolean };

/** Keeps each tap on a button or a box until the returned function ends that and hands over what was tapped. */
export function keepTaps(): () => EarlyTap[] {
  const taps: EarlyTap[] = [];
  const keep = (event: Event) => {
    const tapped = (event.target as Element).closest<HTMLElement>(
      '#app button, #app input[type="checkbox"]',
    );
    if (!tapped) return;
    taps.push({ tapped, isTicked: (tapped as HTMLInputElement).checked });
    // A tick shows at once; a button that did something by itself would load another page.
    if (tapped.localName !== 'button') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    return taps.splice(0);
  };
}
