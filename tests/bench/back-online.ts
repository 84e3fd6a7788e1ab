import type { BrowserContext } from '@playwright/test';
import { expect, type App, type Person } from '../support/app';
import { saveButton, statusLine } from '../support/builder';
import { resumeRows } from '../support/people';
import { slow4g, throttle } from './measure';
import { openTab } from '../support/sample-resume';

const goes = 7;

/**
 * How long words typed without a line take to the account when the line is back, on a slow phone with Slow 4G and
 * without a reload: until the row has them and the page says so, in ms, once per go.
 */
export async function backOnline(
  context: BrowserContext,
  app: App,
  person: Person,
): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(`${app.url}/resume-builder/chapter/1`);
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let go = 0; go < goes; go++) {
    const name = `Ana Lopez, go ${String(go)}`;
    await throttle(session, slow4g, { isCut: true });
    await openTab(page, 'My resume');
    await page.getByLabel('Full name').fill(name);
    await saveButton(page).click();
    await expect(statusLine(page)).toHaveText(/when you're back online\.$/);
    const start = performance.now();
    await throttle(session, slow4g);
    // The runner's own expectation looks again only after pauses.
    await page.waitForFunction(() =>
      document
        .querySelector('[data-kind] [role=status]')
        ?.textContent.startsWith('Saved to your account'),
    );
    const [row] = await resumeRows(app, person);
    times.push(performance.now() - start);
    expect(row?.data).toMatchObject({ personalInfo: { name } });
  }
  await page.close();
  return times;
}
