import { expect, test } from '../support/app';
import { statusLine } from '../support/builder';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { bringBack, chooseFile, downloaded, openYourData } from '../support/backup';
import { violationsInEachLook } from '../support/violations';
import { deep } from '../support/deep';

test.describe('Your data at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'no state of the page has an accessibility violation or scrolls sideways',
    deep,
    async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await openTab(page, 'My resume');
      await page.getByLabel('Phone').fill('(937) 555-0142');
      await expect(statusLine(page)).toHaveText(/^Saved/);
      await openYourData(page, app);
      const { text } = await downloaded(page, 'Back up my work');
      const check = async (state: string) => {
        expect(await violationsInEachLook(page, [360]), state).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, state).toBeLessThanOrEqual(0);
      };

      await chooseFile(page, 'not ours', `${'x'.repeat(80)}.json`);
      await expect(page.getByRole('alert').filter({ hasText: 'xxx' })).toBeVisible();
      await check('a refused file');
      await chooseFile(page, text.replace('0142', '0177'));
      await expect(page.getByRole('group', { name: /^In this file/ })).toBeVisible();
      await check('a file found');
      await bringBack(page, text.replace('0142', '0177'));
      await expect(page.getByRole('region', { name: 'Two versions' })).toBeVisible();
      await check('two versions');
      for (const button of ['Delete my account and data', 'Delete only what is on this device']) {
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check(button);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: button })).toBeFocused();
      }
    },
  );
});
