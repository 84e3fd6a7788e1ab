import { expect, test } from '../support/app';
import { pdfText } from '../support/pdf-text';
import { resumeRows } from '../support/people';
import { anaLopez, textsOf, typeResume } from '../support/sample-resume';
import { confirmByCode, logIn, signUp } from '../support/sign-in';

test.use({ viewport: { width: 1280, height: 900 } });

test('a learner writes a resume, edits it offline, saves it, sees it on a second device and prints it', async ({
  page,
  app,
  newDevice,
}) => {
  const person = app.newPerson();

  await test.step('sign up and confirm with the code of the mail', async () => {
    await signUp(page, app, person);
    await confirmByCode(page, app, person);
    await expect(page.getByRole('heading', { name: 'The Great Recycler' })).toBeVisible();
  });

  await test.step('write a two-job resume', async () => {
    await typeResume(page, anaLopez);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  });

  await test.step('go offline with the server gone, reload the whole page and edit', async () => {
    await app.waitForOfflineReady(page);
    await app.pause();
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue(anaLopez.personalInfo.name);
    await page.getByLabel('Phone').fill('(937) 555-0199');
    await page.getByRole('button', { name: 'Save to Cloud' }).click();
    await expect(
      page.getByText("Saved on this device. We'll send it when you're back online."),
    ).toBeVisible();
  });

  const edited = {
    ...anaLopez,
    personalInfo: { ...anaLopez.personalInfo, phone: '(937) 555-0199' },
  };

  await test.step('come back online: it is sent without a reload, and the row equals the text typed', async () => {
    await app.resume();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(/^Saved to your account, /)).toBeVisible();
    const [row] = await resumeRows(app, person);
    expect(row?.data).toMatchObject({
      personalInfo: edited.personalInfo,
      experience: edited.experience,
      education: edited.education,
      skills: edited.skills,
    });
  });

  await test.step('a second device signs in and sees it', async () => {
    const second = await newDevice();
    await logIn(second, app, person);
    await expect(second.getByLabel('Full name')).toHaveValue(edited.personalInfo.name);
    await expect(second.getByLabel('Phone')).toHaveValue(edited.personalInfo.phone);
    await expect(second.getByRole('article', { name: 'Your resume' })).toContainText(
      'Warehouse Associate',
    );
  });

  await test.step('the PDF holds every typed text in order, as drawn and as read', async () => {
    const pdf = await pdfText(
      await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true }),
    );
    for (const reading of [pdf.inDocumentOrder, pdf.asDrawn]) {
      let from = 0;
      for (const text of textsOf(edited)) {
        const at = reading.indexOf(text, from);
        expect(
          at,
          `“${text}” should come after position ${String(from)} in:\n${reading}`,
        ).toBeGreaterThanOrEqual(0);
        from = at + text.length;
      }
    }
    expect(pdf.inDocumentOrder).not.toContain('Save to Cloud');
  });
});
