import { expect, test } from '../support/app';
import { answer, begin, expectQuestion, openGame, replyBox } from '../support/game';

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

  await answer(page, 'What did you study or earn?', 'Dunbar High School');
  await answer(page, 'What was the name of the school', 'Diploma');
  await expectQuestion(page, place);
  const asked = (question: string) => page.getByRole('group', { name: question });
  await expect(asked('Is “Diploma” the name of the school?')).toBeInViewport({ ratio: 1 });
  await expect(replyBox(page)).toBeInViewport({ ratio: 1 });
  await button('Swap the two').click();
  await expect(asked('Is “Diploma” the name of the school?')).toBeHidden();
  await expect(replyBox(page)).toBeFocused();

  await answer(page, place, '2014');
  await expectQuestion(page, 'What year did you finish?');
  await asked('Is “2014” the city and state?').getByRole('button', { name: 'Change it' }).click();
  await expectQuestion(page, place);
  await answer(page, place, '2014');
  await expectQuestion(page, 'What year did you finish?');
  await button('No, it is the year').click();
  await expect(asked('Is “2014” the city and state?')).toBeHidden();
  await expect(replyBox(page)).toHaveValue('2014');
  await page.getByRole('button', { name: 'Send' }).click();
  await answer(page, 'Do you want to add another school', 'no');
  await answer(page, 'What skills do you have?', 'Cooking, driving');
  const sheet = page.getByRole('article', { name: 'Your resume' });
  await expect(sheet).toContainText('My family');
  await expect(sheet).toContainText('Diploma2014Dunbar High School');
});
