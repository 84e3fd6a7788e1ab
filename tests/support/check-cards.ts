import { expect, type Page } from '@playwright/test';

/** Checks each card of the part that is open: with the last one, the part is done. */
export async function checkCards(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Got it: / }).filter({ visible: true });
  await expect(buttons.first()).toBeVisible();
  const names = await buttons.evaluateAll((all) =>
    all.flatMap((button) =>
      button.getAttribute('aria-pressed') === 'true'
        ? []
        : [button.getAttribute('aria-label') ?? ''],
    ),
  );
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
}
