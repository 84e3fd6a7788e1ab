import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resumeRows } from '../support/people';
import { signUpByCode } from '../support/engines/steps';
import { button, field, heading, link, region, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

test('a learner takes their work along and deletes everything', async ({ app, seat }) => {
  const person = app.newPerson();
  await signUpByCode(seat, app, person);
  await seat.type('Full name', 'Ana Lopez');
  await seat.press(button('Save to Cloud'));
  await seat.sees(words(/^Saved to your account, /));

  await seat.open('/your-data');
  await seat.sees(heading('Your data'));
  await seat.press(button('Back up my work'));
  await expect.poll(() => workFiles(seat.downloads)).toHaveLength(1);
  const [file = ''] = await workFiles(seat.downloads);
  await expect.poll(() => readFile(join(seat.downloads, file), 'utf8')).toContain('Ana Lopez');

  await seat.press(button('Delete my account and data'));
  const question = region('Delete your account and all of your data?');
  await seat.type('Your password', person.password);
  await seat.press(button('Yes, delete everything', question));
  await seat.isAt('/');
  await seat.sees(link('Log In'));
  expect(await resumeRows(app, person)).toEqual([]);
  await seat.back();
  await seat.misses(words(/Ana Lopez/));
});

test('a file from another computer is added to a guest’s work', async ({ app, seat }) => {
  const person = app.newPerson();
  await signUpByCode(seat, app, person);
  await seat.type('Full name', 'Ana Lopez');
  // What is not in the account yet has the log out ask first.
  await seat.press(button('Save to Cloud'));
  await seat.sees(words(/^Saved to your account, /));
  await seat.open('/your-data');
  await seat.press(button('Back up my work'));
  await expect.poll(() => workFiles(seat.downloads)).toHaveLength(1);
  const [file = ''] = await workFiles(seat.downloads);
  await seat.press(button('Log Out'));
  await seat.isAt('/');
  await seat.open('/your-data');
  await seat.choose(/^Choose your file/, join(seat.downloads, file));
  await seat.press(button('No, only I use it'));
  await seat.press(button('Add it to my work'));
  await seat.sees(words('The work from your file is here now.'));
  await seat.misses(field('Full name'));
});

async function workFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^career-quest-.*\.json$/.test(name));
}
