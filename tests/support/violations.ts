import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What an automated reading by WCAG 2.2 AA, target size included, finds wrong with the page as it stands, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // At the top of the page: a field half under the sticky header is one scroll away from its full size. That the header
  // never covers what has the focus is proven where the keyboard alone does the main job.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
