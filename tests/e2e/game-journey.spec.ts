import { expect, test } from '../support/app';
import { chooseLook } from '../support/builder';
import { begin, openGame, tellAll, hurryGuide } from '../support/game';
import { pdfText } from '../support/pdf-text';
import { anaLopez, textsOf } from '../support/sample-resume';

test.use({ viewport: { width: 360, height: 740 } });

// The game asks for no achievements; the builder does.
const told = {
  ...anaLopez,
  experience: anaLopez.experience.map((job) => ({ ...job, achievement: '' })),
};

test('a guest on a phone, offline and without AI, goes from nothing to a printed resume by the game alone', async ({
  page,
  app,
}) => {
  await hurryGuide(page);

  await test.step('after one visit to Home the server goes away', async () => {
    await page.goto(app.url);
    await app.waitForOfflineReady(page);
    await app.pause();
  });

  await test.step('answer the guide, one question at a time', async () => {
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await tellAll(page, told);
  });

  await test.step('see it, choose a look and print it', async () => {
    const sheet = page.getByRole('article', { name: 'Your resume' });
    await expect(sheet).toContainText('Warehouse Associate');
    await chooseLook(page, 'Classic');
    await expect(sheet).toHaveClass(/classic/);
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset['printed'] = 'yes';
      };
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    const pdf = await pdfText(await page.pdf({ preferCSSPageSize: true, tagged: true }));
    for (const reading of [pdf.inDocumentOrder, pdf.asDrawn]) {
      let from = 0;
      for (const text of textsOf(told)) {
        const at = reading.indexOf(text, from);
        expect(at, `“${text}” in order in:\n${reading}`).toBeGreaterThanOrEqual(0);
        from = at + text.length;
      }
    }
    expect(pdf.inDocumentOrder).not.toContain('Ready to begin');
    expect(pdf.inDocumentOrder).not.toContain('your resume is ready');
  });

  await test.step('change it right there, and lead on to an account', async () => {
    await page.getByRole('button', { name: 'Change my resume' }).click();
    await page.getByLabel('Full name').fill('Ana Maria Lopez');
    await expect(page.getByRole('article', { name: 'Your resume' })).toContainText(
      'Ana Maria Lopez',
    );
    await expect(
      page.getByRole('link', { name: 'Log in to keep it in your account' }),
    ).toHaveAttribute('href', '/auth');
  });

  await test.step('a reload without the server still shows the finished resume', async () => {
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article', { name: 'Your resume' })).toContainText(
      'Ana Maria Lopez',
    );
  });
});
