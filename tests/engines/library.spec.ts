import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { heading, link, region, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';
import { handout } from '../support/handout';

test('the hub’s files come down with their text, and a stand-in leads into the course', async ({
  session,
}) => {
  await session.open('/resources');
  for (const section of ['Resume', 'Networking', 'Interview', 'Well-being tools'])
    await session.sees(heading(section));
  const name = 'modern-resume-template.md';
  await session.press(link(/^Modern Resume Template/));
  const loaded = () => readFile(join(session.downloads, name), 'utf8').catch(() => '');
  await expect.poll(loaded).toBe(handout(name));
  await session.press(link('Module 2, Part 3: STAR Method'));
  await session.isAt('/modules/2#star-method');
  await session.sees(heading('Part 3: STAR Method'));
});

test('the forum shows its topics and says that it is not open', async ({ session }) => {
  await session.open('/forum');
  await session.sees(words(/^The forum is not open yet/));
  for (const category of ['General Discussion', 'Module 1', 'Module 2', 'Module 3'])
    await session.sees(words('Not open yet', region(category)));
});

test('addresses that are not there say so and lead back', async ({ session }) => {
  await session.open('/no/such/page');
  await session.sees(heading("We can't find that page"));
  await session.press(link('Go to Home'));
  await session.isAt('/');
  await session.open('/modules/one');
  await session.sees(heading('Module not found.'));
  await session.open('/resume-builder/chapter/3');
  await session.isAt('/auth');
});

test('every page opens by the links of the site', async ({ session }) => {
  await session.open('/');
  for (const [name, path, title] of [
    ['Course Modules', '/modules', 'Course Modules'],
    ['Resource Hub', '/resources', 'Resource Hub'],
    ['Community Forum', '/forum', 'Community Forum'],
    ['Log In', '/auth', 'Career Quest Portal'],
    ['Home', '/', /^Your next job starts/],
  ] as const) {
    await session.press(link(name));
    await session.isAt(path);
    await session.sees(heading(title));
  }
});
