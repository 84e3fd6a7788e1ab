import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import { signUpAndConfirm } from '../support/sign-in';

test.use({ expectedErrors: [/the server responded with a status of 403/] });

test(
  'staff see figures by month, a learner and a stranger see why not',
  deep,
  async ({ page, app }) => {
    const show = async () => {
      await page.goto(`${app.url}/staff`);
      await page.getByRole('button', { name: 'Show the figures' }).click();
    };
    await show();
    await expect(page.getByText('Only staff who are logged in see them.')).toBeVisible();
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await show();
    await expect(page.getByText('These figures are for staff of the agency.')).toBeVisible();
    await app.backend.sql(
      `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role": "staff"}'
     where email = $1`,
      [person.email],
    );
    await show();
    const table = page.getByRole('table').filter({ hasText: 'New accounts' });
    await expect(table.getByRole('row')).toHaveCount(25);
    await expect(page.getByText(person.email)).toBeHidden();
  },
);
