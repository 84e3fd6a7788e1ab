import { descriptionInstruction, suggestionInstruction } from '@/content/en/ai-instructions';
import { browserKey, expect, functionKey, test } from '../support/ai-app';
import { begin, expectQuestion, replyBox, tellUpToDescription } from '../support/game';
import {
  badAnswers,
  says,
  saysLater,
  saysTooMuch,
  saysTwoThings,
} from '../support/provider-double';
import { anaLopez, openTab, typeResume } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violations } from '../support/violations';
import { deep } from '../support/deep';

// One worker: the product is built again with the provider's address in it.
test.describe.configure({ mode: 'default' });
test.use({
  viewport: { width: 1280, height: 900 },
  // Failures are logged by their code (spec, section 8); the browser adds the status it saw.
  expectedErrors: [
    [/^AI: /, /several candidates/, /the server responded with a status of (4|5)\d\d/],
    { scope: 'test' },
  ],
});

const sorry = "Sorry, I couldn't get a suggestion at this time.";
const typed = 'i cook for Ana Lopez diner, call (937) 555-0142';

test('Get AI Help shows what is sent, sends the fixed instruction and the typed text, replaces the input, and can be undone', async ({
  page,
  app,
  provider,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await page.goto(`${app.url}/game`);
  await begin(page, { guest: 'no' });
  await tellUpToDescription(page, anaLopez);
  await replyBox(page).fill(typed);

  await test.step('a no sends nothing', async () => {
    await page.getByRole('button', { name: 'Get AI Help' }).click();
    const dialog = page.getByRole('dialog', { name: 'Before we ask the AI' });
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    await expect(dialog.getByRole('textbox', { name: 'Your words, as they are sent' })).toHaveValue(
      'i cook for [NAME] diner, call [PHONE]',
    );
    await dialog.getByText('What we ask the AI to do').click();
    expect(await violations(page)).toEqual([]);
    await expect(dialog.getByRole('textbox', { name: 'What we ask, as it is sent' })).toHaveValue(
      descriptionInstruction,
    );
    await dialog.getByRole('button', { name: 'No, do not send' }).click();
    await expect(replyBox(page)).toHaveValue(typed);
    expect(provider.asked).toEqual([]);
  });

  await test.step('a yes sends exactly that; the button waits', async () => {
    const { answer, letGo } = saysLater('Cooked 120 meals a shift for [NAME] diner.');
    provider.answerWith(answer);
    await page.getByRole('button', { name: 'Get AI Help' }).click();
    await page.getByRole('button', { name: 'Yes, send it' }).click();
    await expect(page.getByRole('button', { name: 'Getting Help...' })).toBeDisabled();
    letGo();
    await expect(replyBox(page)).toHaveValue('Cooked 120 meals a shift for Ana Lopez diner.');
    await expect(page.getByRole('button', { name: 'Get AI Help' })).toBeEnabled();
    const [question] = provider.asked;
    expect(question?.key).toBe(functionKey);
    expect(JSON.parse(question?.body ?? '')).toMatchObject({
      contents: [
        { parts: [{ text: `${descriptionInstruction}\n\ni cook for [NAME] diner, call [PHONE]` }] },
      ],
    });
  });

  await test.step('undo brings the own words back, after a reload too', async () => {
    await page.reload();
    await expectQuestion(page, 'What did you do there?');
    await expect(replyBox(page)).toHaveValue('Cooked 120 meals a shift for Ana Lopez diner.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(replyBox(page)).toHaveValue(typed);
  });

  await test.step('a failure is said by the guide, and the words stay', async () => {
    provider.answerWith(badAnswers['a web page'] ?? says(''));
    await page.getByRole('button', { name: 'Get AI Help' }).click();
    await page.getByRole('button', { name: 'Yes, send it' }).click();
    await expectQuestion(page, sorry);
    await expect(replyBox(page)).toHaveValue(typed);
    await page.getByRole('button', { name: 'Send' }).click();
    await expectQuestion(page, 'Do you want to add another job?');
  });
});

test(
  'help that comes after the question has been left lands nowhere',
  deep,
  async ({ page, app, provider }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await page.goto(`${app.url}/game`);
    await begin(page, { guest: 'no' });
    await tellUpToDescription(page, anaLopez);
    await replyBox(page).fill('cooked');
    const { answer, letGo } = saysLater('Late words.');
    provider.answerWith(answer);
    await page.getByRole('button', { name: 'Get AI Help' }).click();
    const answered = page.waitForResponse(/ai-assist/);
    await page.getByRole('button', { name: 'Yes, send it' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expectQuestion(page, 'Do you want to add another job?');
    letGo();
    await answered;
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expectQuestion(page, 'What class, diploma or card do you have?');
    await expect(replyBox(page)).toHaveValue('');
    await expect(page.getByText('Late words.')).toHaveCount(0);
  },
);

test('the assistant asks for one idea with placeholders, and only Apply brings it into the resume, with undo', async ({
  page,
  app,
  provider,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await typeResume(page, anaLopez);
  await openTab(page, 'Chapter');
  const assistant = page.getByRole('region', { name: 'AI Resume Assistant' });
  await expect(assistant).toHaveCount(0);
  await page.getByRole('switch', { name: 'AI Mode' }).click();

  const { answer, letGo } = saysLater('<img src=x onerror=alert(1)> Ask [NAME] how many.');
  provider.answerWith(answer);
  await assistant.getByRole('button', { name: 'Get a Suggestion' }).click();
  await page.getByText('What we ask the AI to do').click();
  const shown = page.getByRole('textbox', { name: 'What we ask, as it is sent' });
  await expect(shown).toHaveValue(suggestionInstruction);
  await page.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(assistant.getByRole('button', { name: 'Getting Suggestion...' })).toBeDisabled();
  letGo();
  await expect(assistant.getByRole('status').first()).toHaveText(
    '<img src=x onerror=alert(1)> Ask Ana Lopez how many.',
  );

  const sent = provider.asked[0];
  expect(sent?.key).toBe(browserKey);
  expect(sent?.authorization, "another company's server never sees the token").toBe('');
  for (const secret of ['Ana', 'ana.lopez@example.com', '555-0142', 'Dayton, Ohio'])
    expect(sent?.body).not.toContain(secret);
  expect(sent?.body).toContain('Line Cook, Riverside Diner');

  const first = page.getByLabel('Description').first();
  const before = await first.inputValue();
  await assistant
    .getByRole('textbox', { name: 'Make it your own words' })
    .fill('Served 80 guests.');
  await expect(first).toHaveValue(before);
  await assistant.getByRole('button', { name: 'Apply' }).click();
  await expect(first).toHaveValue(`${before}\nServed 80 guests.`);
  await openTab(page, 'My resume');
  await expect(assistant.getByText('Added to your resume. You can undo this.')).toBeVisible();
  await expect(assistant.getByText('See what we sent to the AI')).toBeVisible();
  await assistant.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveValue(before);

  provider.answerWith(saysTwoThings);
  await assistant.getByRole('button', { name: 'Get a Suggestion' }).click();
  await expect(assistant.getByRole('status').first()).toHaveText('The first idea.');
  const { contents } = JSON.parse(provider.asked[1]?.body ?? '') as {
    contents: { role: string; parts: { text: string }[] }[];
  };
  expect(contents.map(({ role }) => role)).toEqual(['user', 'model', 'user']);

  await test.step('every word that went is shown, though nobody asks any more', async () => {
    await assistant.getByText('See what we sent to the AI').click();
    await assistant.getByText('Your last question and its answer').click();
    await assistant.getByText('What we ask the AI to do').click();
    expect(await violations(page)).toEqual([]);
    const shown = (name: string) => assistant.getByRole('textbox', { name }).inputValue();
    const [lastQuestion, lastAnswer, question] = contents.map(({ parts }) => parts[0]?.text);
    expect(await shown('Your last question and its answer, as they are sent')).toBe(
      `${String(lastQuestion)}\n\n${String(lastAnswer)}`,
    );
    expect(
      `${await shown('What we ask, as it is sent')}\n\n${await shown('Your words, as they are sent')}`,
    ).toBe(question);
  });
});

test('whatever goes wrong with the provider, the assistant says the same sorry words and works again', async ({
  page,
  app,
  provider,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await openTab(page, 'Chapter');
  await page.getByRole('switch', { name: 'AI Mode' }).click();
  const assistant = page.getByRole('region', { name: 'AI Resume Assistant' });
  const said = assistant.getByRole('status').first();
  const button = assistant.getByRole('button', { name: 'Get a Suggestion' });
  provider.answerWith(says('Fine.'));
  await button.click();
  await page.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(said).toHaveText('Fine.');
  for (const [name, answer] of Object.entries(badAnswers)) {
    provider.answerWith(answer);
    await button.click();
    await expect(said, name).toContainText(sorry);
    provider.answerWith(says(`Fine after ${name}.`));
    await button.click();
    await expect(said).toHaveText(`Fine after ${name}.`);
  }
  provider.answerWith(saysTooMuch);
  await button.click();
  await expect(said).toContainText('word word');
  expect((await said.innerText()).length).toBeLessThanOrEqual(8000);

  await app.waitForOfflineReady(page);
  await page.context().setOffline(true);
  await button.click();
  await expect(said).toContainText(sorry);
  await expect(said).toContainText('Check your connection');
  await page.context().setOffline(false);
});

test(
  'words made from a suggestion outlive a reload, and the next suggestion leaves them alone',
  deep,
  async ({ page, app, provider }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await openTab(page, 'Chapter');
    const assistant = page.getByRole('region', { name: 'AI Resume Assistant' });
    const ownWords = assistant.getByRole('textbox', { name: 'Make it your own words' });
    const ask = async () => {
      await page.getByRole('switch', { name: 'AI Mode' }).click();
      await assistant.getByRole('button', { name: 'Get a Suggestion' }).click();
      await page.getByRole('button', { name: 'Yes, send it' }).click();
    };
    provider.answerWith(says('Say how many guests.'));
    await ask();
    await expect(ownWords).toHaveValue('Say how many guests.');
    await ownWords.fill('Served 80 guests');
    await page.reload();
    await expect(assistant).toHaveCount(0);
    provider.answerWith(says('Name your tools.'));
    await ask();
    await expect(assistant.getByRole('status').first()).toHaveText('Name your tools.');
    await expect(ownWords).toHaveValue('Served 80 guests');
    await assistant.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Served 80 guests');

    provider.answerWith(says('Add a date.'));
    await assistant.getByRole('button', { name: 'Get a Suggestion' }).click();
    await expect(ownWords).toHaveValue('Add a date.');
  },
);

test(
  'whoever leaves while the AI thinks finds its words on coming back, and can ask again',
  deep,
  async ({ page, app, provider }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await openTab(page, 'Chapter');
    await page.getByRole('switch', { name: 'AI Mode' }).click();
    const assistant = page.getByRole('region', { name: 'AI Resume Assistant' });
    const { answer, letGo } = saysLater('Late words.');
    provider.answerWith(answer);
    await assistant.getByRole('button', { name: 'Get a Suggestion' }).click();
    await page.getByRole('button', { name: 'Yes, send it' }).click();
    await expect(assistant.getByRole('button', { name: 'Getting Suggestion...' })).toBeDisabled();
    const answered = page.waitForResponse(/generateContent/);
    await page.getByRole('link', { name: 'Resource Hub' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resource Hub' })).toBeVisible();
    letGo();
    await answered;
    await page.goBack();
    await expect(assistant.getByRole('button', { name: 'Get a Suggestion' })).toBeEnabled();
    await expect(assistant.getByRole('status').first()).toHaveText('Late words.');
    provider.answerWith(says('Fresh words.'));
    await assistant.getByRole('button', { name: 'Get a Suggestion' }).click();
    await expect(assistant.getByRole('status').first()).toHaveText('Fresh words.');
  },
);
