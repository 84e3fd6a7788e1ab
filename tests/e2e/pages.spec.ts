import { expect, test } from '../support/app';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { waitUntilAwake } from '../support/hydration';
import { openTab } from '../support/sample-resume';
import { deep } from '../support/deep';

const publicPages = [
  {
    path: '/',
    heading: 'Your next job starts with the story you already have.',
    title: 'Home · Career Quest',
  },
  { path: '/modules', heading: 'Course Modules', title: 'Course Modules · Career Quest' },
  { path: '/resources', heading: 'Resource Hub', title: 'Resource Hub · Career Quest' },
  { path: '/forum', heading: 'Community Forum', title: 'Community Forum · Career Quest' },
  { path: '/auth', heading: 'Career Quest Portal', title: 'Career Quest Portal · Career Quest' },
  { path: '/game', heading: 'Resume Builder Game', title: 'Resume Builder Game · Career Quest' },
  {
    path: '/papers',
    heading: 'Papers for Your Job Search',
    title: 'Papers for Your Job Search · Career Quest',
  },
  { path: '/agencies', heading: 'For Agencies', title: 'For Agencies · Career Quest' },
  { path: '/staff', heading: 'For Staff', title: 'For Staff · Career Quest' },
  { path: '/your-data', heading: 'Your data', title: 'Your data · Career Quest' },
];

for (const { path, heading, title } of publicPages) {
  test(`${path} opens for everyone with its own heading and title`, async ({ page, app }) => {
    await page.goto(app.url + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(title);
  });
}

test('the navigation stands in the order of the specification, without Resume Builder for a guest', async ({
  page,
  app,
}) => {
  await page.goto(app.url);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Course Modules', 'Resource Hub', 'Community Forum']);
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toHaveAttribute(
    'href',
    '/auth',
  );
});

test('Resume Builder and Log Out appear with a session; logging out leads to Home', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([
    'Home',
    'Course Modules',
    'Resource Hub',
    'Community Forum',
    'Resume Builder',
  ]);
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(links).toHaveText(['Home', 'Course Modules', 'Resource Hub', 'Community Forum']);
  await logIn(page, app, person);
});

test.describe('a line that is gone', () => {
  test.use({ expectedErrors: [/ERR_|imported module|Unable to preload/] });

  test('leaves the frame around a screen that does not come, and the way to it', async ({
    newDevice,
    app,
  }) => {
    const page = await newDevice({ serviceWorkers: 'block' });
    await page.goto(`${app.url}/policies`);
    await waitUntilAwake(page);
    await page.context().setOffline(true);
    const modules = page.getByRole('banner').getByRole('link', { name: 'Course Modules' });
    await modules.click();
    const main = page.getByRole('main');
    const message = main.getByRole('alert');
    await expect(message).toContainText('This part did not load.');
    await expect(modules).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    const again = main.getByRole('button', { name: 'Load the page again' });
    const first = await message.elementHandle();
    await again.click();
    await expect.poll(() => first?.evaluate((text) => text.isConnected)).toBe(false);
    await expect(message).toContainText('This part did not load.');
    await page.context().setOffline(false);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Course Modules' })).toBeVisible();
  });
});

test('AI Mode is off at every start and flips on each toggle', async ({ page, app }) => {
  await page.goto(app.url);
  const aiMode = page.getByRole('switch', { name: 'AI Mode' });
  await expect(aiMode).not.toBeChecked();
  await aiMode.click();
  await expect(aiMode).toBeChecked();
  const told = page.getByRole('status').getByText('AI Mode is on. AI help needs a free account.');
  await expect(told).toBeVisible();
  await aiMode.click();
  await expect(aiMode).not.toBeChecked();
  await expect(told).toHaveCount(0);
  await aiMode.click();
  await page.reload();
  await expect(aiMode).not.toBeChecked();
});

test('a guest who opens the resume builder lands on the portal, and Back returns to where they were', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/modules`);
  await page.evaluate(() => {
    window.location.href = '/resume-builder/chapter/3';
  });
  await expect(page).toHaveURL(`${app.url}/auth`);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/modules`);
});

test('/resume-builder opens chapter 1, and an unknown chapter says so', async ({ page, app }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await page.goto(`${app.url}/resume-builder`);
  await expect(page).toHaveURL(`${app.url}/resume-builder/chapter/1`);
  await openTab(page, 'Chapter');
  await expect(page.getByRole('heading', { name: 'Chapter 1: Resume Autopsy' })).toBeVisible();
  await page.goto(`${app.url}/resume-builder/chapter/9`);
  await expect(page.getByText('Chapter not found.')).toBeVisible();
});

test('every chapter shows its title', deep, async ({ page, app }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await openTab(page, 'Chapter');
  const titles = [
    'Chapter 1: Resume Autopsy',
    'Chapter 2: Deconstructing Job Descriptions',
    'Chapter 3: Experience Inventory',
    'Chapter 4: Tailoring Simulation',
    'Chapter 5: Collaborative Peer Review',
  ];
  for (const title of titles) {
    await page
      .getByRole('navigation', { name: 'Chapters' })
      .getByRole('link', { name: title })
      .click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Career Quest`);
  }
});

test('a navigation moves the focus to the heading of the new page', async ({ page, app }) => {
  await page.goto(app.url);
  // Before that the link loads the next page whole, whose focus is the browser's own.
  await waitUntilAwake(page);
  await page.getByRole('link', { name: 'Resource Hub' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Resource Hub · Career Quest');
});

test('the skip link is the first stop and leads to the main part', async ({ page, app }) => {
  await page.goto(app.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the main part' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('an unknown address says so and leads back', async ({ page, app }) => {
  await page.goto(`${app.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: "We can't find that page" })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});

test('on a phone the menu opens, closes with Escape and after a choice', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(app.url);
  const link = page.getByRole('link', { name: 'Course Modules' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(link).toBeHidden();
  await menu.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await menu.click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Course Modules' })).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('Home names the six services', async ({ page, app }) => {
  await page.goto(app.url);
  for (const section of ['Who We Help', 'Our Services', 'How It Works', 'Get Started']) {
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
  }
  await expect(
    page.getByRole('region', { name: 'Our Services' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Career-goal planning',
    'Overcoming barriers to employment',
    'Funding for occupational or on-the-job training',
    'Connection to quality jobs',
    'Resume building',
    'Interview preparation',
  ]);
});
