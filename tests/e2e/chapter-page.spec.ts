import { chapters } from '@/content/en/chapters';
import { expect, test } from '../support/app';
import {
  networks,
  networksOnlineByDay,
  openChapter,
  startAtChapter,
  waitUntilKept,
} from '../support/chapters';
import { deep } from '../support/deep';

test.use({ viewport: { width: 1280, height: 900 } });

for (const [network, often] of networks) {
  test(
    `every chapter shows its title, objective, guide, lesson and activity, ${network}`,
    often,
    async ({ page, app }) => {
      await page.clock.install();
      await startAtChapter(page, app, { chapter: 1, network });
      for (const { id, title, plainTitle, objective, script } of chapters) {
        await expect(page).toHaveURL(new RegExp(`/resume-builder/chapter/${String(id)}$`));
        await expect(page).toHaveTitle(`${title} · Career Quest`);
        const card = page.getByRole('region', { name: title });
        await expect(card.getByRole('heading', { name: title })).toBeVisible();
        await expect(card.getByText(plainTitle)).toBeVisible();
        await expect(card.getByText(objective)).toBeVisible();
        // Its pace has a test of its own.
        await page.clock.runFor(script.length * 1000);
        for (const { text } of script)
          await expect(page.getByRole('log', { name: 'The Great Recycler' })).toContainText(text);
        await expect(page.getByRole('note'), 'the lesson is folded').toHaveCount(0);
        await page.getByText('How to do it, with examples').click();
        await expect(page.getByRole('note')).toContainText('Tip');
        await expect(page.locator('#activity-title')).toBeVisible();
        await expect(page.locator(`.chapter-${String(id)}`).first()).toBeVisible();
        const next = page.getByRole('link', { name: /^Next chapter/ });
        if (id < 5) await next.click();
        else await expect(next).toHaveCount(0);
      }
      await page.getByRole('link', { name: /^Previous chapter/ }).click();
      await expect(page.getByRole('heading', { name: 'Chapter 4:' })).toBeVisible();
    },
  );
}

for (const [network, often] of networksOnlineByDay) {
  test(
    `the guide says one line a second, and never again to the same visitor, ${network}`,
    often,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 2, network });
      const [first, second] = [1, 2].map((index) => chapters[2]?.script[index]?.text ?? '');
      await page.evaluate(() => {
        const times: Record<string, number> = {};
        Object.assign(window, { times });
        new MutationObserver(() => {
          for (const line of document.querySelectorAll('[role=log] p'))
            times[line.textContent.replace(/^Guide: */u, '')] ??= performance.now();
        }).observe(document.body, { childList: true, subtree: true });
      });
      await page.getByRole('link', { name: /^Next chapter/ }).click();
      const log = page.getByRole('log', { name: 'The Great Recycler' });
      await expect(log).toContainText(chapters[2]?.script.at(-1)?.text ?? '');
      const times = await page.evaluate(
        () => (window as unknown as { times: Record<string, number> }).times,
      );
      const gap = (times[second ?? ''] ?? 0) - (times[first ?? ''] ?? 0);
      expect(gap).toBeGreaterThan(700);
      expect(gap).toBeLessThan(3000);

      await page.getByRole('link', { name: /^Previous chapter/ }).click();
      await expect(page.getByRole('heading', { name: 'Chapter 2:' })).toBeVisible();
      await page.getByRole('link', { name: /^Next chapter/ }).click();
      await expect(page.getByRole('heading', { name: 'Chapter 3:' })).toBeVisible();
      await expect(log.locator('p')).toHaveCount(chapters[2]?.script.length ?? 0, { timeout: 500 });
    },
  );
}

for (const [network, often] of networks) {
  test(
    `what is done and the place are kept over a reload, ${network}`,
    often,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 1, network });
      const done = page.getByRole('button', { name: 'Mark this chapter as done' });
      await done.click();
      await expect(done).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('link', { name: /^Next chapter/ }).click();
      await page.getByRole('link', { name: /^Next chapter/ }).click();
      await expect(page.getByRole('heading', { name: 'Chapter 3:' })).toBeVisible();
      await expect(done).toHaveAttribute('aria-pressed', 'false');

      await waitUntilKept(page, '"place":"3"');
      await page.goto(`${app.url}/resume-builder`);
      await expect(page.getByRole('heading', { name: 'Chapter 1:' })).toBeVisible();
      await expect(done).toHaveAttribute('aria-pressed', 'true');
      const nav = page.getByRole('navigation', { name: 'Chapters' });
      await expect(
        nav.getByRole('link', { name: 'Chapter 1: Resume Autopsy, done' }),
      ).toHaveAttribute('aria-current', 'page');
      await page.getByRole('link', { name: /^Continue where you were: Chapter 3/ }).click();
      await expect(page.getByRole('heading', { name: 'Chapter 3:' })).toBeVisible();

      await nav.getByRole('link', { name: /^Chapter 1/ }).click();
      await expect(page.getByRole('heading', { name: 'Chapter 1:' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Continue where you were/ })).toHaveCount(0);
    },
  );
}

for (const [network] of networks) {
  test(
    `an unknown chapter says so and leads to the others, ${network}`,
    deep,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 1, network });
      await page.goto(`${app.url}/resume-builder/chapter/6`);
      await expect(page.getByRole('heading', { name: 'Chapter not found.' })).toBeVisible();
      await page.getByRole('link', { name: 'Chapter 5: Collaborative Peer Review' }).click();
      await expect(page.getByRole('heading', { name: 'Chapter 5:' })).toBeVisible();
    },
  );
}

for (const [network] of networks) {
  test(
    `on a phone the chapter opens first, and a text typed in another tab stays, ${network}`,
    deep,
    async ({ page, app }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await startAtChapter(page, app, { chapter: 1, network });
      const empty = page.getByText('Your resume shows here as you write it.');
      await page.getByRole('tab', { name: 'Preview' }).click();
      await expect(empty).toBeVisible();
      await page.getByRole('tab', { name: 'My resume' }).click();
      await page.getByLabel('Full name').fill('Ana Lopez');
      await expect(empty).toHaveCount(0);
      await page.getByRole('tab', { name: 'Chapter' }).click();
      await page.getByRole('link', { name: /^Next chapter/ }).click();
      await expect(page.getByRole('tab', { name: 'Chapter' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByText(/^Saved/)).toBeVisible();
      await openChapter(page, app, 3);
      await page.getByRole('tab', { name: 'My resume' }).click();
      await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    },
  );
}
