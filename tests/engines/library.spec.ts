import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { heading, link, region, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';
import { handout } from '../support/handout';

test('the hub’s files come down with their text, and a stand-in leads into the course', async ({
  seat,
}) => {
  await seat.open('/resources');
  for (const section of ['Resume', 'Networking', 'Interview', 'Well-being tools'])
    await seat.sees(heading(section));
  const name = 'modern-resume-template.md';
  await seat.press(link(/^Modern Resume Template/));
  const loaded = () => readFile(join(seat.downloads, name), 'utf8').catch(() => '');
  await expect.poll(loaded).toBe(handout(name));
  await seat.press(link('Module 2, Part 3: STAR Method'));
  await seat.isAt('/modules/2#star-method');
  await seat.sees(heading('Part 3: STAR Method'));
});

test('the forum shows its topics and says that it is not open', async ({ seat }) => {
  await seat.open('/forum');
  await seat.sees(words(/^The forum is not open yet/));
  for (const category of ['General Discussion', 'Module 1', 'Module 2', 'Module 3'])
    await seat.sees(words('Not open yet', region(category)));
});

test('addresses that are not there say so and lead back', async ({ seat }) => {
  await seat.open('/no/such/page');
  await seat.sees(heading("We can't find that page"));
  await seat.press(link('Go to Home'));
  await seat.isAt('/');
  await seat.open('/modules/one');
  await seat.sees(heading('Module not found.'));
  await seat.open('/resume-builder/chapter/3');
  await seat.isAt('/auth');
});

test('every page opens by the links of the site', async ({ seat }) => {
  await seat.open('/');
  for (const [name, path, title] of [
    ['Course Modules', '/modules', 'Course Modules'],
    ['Resource Hub', '/resources', 'Resource Hub'],
    ['Community Forum', '/forum', 'Community Forum'],
    ['Log In', '/auth', 'Career Quest Portal'],
    ['Home', '/', /^Your next job starts/],
  ] as const) {
    await seat.press(link(name));
    await seat.isAt(path);
    await seat.sees(heading(title));
  }
});
