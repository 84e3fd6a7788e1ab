import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { expect, test } from '../support/app';
import { typeName } from '../support/builder';
import { hostileFile } from '../support/foreign-resumes/hostile-files';
import { resumeRows } from '../support/people';
import { saveToAccount } from '../support/builder';
import { signUpAndConfirm } from '../support/sign-in';
import { deep, isDeep } from '../support/deep';

const count = isDeep ? 500 : 8;

test(
  `${String(count)} damaged or hostile files are chosen one after the other: the page stands, and nothing has changed`,
  deep,
  async ({ page, app }) => {
    test.setTimeout(isDeep ? 600_000 : 60_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await typeName(page, 'Rosa D.');
    await saveToAccount(page);
    const before = await resumeRows(app, person);
    const editor = page.getByRole('region', { name: 'Your resume' });
    const entry = editor.getByRole('button', { name: 'I already have a resume' });
    const dialog = page.getByRole('dialog', { name: 'Bring your resume' });
    const reader = dialog.getByRole('button', { name: 'Yes, get it' });
    const found = dialog.getByRole('heading', { name: 'What we found' });
    let placed = 0;
    for (const [index, { name, content }] of fc
      .sample(hostileFile, { numRuns: count, seed: 17 })
      .entries()) {
      await entry.click();
      await dialog.getByLabel('Choose your resume').setInputFiles({
        name: `${String(index)}-${name}`,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content),
      });
      const refused = dialog.getByRole('alert').filter({ hasText: 'Nothing has changed.' });
      await expect(reader.or(refused).or(found)).toBeVisible();
      if (await reader.isVisible()) await reader.click();
      await expect(refused.or(found)).toBeVisible();
      placed += await found.count();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    }
    // Both ways were walked: a sentence, and the screen on which one checks what was found.
    expect(placed).toBeGreaterThan(0);
    expect(placed).toBeLessThan(count);
    await expect(page.getByLabel('Full name')).toHaveValue('Rosa D.');
    await page.getByLabel('Full name').press('End');
    await page.keyboard.type('iaz');
    await saveToAccount(page);
    const [old, now] = [before[0]?.data, (await resumeRows(app, person))[0]?.data];
    const { personalInfo, ...rest } = now ?? {};
    expect({ ...rest, personalInfo: { ...(personalInfo as object), name: 'Rosa D.' } }).toEqual(
      old,
    );
  },
);
