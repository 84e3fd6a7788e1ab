import { expect } from '@playwright/test';
import { openChapter } from './chapters';
import { openTab } from './sample-resume';
import { fillPortal } from './sign-in';
import { downloaded, openYourData } from './backup';
import { typeInto, type Step } from './walk';

const papers: Step[] = [
  {
    name: 'Papers: the cheat sheet, the log and the packet',
    walk: async (page, app) => {
      await page.goto(`${app.url}/papers`);
      await page.getByText('Job 1: ').first().click();
      await typeInto(page, 'Supervisor', 'Kim Reed');
      await expect(page.getByRole('article')).toContainText('Kim Reed');
      await page.getByRole('tab', { name: 'Work-search log' }).click();
      await page.getByRole('button', { name: 'Add to the log' }).click();
      await typeInto(page, 'Employer', 'Oak Bakery');
      await page.getByLabel('Next step', { exact: true }).fill('Call Ms. Reed');
      await page.getByLabel('Day of the next step').fill('2026-11-03');
      await page.getByRole('button', { name: 'Done with Oak Bakery' }).click();
      await page.getByRole('button', { name: 'Change Oak Bakery' }).click();
      await page.getByLabel('Job', { exact: true }).fill('Cashier');
      await page.getByRole('button', { name: 'Done with Oak Bakery' }).click();
      await page.getByRole('button', { name: 'Delete Oak Bakery' }).click();
      await expect(page.getByText('Nothing is in your log yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page
        .getByRole('region', { name: 'To do today' })
        .getByRole('button', { name: 'I did it' })
        .click();
      await page.getByRole('tab', { name: 'Packet' }).click();
      await page.getByText('Your five answers').click();
      await typeInto(page, 'Why do you want to work here?', 'You bake at night.');
      await page.getByRole('checkbox', { name: 'Answers for forms' }).uncheck();
      await page.getByRole('tab', { name: 'Staff comments' }).click();
    },
  },
  {
    name: 'Your data, a backup, and a look at it by staff',
    walk: async (page, app) => {
      await openYourData(page, app);
      const { text } = await downloaded(page, 'Back up my work');
      expect(text).not.toContain('\u200b');
      await page
        .getByLabel('Choose your file')
        .setInputFiles({ name: 'work.json', mimeType: '', buffer: Buffer.from(text) });
      await page.getByRole('button', { name: 'Add it to my work' }).click();
      await expect(page.getByText('The work from your file is here now.')).toBeVisible();
      await page.getByRole('button', { name: 'Delete my account and data' }).click();
      await page.getByRole('button', { name: 'Keep my account' }).click();
      await page.goto(`${app.url}/staff`);
      const file = page.getByLabel('Choose the learner’s file');
      await file.setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('{"a": 1}') });
      await expect(page.getByRole('alert').first()).toContainText('not from Career Quest');
      await file.setInputFiles({ name: 'b.json', mimeType: '', buffer: Buffer.from(text) });
      await page.getByLabel('Your first name').fill('Pat');
      await page
        .getByRole('button', { name: /^Comment on: / })
        .first()
        .press('Enter');
      await page.getByLabel(/^Your comment.*on: /).fill('How often?');
      const answer = await downloaded(page, 'Save the file to hand back');
      expect(answer.text).toContain('How often?');
    },
  },
];

const account: Step[] = [
  {
    name: 'a log out, a refused log in, and a forgotten password',
    walk: async (page, app) => {
      await openChapter(page, app, 1);
      await openTab(page, 'My resume');
      await page.getByLabel('Phone').fill('(937) 555-0199');
      await page.getByRole('button', { name: 'Save to Cloud' }).click();
      await expect(page.getByText(/^Saved to your account/)).toBeVisible();
      await page.getByRole('button', { name: 'Log Out', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
      await fillPortal(page, app, app.newPerson({ isOnSharedComputer: true }));
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(page.getByRole('alert').first()).toContainText('Error: ');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByRole('button', { name: 'Send the email' }).click();
      await expect(page.getByLabel('Six-digit code')).toBeVisible();
    },
  },
  {
    name: 'a stranger signs up on a shared computer, types, and leaves with unsent work',
    walk: async (page, app) => {
      const person = app.newPerson({ isOnSharedComputer: true });
      await fillPortal(page, app, person);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      const mail = await app.mailTo(person.email);
      await page.getByLabel('Six-digit code').fill(mail.code);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL(/\/resume-builder\/chapter\/1$/);
      await openTab(page, 'My resume');
      await page.getByLabel('Full name').fill('Rosa Delgado');
      await expect(page.getByText(/^Saved/)).toBeVisible();
      app.setFault((request) =>
        request.url.includes('/rest/v1/') ? new Response('', { status: 503 }) : undefined,
      );
      await page.getByRole('button', { name: 'Log Out', exact: true }).click();
      const question = page.getByRole('dialog', {
        name: 'Some of your work is not in your account',
      });
      await question.getByRole('button', { name: 'Stay logged in' }).click();
      await expect(page.getByLabel('Full name')).toHaveValue('Rosa Delgado');
      await page.getByRole('button', { name: 'Log Out', exact: true }).click();
      await question.getByRole('button', { name: 'Throw it away and log out' }).click();
      await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
      app.setFault(null);
    },
  },
];

/** What a learner with a resume does outside the builder, up to the log out; and what a stranger does then. */
export const accountSteps: readonly Step[] = [...papers, ...account];
