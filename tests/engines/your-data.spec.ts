import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resumeRows } from '../support/people';
import { signUpByCode } from '../support/engines/steps';
import { button, field, heading, link, region, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

test('a learner takes their work along and deletes everything', async ({ app, session }) => {
  const person = app.newPerson();
  await signUpByCode(session, app, person);
  await session.type('Full name', 'Ana Lopez');
  await session.press(button('Save to Cloud'));
  await session.sees(words(/^Saved to your account, /));

  await session.open('/your-data');
  await session.sees(heading('Your data'));
  await session.press(button('Back up my work'));
  await expect.poll(() => workFiles(session.downloads)).toHaveLength(1);
  const [file = ''] = await workFiles(session.downloads);
  await expect.poll(() => readFile(join(session.downloads, file), 'utf8')).toContain('Ana Lopez');

  await session.press(button('Delete my account and data'));
  const question = region('Delete your account and all of your data?');
  await session.type('Your password', person.password);
  await session.press(button('Yes, delete everything', question));
  await session.isAt('/');
  await session.sees(link('Log In'));
  expect(await resumeRows(app, person)).toEqual([]);
  await session.back();
  await session.misses(words(/Ana Lopez/));
});

test('a file from another computer is added to a guest’s work', async ({ app, session }) => {
  const person = app.newPerson();
  await signUpByCode(session, app, person);
  await session.type('Full name', 'Ana Lopez');
  // What is not in the account yet has the log out ask first.
  await session.press(button('Save to Cloud'));
  await session.sees(words(/^Saved to your account, /));
  await session.open('/your-data');
  await session.press(button('Back up my work'));
  await expect.poll(() => workFiles(session.downloads)).toHaveLength(1);
  const [file = ''] = await workFiles(session.downloads);
  await session.press(button('Log Out'));
  await session.isAt('/');
  await session.open('/your-data');
  await session.choose(/^Choose your file/, join(session.downloads, file));
  await session.press(button('No, only I use it'));
  await session.press(button('Add it to my work'));
  await session.sees(words('The work from your file is here now.'));
  await session.misses(field('Full name'));
});

async function workFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^career-quest-.*\.json$/.test(name));
}
