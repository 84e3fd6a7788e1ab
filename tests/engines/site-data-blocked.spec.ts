import { publicPages } from '../support/public-pages';
import { button, heading, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

// 2: every cookie and all other site data of every site is refused, as the settings of Firefox offer it.
test.use({ firefoxPrefs: { 'network.cookie.cookieBehavior': 2 } });

test('with all site data blocked every page works', async ({ session, engine }) => {
  test.skip(engine !== 'firefox', 'The setting is one of Firefox.');
  for (const path of publicPages) {
    await session.open(path);
    await session.sees(heading());
    await expect
      .poll(
        () => session.run(() => document.documentElement.dataset['who'] === undefined, null),
        `${path} is awake`,
      )
      .toBe(true);
  }
  await session.open('/modules/3#networking');
  await session.type('One proof', 'families ask for me by name');
  await session.press(button('Generate My Pitch'));
  await session.sees(words(/Families ask for me by name\./));
});
