import { expect, test } from '../support/app';
import { answer, begin, expectQuestion, openGame, replyBox } from '../support/game';
import { deep } from '../support/deep';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('who cared for their family taps it, and an answer to another question is asked about once', async ({
  page,
  app,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const place = 'What city and state, or what country, was that in?';
  await openGame(page, app);
  await begin(page, { guest: 'own' });
  await answer(page, 'What is your name?', 'Teresa Okafor');
  for (const question of ['email address', 'phone number', 'What city and state are you in?']) {
    await expectQuestion(page, question);
    await button('Skip').click();
  }
  await answer(page, 'What was your job title?', 'Home Caregiver');
  await expectQuestion(page, 'Who did you work for?');
  await button('My family').click();
  await expectQuestion(page, place);
  for (const question of [place, 'When did you start?', 'When did it end?', 'What did you do']) {
    await expectQuestion(page, question);
    await button('Skip').click();
  }
  await answer(page, 'Do you want to add another job?', 'no');

  await answer(page, 'What class, diploma or card do you have?', 'Dunbar High School');
  await answer(page, 'What was the name of the school', 'Diploma');
  await expectQuestion(page, place);
  const asked = (question: string) => page.getByRole('group', { name: question });
  await expect(asked('Is “Diploma” the name of the school?')).toBeInViewport({ ratio: 1 });
  await expect(replyBox(page)).toBeInViewport({ ratio: 1 });
  await button('Swap the two').click();
  await expect(asked('Is “Diploma” the name of the school?')).toBeHidden();
  await expect(replyBox(page)).toBeFocused();

  await answer(page, place, '2014');
  const year = asked('I found a year in “2014”. What town was it?');
  await expect(year).toBeInViewport({ ratio: 1 });
  await expect(year.getByRole('button')).toHaveCount(3);
  await year.getByRole('button', { name: 'Change it' }).click();
  await expect(year).toBeHidden();
  await button('Send').click();
  await year.getByRole('button', { name: 'No, it is the year' }).click();
  await expectQuestion(page, 'What year did you finish?');
  await expect(replyBox(page)).toHaveValue('2014');
  await page.getByRole('button', { name: 'Send' }).click();
  await answer(page, 'Do you want to add another school', 'no');
  await answer(page, 'What skills do you have?', 'Cooking, driving');
  const sheet = page.getByRole('article', { name: 'Your resume' });
  await expect(sheet).toContainText('My family');
  await expect(sheet).toContainText('Diploma2014Dunbar High School');
});

test(
  'an answer that is most likely none is asked about once, and a sure one takes the form of the paper',
  deep,
  async ({ page, app }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const asked = (question: string) => page.getByRole('group', { name: question });
    const log = page.getByRole('log');
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await answer(page, 'What is your name?', 'Rosalind');
    await expect(asked('Is there a last name?')).toBeInViewport({ ratio: 1 });
    await button('Add it').click();
    await expect(replyBox(page)).toBeFocused();
    await page.keyboard.type(' Beck');
    await button('Send').click();
    await answer(page, 'What is your email address?', 'rosalind@example.com');
    await answer(page, 'What is your phone number?', '2165550147');
    await answer(page, 'What city and state are you in?', 'cleveland ohio');
    await answer(page, 'What was your job title?', 'cashier');
    for (const words of ['Rosalind Beck', '(216) 555-0147', 'Cleveland, Ohio', 'Cashier'])
      await expect(log.getByText(words, { exact: true })).toBeVisible();

    await answer(page, 'Who did you work for?', 'yes');
    await expect(asked('Your resume would say “yes” here.')).toBeInViewport({ ratio: 1 });
    await expect(log.getByText('yes', { exact: true })).toHaveCount(1);
    await button('Skip').click();
    await expectQuestion(page, 'What city and state, or what country, was that in?');
    await button('Skip').click();
    await answer(page, 'When did you start?', 'Now');
    await expect(asked('I did not find a date in “Now”.')).toBeVisible();
    await button('Change it').click();
    await expect(replyBox(page)).toBeFocused();
    await page.keyboard.type('2019');
    await expect(replyBox(page)).toHaveValue('2019');
    await button('Send').click();
    await answer(page, 'When did it end?', 'idk like 2021');
    await asked('About 2021?').getByRole('button', { name: 'Yes, write “2021”' }).click();
    await expectQuestion(page, 'What did you do there?');
  },
);

test('skills from the job are tapped into the answer', deep, async ({ page, app }) => {
  await openGame(page, app);
  await begin(page, { guest: 'own' });
  await answer(page, 'What is your name?', 'Rosalind Beck');
  for (const question of ['email address', 'phone number', 'What city and state are you in?']) {
    await expectQuestion(page, question);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await answer(page, 'What was your job title?', 'kitchen helper');
  for (const question of ['Who did you', 'was that in?', 'start?', 'end?', 'What did you do']) {
    await expectQuestion(page, question);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await answer(page, 'Do you want to add another job?', 'no');
  await expectQuestion(page, 'What class, diploma or card do you have?');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expectQuestion(page, 'What skills do you have?');
  const ideas = page.getByRole('group', { name: 'Tap what you can do:' });
  await expect(replyBox(page)).toBeInViewport({ ratio: 1 });
  await ideas.getByRole('button', { name: 'Food safety' }).tap();
  await ideas.getByRole('button', { name: 'Dishwashing' }).tap();
  await expect(replyBox(page)).toHaveValue('Food safety, Dishwashing');
  await expect(ideas.getByRole('button', { name: 'Food safety' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByRole('article', { name: 'Your resume' })).toContainText(
    'Food safety, Dishwashing',
  );
});

test(
  'what is private is asked about at its line, and again before it is printed',
  deep,
  async ({ page, app }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const asked = (question: string) => page.getByRole('group', { name: question });
    const log = page.getByRole('log');
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await answer(page, 'What is your name?', 'Daniel Brooks');
    await answer(page, 'What is your email address?', 'daniel@example.com');
    await expectQuestion(page, 'What is your phone number?');
    await button('Skip').click();
    await answer(page, 'What city and state are you in?', 'Shelter');
    await asked('“Shelter” is private.').getByRole('button', { name: 'Leave it out' }).click();
    await button('Undo').click();
    await expect(replyBox(page)).toHaveValue('Shelter');
    await button('Send').click();
    await answer(page, 'What was your job title?', 'Painter');
    await answer(page, 'Who did you work for?', 'Marion Correctional Institution');
    const held = asked('“Marion Correctional Institution” tells where you were.');
    await expect(held).toBeInViewport({ ratio: 1 });
    await held.getByRole('button', { name: 'Leave it out' }).click();
    await button('Continue').click();
    await answer(page, 'was that in?', 'Marion, Ohio');
    await answer(page, 'When did you start?', 'May 2021');
    await expectQuestion(page, 'When did it end?');
    await button('Skip').click();

    const lines = 'My SSN is 123-45-6789\nI was locked up for robbery\nPainted 14 halls';
    await expectQuestion(page, 'What did you do there?');
    await replyBox(page).fill(lines);
    await button('Send').click();
    const number = asked('looks like a Social Security number');
    await expect(number).toBeInViewport({ ratio: 1 });
    await button('Send').click();
    await expect(number, 'it takes a tap to keep it').toBeVisible();
    await number.getByRole('button', { name: 'Leave it out' }).click();
    await expect(button('Continue')).toBeFocused();
    await page.keyboard.press('Enter');
    await asked('“I was locked up for robbery” is private.')
      .getByRole('button', { name: 'Keep it' })
      .click();
    await expectQuestion(page, 'Do you want to add another job?');
    await expect(log).not.toContainText('123-45-6789');
    await button('No').click();
    await expectQuestion(page, 'What class, diploma or card do you have?');
    await button('Skip').click();
    await expectQuestion(page, 'What skills do you have?');
    await button('Skip').click();

    const last = page.getByRole('complementary', { name: 'Before you print, look at this' });
    await expect(last.getByText('“I was locked up for robbery” is private.')).toBeVisible();
    await expect(last.getByText('“Shelter” is private.')).toBeVisible();
    expect((await last.boundingBox())?.y, 'it stands over the resume').toBeLessThan(
      (await page.getByRole('article', { name: 'Your resume' }).boundingBox())?.y ?? 0,
    );
    await last.getByRole('button', { name: 'Go to: Description' }).click();
    const field = page.getByRole('textbox', { name: 'Description' });
    await expect(field).toBeFocused();
    await field.fill('Painted 14 halls');
    await last.getByRole('button', { name: 'Go to: Address' }).click();
    await page.getByLabel('Address').fill('Toledo, Ohio');
    await page.clock.runFor(2000);
    await expect(last.getByText('is private')).toHaveCount(0);
  },
);
