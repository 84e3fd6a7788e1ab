import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import { commentsToText } from '@/domain/job-search/comment-file';
import { letItGo } from '../support/builder';
import { fileOf, resumeOfSize } from '../support/large-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { chooseFile, downloaded, openYourData, workOf } from '../support/backup';
import { violations } from '../support/violations';
import { holdScripts } from '../support/hydration';

test(
  'a file that is not ours, not whole or not harmless is refused in words, and nothing changes',
  deep,
  async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await page
      .getByRole('tab', { name: 'My resume' })
      .or(page.getByLabel('Full name'))
      .first()
      .click();
    await page.getByLabel('Full name').fill('Ana Lopez');
    await openYourData(page, app);
    const { text } = await downloaded(page, 'Back up my work');
    const before = await workOf(page);
    const nested = '['.repeat(100) + ']'.repeat(100);

    const files: [what: string, content: Buffer | string, says: RegExp][] = [
      ['empty.json', '', /This file is empty/],
      [
        'resume.pdf',
        Buffer.from([0x25, 0x50, 0x44, 0x46, 0xe2, 0xe3, 0xcf, 0xd3]),
        /not from Career Quest/,
      ],
      ['photo.json', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /not from Career Quest/],
      ['package.json', '{"name": "left-pad", "version": "1.3.0"}', /not from Career Quest/],
      ['other-program.json', '{"basics": {"name": "Ana"}, "work": []}', /not from Career Quest/],
      ['bare.json', JSON.stringify(before.resume), /not a whole file of ours/],
      ['cut.json', text.slice(0, text.length - 40), /A part of this file is missing/],
      ['later.json', text.replace('"version": 1', '"version": 2'), /from a newer version/],
      ['number.json', text.replace('"Ana Lopez"', '7'), /was changed after we made it/],
      ['huge-number.json', text.replace('"resume": {', '"resume": {"x": 1e999,'), /was changed/],
      ['nul.json', text.replace('Ana Lopez', String.raw`Ana\u0000`), /was changed/],
      [
        'proto.json',
        text.replace('"resume": {', '"resume": {"__proto__": {"x": 1},'),
        /was changed/,
      ],
      ['deep.json', text.replace('"resume": {', `"resume": {"x": ${nested},`), /was changed/],
      ['big.json', Buffer.alloc(9 * 1024 * 1024, 0x20), /too big to be one of ours/],
      ['long.json', text.replace('Ana Lopez', 'x'.repeat(5_000_000)), /too big to be one of ours/],
    ];
    for (const [name, content, says] of files) {
      await test.step(name, async () => {
        await chooseFile(page, content, name);
        const refusal = page.getByRole('alert').filter({ hasText: name });
        await expect(refusal).toContainText(says, { timeout: 5000 });
        await expect(refusal).toContainText('Nothing here has changed.');
        await expect(page.getByRole('button', { name: 'Add it to my work' })).toHaveCount(0);
      });
    }
    expect(await workOf(page)).toEqual(before);
    await chooseFile(page, text);
    await expect(page.getByText('A resume for Ana Lopez')).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Nothing here has changed.' }),
    ).toHaveCount(0);
  },
);

test('a file chosen before the page is awake is read when it wakes', async ({ page, app }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`${app.url}/your-data`, { waitUntil: 'commit' });
  await chooseFile(page, '', 'early.json');
  await letScriptsThrough();
  await expect(page.getByText(/^early\.json: .* Nothing here has changed\.$/)).toBeVisible();
});

test(
  'what an account cannot hold is named before it comes in, and the rest comes',
  deep,
  async ({ page, app }) => {
    await page.clock.install();
    await signUpAndConfirm(page, app, app.newPerson());
    await openYourData(page, app);
    const { personalInfo, ...others } = resumeOfSize({ jobs: 1, schools: 1, skills: 1 });
    const comments = Array.from({ length: 450 }, (_, index) => ({
      id: `comment-${String(index)}`,
      path: ['personalInfo', 'name'],
      quote: '',
      text: 'x'.repeat(2000),
      by: 'Staff',
      done: '',
    }));

    await test.step('comments of staff', async () => {
      await chooseFile(page, commentsToText(comments, Date.UTC(2026, 10, 21)), 'comments.json');
      await expect(
        page.getByText(/These comments are too large for an account: \d{3} kB/),
      ).toBeVisible();
      await expect(page.getByText(/^1\d\d of them fit\./)).toBeVisible();
      await page.getByRole('button', { name: 'Do not use this file' }).click();
    });

    await test.step('a backup: without its largest part the rest fits', async () => {
      const papers = { sheet: {}, applications: [], comments };
      await chooseFile(page, fileOf({ personalInfo, ...others, papers }));
      await page.getByRole('button', { name: 'Add it to my work' }).click();
      const found = page.getByRole('group', { name: 'This file is too large for an account' });
      await expect(found).toContainText('What is largest in the file: Comments from staff (');
      expect(await violations(page)).toEqual([]);
      await found.getByRole('button', { name: 'Add the rest to my work' }).click();
      await expect(page.getByText('The work from your file is here now.')).toBeVisible();
      await letItGo(page);
    });

    await test.step('a backup that fills most of it: a warning, one press, and back', async () => {
      const some = comments.slice(0, 110);
      await chooseFile(page, commentsToText(some, Date.UTC(2026, 10, 21)), 'comments.json');
      await page.getByRole('button', { name: 'Add the comments' }).click();
      const warning = page.getByText(/^Your account is nearly full: 2\d\d kB of 256 kB\./);
      await expect(warning).toBeVisible();
      await page.getByRole('button', { name: 'Take it out of my work' }).click();
      await expect(warning).toBeHidden();
      await page.getByRole('button', { name: /^Undo ?: take this out of my work/ }).click();
      await expect(warning).toBeVisible();
      await letItGo(page);
    });
  },
);
