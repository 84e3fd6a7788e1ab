import type { Page } from '@playwright/test';

/** Makes every text of the page longer by a third of itself, as another language may be; names stay. */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const words = text.data.trim();
      if (
        !/\p{L}{2}/u.test(words) ||
        text.parentElement?.closest('script, style, [translate="no"]')
      )
        continue;
      const more = words.slice(0, Math.ceil(words.length * 0.3)).trim();
      text.data += words.includes(' ') ? ` ${more}` : more;
    }
  });
}

/** What does not fit on the page as it stands: it can be scrolled sideways, a text is cut off, or two things to press overlap. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    const over = root.scrollWidth - root.clientWidth;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [inert], [aria-hidden="true"]');
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 50)}”`;
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(isShown);
    if (over > 0) {
      const wide = all.filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth,
      );
      const inner = wide.filter(
        (element) => !wide.some((one) => one !== element && element.contains(one)),
      );
      faults.push(`${String(over)} px sideways: ${inner.slice(0, 3).map(nameOf).join(', ')}`);
    }
    for (const element of all) {
      const { overflowX, clipPath } = getComputedStyle(element);
      if (!/hidden|clip/.test(overflowX) || clipPath !== 'none' || element.clientWidth < 2)
        continue;
      // Of what moves past, the rest is not cut off but waits.
      if (element.querySelector('[inert]') || !element.textContent?.trim()) continue;
      if (element.scrollWidth > element.clientWidth + 1) faults.push(`cut off: ${nameOf(element)}`);
    }
    const pressed = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ]
      .filter((element) => isShown(element) && getComputedStyle(element).position === 'static')
      .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })));
    for (const [place, one] of pressed.entries())
      for (const other of pressed.slice(place + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (
          width > 2 &&
          height > 2 &&
          !one.element.closest('header') === !other.element.closest('header')
        )
          faults.push(`${nameOf(one.element)} overlaps ${nameOf(other.element)}`);
      }
    return faults;
  });
}
