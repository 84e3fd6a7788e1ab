import { expect, type Locator, type Page } from '@playwright/test';

/** Checks each card of the part that is open, and of the steps that this opens: with the last card, the part is done. */
export async function checkCards(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Got it: / }).filter({ visible: true });
  await expect(buttons.first()).toBeVisible();
  for (let open = await unchecked(buttons); open.length > 0; open = await unchecked(buttons))
    for (const name of open) {
      const button = page.locator(`button[aria-label="${name}"]`);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
}

function unchecked(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) =>
    all.flatMap((button) =>
      button.getAttribute('aria-pressed') === 'true'
        ? []
        : [button.getAttribute('aria-label') ?? ''],
    ),
  );
}
