import { expect, test } from '../support/app';
import { saveButton, saveToAccount, statusLine, typeName } from '../support/builder';
import { resumeRows } from '../support/people';
import { signUpAndConfirm } from '../support/sign-in';
import { openYourData, workOf } from '../support/backup';
import { deep } from '../support/deep';

test.use({ viewport: { width: 1280, height: 900 } });

test(
  'what was emptied by mistake comes back from the account, and can be taken out again',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await typeName(page, 'Ana Lopez');
    await saveToAccount(page);
    await typeName(page, '');
    await saveButton(page).click();
    await expect(statusLine(page)).toHaveText('Nothing to save yet');

    await openYourData(page, app);
    await page.getByRole('button', { name: 'Show earlier versions' }).click();
    await page
      .getByRole('button', { name: /^Add the version from / })
      .first()
      .click();
    await expect(page.getByText('The earlier version is in your work now.')).toBeVisible();
    expect(JSON.stringify(await workOf(page))).toContain('Ana Lopez');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText('The earlier version is taken out again.')).toBeVisible();
    await page.getByRole('button', { name: 'Back up my work' }).click();
    await expect(page.getByText(/^There is nothing of yours here yet/)).toBeVisible();
  },
);

test.describe('a page that is older than the work in the account', () => {
  test.use({ expectedErrors: [/the server responded with a status of (409|426)/] });

  test('says so, loses nothing that is typed, and saves once the page is new again', async ({
    page,
    app,
  }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await typeName(page, 'Ana Lopez');
    await saveToAccount(page);
    const setVersion = (version: number) =>
      app.backend.sql(
        'update public.resumes set schema_version = $1, save_id = gen_random_uuid(), revision = revision + 1',
        [version],
      );
    // A newer page in another window has saved.
    await setVersion(2);

    await typeName(page, 'Ana Lopez Garcia');
    await page.getByRole('button', { name: 'Save to Cloud' }).click();
    await expect(statusLine(page)).toContainText('a newer version of this site has saved there');
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez Garcia');
    expect(JSON.stringify(await resumeRows(app, person))).not.toContain('Garcia');

    // The new page knows the newer form.
    await app.backend.sql('alter table public.resumes disable trigger user');
    await app.backend.sql('update public.resumes set schema_version = 1');
    await app.backend.sql('alter table public.resumes enable trigger user');
    await saveToAccount(page);
    await expect
      .poll(async () => JSON.stringify(await resumeRows(app, person)))
      .toContain('Garcia');
  });
});

test.describe('a page that is newer than the database', () => {
  test.use({ expectedErrors: [/the server responded with a status of (400|404)/] });

  test('keeps what is typed, and saves it by itself once the tables are there', async ({
    page,
    app,
  }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    // The site went online before its tables did: what PostgREST says of a column and a function that it does not have.
    app.setFault((request) => {
      if (request.url.endsWith('/rpc/earlier_versions'))
        return Response.json({ code: 'PGRST202', message: 'No function' }, { status: 404 });
      return request.method === 'POST' && request.url.includes('/rest/v1/resumes')
        ? Response.json({ code: 'PGRST204', message: "No 'schema_version'" }, { status: 400 })
        : undefined;
    });
    await typeName(page, 'Ana Lopez');
    const refused = page.waitForResponse((answer) => answer.status() === 400);
    await page.getByRole('button', { name: 'Save to Cloud' }).click();
    await refused;
    await expect(statusLine(page)).toContainText('Saved on this device');
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await openYourData(page, app);
    await page.getByRole('button', { name: 'Show earlier versions' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    expect(JSON.stringify(await workOf(page))).toContain('Ana Lopez');

    app.setFault(null);
    await page.goto(`${app.url}/resume-builder`);
    await expect
      .poll(async () => JSON.stringify(await resumeRows(app, person)), { timeout: 30_000 })
      .toContain('Ana Lopez');
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  });
});
