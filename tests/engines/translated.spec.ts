import { changes } from '../support/changed-page';
import { answer, signUpByCode } from '../support/engines/steps';
import { button, part, words } from '../support/engines/target';
import type { BrowserSession } from '../support/engines/browser-session';
import { test } from '../support/engines/test';

test('a page that the browser translates goes on: the game, a module, the builder', async ({
  app,
  session,
}) => {
  await test.step('the game goes on past its fourth answer', async () => {
    await session.open('/game');
    await translate(session);
    await answer(session, 'Ready to begin?', 'yes');
    await session.press(button('No, only I use it'));
    await answer(session, 'What is your name?', 'Ana Lopez');
    await answer(session, 'What is your email address?', 'ana.lopez@example.com');
    await answer(session, 'What is your phone number?', '(937) 555-0142');
    await answer(session, 'What city and state are you in?', 'Dayton, Ohio');
    await session.sees(words('What was your job title?'));
    await stands(session);
  });

  await test.step('a card of a module is checked, and unchecked', async () => {
    await session.open('/modules/1#looking-ahead');
    await translate(session);
    await session.press(button(/^Got it: When you hear nothing/));
    await session.sees(words('1 of 27 cards'));
    await session.press(button(/^Got it: When you hear nothing/));
    await session.misses(words('1 of 27 cards'));
    await stands(session);
  });

  await test.step('the builder takes words, shows them and saves them', async () => {
    await signUpByCode(session, app, app.newPerson(), { keeps: true });
    await translate(session);
    await session.type('Full name', 'Ana Maria Lopez');
    await session.sees(words('Ana Maria Lopez', part('article')));
    await session.press(button('Save to Cloud'));
    await session.sees(words(/^Saved to your account, /));
    await stands(session);
    await session.reload();
    await session.holds('Full name', 'Ana Maria Lopez');
  });
});

/** As a person does who presses for it once the page is there. */
async function translate(session: BrowserSession): Promise<void> {
  await session.run(changes.translated, null);
  await session.sees(part('font'));
}

async function stands(session: BrowserSession): Promise<void> {
  await session.misses(words('Something went wrong on this screen'));
  await session.sees(part('font'));
}
