import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { statusLine } from '../support/builder';
import { resumeRows } from '../support/people';
import { anaLopez } from '../support/sample-resume';
import { waitUntilAwake } from '../support/hydration';

// Without motion each stop is judged at rest, not on the way there.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('the main job at 360 px by keyboard alone', async ({ page, app }) => {
  test.setTimeout(180_000);
  const person = app.newPerson();
  await page.goto(app.url);
  // Enter on a button of the written page is kept and done once the page is awake; no hand is on its way to the next by then.
  await waitUntilAwake(page);

  await test.step('open the menu and go to the portal', async () => {
    await tabTo(page, 'Menu');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Log In');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}/auth`);
  });

  await test.step('sign up and confirm with the code', async () => {
    await typeInto(page, 'Email', person.email);
    await typeInto(page, 'Password', person.password);
    await tabTo(page, 'This is a shared computer');
    await page.keyboard.press('Space');
    await tabTo(page, 'Sign Up');
    await page.keyboard.press('Enter');
    const mail = await app.mailTo(person.email);
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
    await page.keyboard.type(mail.code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/resume-builder\/chapter\/1$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('write a two-job resume', async () => {
    const { personalInfo, experience, education, skills } = anaLopez;
    // Until their work is open there is nothing to go to but the foot of the page.
    await expect(page.getByRole('tab', { name: 'Chapter' })).toBeVisible();
    await expect(page.locator('[data-opening="false"]')).toBeAttached();
    // With nothing written yet the form is open.
    await tabTo(page, 'My resume');
    await typeInto(page, 'Full name', personalInfo.name);
    await typeInto(page, 'Email', personalInfo.email);
    await typeInto(page, 'Phone', personalInfo.phone);
    await typeInto(page, 'Address', personalInfo.address);
    for (const [index, job] of experience.entries()) {
      if (index > 0) {
        await tabTo(page, 'Add a job');
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Job title').last()).toBeFocused();
        await page.keyboard.type(job.jobTitle);
      } else {
        await typeInto(page, 'Job title', job.jobTitle);
      }
      await typeInto(page, 'Company', job.company);
      await typeInto(page, 'Location', job.location);
      await typeInto(page, 'Start date', job.startDate);
      await typeInto(page, 'End date', job.endDate);
      await typeInto(page, 'Description', job.description);
      await typeInto(page, 'Achievement (optional)', job.achievement);
    }
    for (const school of education) {
      await typeInto(page, 'Degree or certificate', school.degree);
      await typeInto(page, 'School', school.school);
      await typeInto(page, 'Location', school.location);
      await typeInto(page, 'Graduation year', school.graduationYear);
    }
    await typeInto(page, 'Your skills', skills.join(', '));
  });

  await test.step('save, and the row equals what was typed', async () => {
    await tabTo(page, 'Save to Cloud', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
    const [row] = await resumeRows(app, person);
    expect(row?.data).toMatchObject(anaLopez);
  });

  await test.step('open the preview and print it', async () => {
    await tabTo(page, 'My resume');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Preview' })).toBeFocused();
    await expect(page.getByRole('article', { name: 'Your resume' })).toBeVisible();
    await tabTo(page, 'Print / Download PDF');
    await page.evaluate(() => {
      window.addEventListener('beforeprint', () => {
        document.documentElement.dataset['printed'] = 'yes';
      });
    });
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  });
});

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/**
 * Presses Tab until the part with that name has the focus. At each stop the focused part must be on the screen and not
 * behind the sticky header or a notice (WCAG 2.2, 2.4.11).
 */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(describeFocus);
    if (!focused) continue;
    expect(focused.isSeen, `“${focused.name}” has the focus and can be seen`).toBe(true);
    if (focused.name === name) return;
  }
  throw new Error(`No way to “${name}” with ${key}.`);
}

/** Runs in the page: the name of what has the focus, and whether any part of it shows. */
function describeFocus(): { name: string; isSeen: boolean } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.labels?.[0]
      : null;
  const name = element.getAttribute('aria-label') ?? (label ?? element).innerText;
  const box = element.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((down) =>
    [0.1, 0.5, 0.9].some((across) => {
      const top = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
      return (
        top !== null &&
        (element.contains(top) || top.contains(element) || (label?.contains(top) ?? false))
      );
    }),
  );
  return { name: name.trim(), isSeen };
}
