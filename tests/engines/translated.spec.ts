import { changes } from '../support/changed-page';
import { answer, signUpByCode } from '../support/engines/steps';
import { button, part, words } from '../support/engines/target';
import type { Seat } from '../support/engines/seat';
import { test } from '../support/engines/test';

test('a page that the browser translates goes on: the game, a module, the builder', async ({
  app,
  seat,
}) => {
  await test.step('the game goes on past its fourth answer', async () => {
    await seat.open('/game');
    await translate(seat);
    await answer(seat, 'Ready to begin?', 'yes');
    await seat.press(button('No, only I use it'));
    await answer(seat, 'What is your name?', 'Ana Lopez');
    await answer(seat, 'What is your email address?', 'ana.lopez@example.com');
    await answer(seat, 'What is your phone number?', '(937) 555-0142');
    await answer(seat, 'What city and state are you in?', 'Dayton, Ohio');
    await seat.sees(words('What was your job title?'));
    await stands(seat);
  });

  await test.step('a card of a module is checked, and unchecked', async () => {
    await seat.open('/modules/1#looking-ahead');
    await translate(seat);
    await seat.press(button(/^Got it: When you hear nothing/));
    await seat.sees(words('1 of 27 cards'));
    await seat.press(button(/^Got it: When you hear nothing/));
    await seat.misses(words('1 of 27 cards'));
    await stands(seat);
  });

  await test.step('the builder takes words, shows them and saves them', async () => {
    await signUpByCode(seat, app, app.newPerson(), { keeps: true });
    await translate(seat);
    await seat.type('Full name', 'Ana Maria Lopez');
    await seat.sees(words('Ana Maria Lopez', part('article')));
    await seat.press(button('Save to Cloud'));
    await seat.sees(words(/^Saved to your account, /));
    await stands(seat);
    await seat.reload();
    await seat.holds('Full name', 'Ana Maria Lopez');
  });
});

/** As a person does who presses for it once the page is there. */
async function translate(seat: Seat): Promise<void> {
  await seat.run(changes.translated, null);
  await seat.sees(part('font'));
}

async function stands(seat: Seat): Promise<void> {
  await seat.misses(words('Something went wrong on this screen'));
  await seat.sees(part('font'));
}
