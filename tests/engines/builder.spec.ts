import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resumeRows } from '../support/people';
import { signUpByCode } from '../support/engines/steps';
import { button, field, heading, link, region, words } from '../support/engines/target';
import type { BrowserSession } from '../support/engines/browser-session';
import { expect, test } from '../support/engines/test';

test('the five chapters lead from nothing to a saved resume', async ({ app, session }) => {
  const person = app.newPerson();
  await signUpByCode(session, app, person);

  await test.step('chapter 1: an old resume from a file fills the new one', async () => {
    const file = join(session.downloads, 'old.txt');
    await writeFile(
      file,
      'Ana Lopez\nDayton, Ohio\n(937) 555-0142\nana.lopez@example.com\nI led a crew.',
    );
    await session.press(button('Chapter'));
    await session.choose(/^Choose a .txt file/, file);
    await session.sees(words('The text of old.txt is in the box.'));
    await session.press(button('Use this text in my resume'));
    await session.press(button('Yes, fill my resume'));
    await session.holds('Full name', 'Ana Lopez');
    await goOn(session, 2);
  });

  await test.step('chapter 2: a posting shows which words matter', async () => {
    await session.type(
      'A posting for a job you want',
      'Line cook. Food safety, teamwork, food safety card.',
    );
    await session.sees(words(/food safety/i, region(/^Missing: add only if true/)));
    await session.press(button('My resume'));
    await session.type('Your skills', 'Food safety, Spanish');
    await session.press(button('Chapter'));
    await session.sees(words(/food safety/i, region(/^In your resume/)));
    await goOn(session, 3);
  });

  await test.step('chapter 3: a hard day becomes a bullet of a job', async () => {
    await session.press(button('My resume'));
    await session.type('Job title', 'Line Cook');
    await session.press(button('Chapter'));
    await session.type('Problem', 'The cooler died on a Saturday.');
    await session.type('Action', 'I moved 400 pounds of food');
    await session.type('Result', 'no meal was missed.');
    await session.press(button('Add to Inventory'));
    await session.press(button('Add to my resume statement 1'));
    await session.sees(words(/^Added under Line Cook/));
    await goOn(session, 4);
  });

  await test.step('chapter 4: practice on a sample', async () => {
    await session.type(
      'Rewrite the experience section',
      'Customer service, sales, training and software',
    );
    await session.sees(words('Alignment Score: 4 / 4'));
    await goOn(session, 5);
  });

  await test.step('chapter 5: look at samples', async () => {
    await session.press(button('Submit My Work & Begin Reviewing'));
    const review = region('Submission #101');
    await session.type(field('Clarity', review), 'Short and clear');
    await session.press(button('Submit Feedback', review));
    await session.sees(words(/Thank you for your feedback on submission #101!/, review));
  });

  await session.press(button('Save to Cloud'));
  await session.sees(words(/^Saved to your account, /));
  const [row] = await resumeRows(app, person);
  expect(row?.data).toMatchObject({
    personalInfo: { name: 'Ana Lopez' },
    experience: [{ jobTitle: 'Line Cook' }],
  });
});

async function goOn(session: BrowserSession, chapter: number): Promise<void> {
  await session.press(link(/^Next chapter/));
  await session.sees(heading(new RegExp(`^Chapter ${String(chapter)}:`)));
}
