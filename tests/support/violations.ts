import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isDeep } from './deep';

type Reading = Awaited<ReturnType<AxeBuilder['analyze']>>;

// The reader itself, put into a page once: the package around it brings it again for each reading and sorts what is right
// on a page of its own, which takes five times as long.
const ours = createRequire(import.meta.url);
const axe = createRequire(ours.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** Rules that look at how a page is drawn: the others find in forced colours what they find without, and the deep run asks. */
const aboutDrawing = ['link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * What an automated reading finds wrong with the page as it stands, one line each: WCAG 2.2 AA, target size included, and
 * the reader's own advice.
 */
export async function violations(page: Page, areColoursForced = false): Promise<string[]> {
  // At the top of the page: a field half under the sticky header is one scroll away from its full size. That the header
  // never covers what has the focus is proven where the keyboard alone does the main job.
  await page.evaluate(() => window.scrollTo(0, 0));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly = areColoursForced && !isDeep ? aboutDrawing : undefined;
  return page.evaluate(
    async ({ isForced, runOnly }) => {
      const reader = (window as unknown as { axe: { run: (options: object) => Promise<Reading> } })
        .axe;
      const found = await reader.run({
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
        rules: {
          'target-size': { enabled: true },
          // It reads -webkit-text-fill-color, which Chromium gives as the page set it, not as the system draws it.
          'color-contrast': { enabled: !isForced },
        },
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    { isForced: areColoursForced, runOnly },
  );
}

/**
 * {@link violations} of the page as it stands, in light and dark at each of these widths, and in the colours that a person
 * has forced on every page; the page keeps its own width. Each day every width and both schemes are read, not each of both
 * with each: colours do not change with the width.
 */
export async function violationsInEachLook(
  page: Page,
  widths: readonly number[] = [360, 1280],
): Promise<string[]> {
  const own = page.viewportSize();
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    const all = ['dark', 'light'] as const;
    for (const colorScheme of isDeep || widths.length === 1 ? all : [all[index % 2] ?? 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(untilStill);
      const lines = await violations(page);
      found.push(...lines.map((line) => `${String(width)} px, ${colorScheme}: ${line}`));
    }
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(untilStill);
  found.push(...(await violations(page, true)).map((line) => `forced colours: ${line}`));
  await page.emulateMedia({ forcedColors: null });
  if (own) await page.setViewportSize(own);
  return found;
}

/** Runs in the page: waits until the new look is drawn and no color is on its way to another any more. */
async function untilStill(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const changes = document.getAnimations().filter((change) => change instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}
