import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resumeRows } from '../support/people';
import { signUpByCode } from '../support/engines/steps';
import { button, field, heading, link, region, words } from '../support/engines/target';
import type { Seat } from '../support/engines/seat';
import { expect, test } from '../support/engines/test';

test('the five chapters lead from nothing to a saved resume', async ({ app, seat }) => {
  const person = app.newPerson();
  await signUpByCode(seat, app, person);

  await test.step('chapter 1: an old resume from a file fills the new one', async () => {
    const file = join(seat.downloads, 'old.txt');
    await writeFile(
      file,
      'Ana Lopez\nDayton, Ohio\n(937) 555-0142\nana.lopez@example.com\nI led a crew.',
    );
    await seat.press(button('Chapter'));
    await seat.choose(/^Choose a .txt file/, file);
    await seat.sees(words('The text of old.txt is in the box.'));
    await seat.press(button('Use this text in my resume'));
    await seat.press(button('Yes, fill my resume'));
    await seat.holds('Full name', 'Ana Lopez');
    await goOn(seat, 2);
  });

  await test.step('chapter 2: a posting shows which words matter', async () => {
    await seat.type(
      'A posting for a job you want',
      'Line cook. Food safety, teamwork, food safety card.',
    );
    await seat.sees(words(/food safety/i, region(/^Missing: add only if true/)));
    await seat.press(button('My resume'));
    await seat.type('Your skills', 'Food safety, Spanish');
    await seat.press(button('Chapter'));
    await seat.sees(words(/food safety/i, region(/^In your resume/)));
    await goOn(seat, 3);
  });

  await test.step('chapter 3: a hard day becomes a bullet of a job', async () => {
    await seat.press(button('My resume'));
    await seat.type('Job title', 'Line Cook');
    await seat.press(button('Chapter'));
    await seat.type('Problem', 'The cooler died on a Saturday.');
    await seat.type('Action', 'I moved 400 pounds of food');
    await seat.type('Result', 'no meal was missed.');
    await seat.press(button('Add to Inventory'));
    await seat.press(button('Add to my resume statement 1'));
    await seat.sees(words(/^Added under Line Cook/));
    await goOn(seat, 4);
  });

  await test.step('chapter 4: practice on a sample', async () => {
    await seat.type(
      'Rewrite the experience section',
      'Customer service, sales, training and software',
    );
    await seat.sees(words('Alignment Score: 4 / 4'));
    await goOn(seat, 5);
  });

  await test.step('chapter 5: look at samples', async () => {
    await seat.press(button('Submit My Work & Begin Reviewing'));
    const review = region('Submission #101');
    await seat.type(field('Clarity', review), 'Short and clear');
    await seat.press(button('Submit Feedback', review));
    await seat.sees(words(/Thank you for your feedback on submission #101!/, review));
  });

  await seat.press(button('Save to Cloud'));
  await seat.sees(words(/^Saved to your account, /));
  const [row] = await resumeRows(app, person);
  expect(row?.data).toMatchObject({
    personalInfo: { name: 'Ana Lopez' },
    experience: [{ jobTitle: 'Line Cook' }],
  });
});

async function goOn(seat: Seat, chapter: number): Promise<void> {
  await seat.press(link(/^Next chapter/));
  await seat.sees(heading(new RegExp(`^Chapter ${String(chapter)}:`)));
}
