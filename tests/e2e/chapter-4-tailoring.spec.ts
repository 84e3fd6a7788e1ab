import { expect, test } from '../support/app';
import { networks, openChapter, startAtChapter, waitUntilKept } from '../support/chapters';

test.use({ viewport: { width: 1280, height: 900 } });

for (const [network, often] of networks) {
  test(`the alignment score follows the text, ${network}`, often, async ({ page, app }) => {
    await startAtChapter(page, app, { chapter: 4, network });
    const material = page.getByRole('region', { name: 'Your material' });
    for (const keyword of ['customer service', 'sales', 'training', 'software'])
      await expect(material.getByText(keyword, { exact: true })).toBeVisible();
    await material.getByText('Two PAR statements to draw from').click();
    await expect(material.getByRole('heading', { name: /^PAR statement [12]$/ })).toHaveCount(2);
    await expect(material.getByText('Customer Service Rep')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This is a Practice Zone' })).toBeVisible();
    await expect(page.getByText('The score is a guide, not a judgment.')).toBeVisible();

    const box = page.getByLabel('Rewrite the experience section');
    const size = await box.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(400);
    const panel = await material.boundingBox();
    expect((panel?.y ?? 0) + (panel?.height ?? 0), 'above').toBeLessThanOrEqual(size?.y ?? 0);
    expect(size?.width, 'as wide as the narrow pane').toBeGreaterThan(400);
    await page.setViewportSize({ width: 1920, height: 900 });
    const [left, right] = [await material.boundingBox(), await box.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0), 'beside').toBeLessThanOrEqual(right?.x ?? 0);
    await page.setViewportSize({ width: 1280, height: 900 });

    await expect(page.getByText('Alignment Score: 0 / 4')).toBeVisible();
    await box.fill('Gave Customer\nSERVICE');
    await expect(page.getByText('Alignment Score: 1 / 4')).toBeVisible();
    await expect(page.getByText('customer service: found')).toBeVisible();
    await expect(page.getByText('sales: not yet')).toBeVisible();
    await box.fill('Customer service, SALES, Training, software');
    await expect(page.getByText('Alignment Score: 4 / 4')).toBeVisible();
    await waitUntilKept(page, 'Customer service, SALES, Training, software');
    await openChapter(page, app, 4);
    await expect(box).toHaveValue('Customer service, SALES, Training, software');
    await expect(page.getByText('Alignment Score: 4 / 4')).toBeVisible();
    await box.fill('');
    await expect(page.getByText('Alignment Score: 0 / 4')).toBeVisible();
  });
}
