import { expect, test } from '../support/app';
import {
  confirmByCode,
  fillPortal,
  haveAccount,
  logIn,
  signUp,
  signUpAndConfirm,
} from '../support/sign-in';
import { deep, deepUnless } from '../support/deep';

// The browser reports every refused request of the sign-in service by itself.
test.use({ expectedErrors: [/the server responded with a status of (400|401|403|422|429|503)/] });

test('signing up shows the message of the specification and asks for the code', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUp(page, app, person);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Success! Please check your email for a confirmation link.' }),
  ).toBeVisible();
  await confirmByCode(page, app, person);
});

test('a wrong password and an unknown email show the error of the service and keep the email', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await haveAccount(app, person);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const wrong of [{ ...person, password: 'not this one' }, app.newPerson()]) {
    await fillPortal(page, app, wrong);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(
      /^Error: Invalid login credentials.*No account yet\? Press “Sign Up”/,
    );
    await expect(page.getByRole('alert').getByText('Error:')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeInViewport();
    await expect(page.getByLabel('Email')).toHaveValue(wrong.email);
    await expect(page).toHaveURL(`${app.url}/auth`);
  }
});

test(
  'after ten wrong passwords the portal says how long to wait, and a reset opens the way',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await haveAccount(app, person);
    for (let tries = 0; tries < 10; tries += 1) {
      await app.backend.fetch(
        new Request(`${app.url}/auth/v1/token?grant_type=password`, {
          method: 'POST',
          headers: { apikey: app.backend.publishableKey },
          body: JSON.stringify({ email: person.email, password: 'not this one' }),
        }),
      );
    }
    await fillPortal(page, app, person);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Error: Too many wrong passwords for this email. Wait 60 minutes, or set a new password.',
    );
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send the email' }).click();
    const mail = await app.mailTo(person.email, /password/i);
    await page.getByLabel('Six-digit code').fill(mail.code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('This code is wrong or too old.');
    await expect(page.getByRole('button', { name: 'Send the email again' })).toBeVisible();
    await page.getByLabel('Six-digit code').fill(mail.code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New password').fill('a brand new one 9');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page).toHaveURL(/\/resume-builder\/chapter\/1$/);
  },
);

test('a weak password is refused with the words of the service, and Enter signs up with a better one', async ({
  page,
  app,
}) => {
  await fillPortal(page, app, app.newPerson({ password: 'short' }));
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Error: Password should be at least 8 characters/,
  );
  // Enter in a field would press 'Log In'; who has asked for an account means that.
  await page.getByLabel('Password').fill('river stone lamp 42');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Success! Please check your email')).toBeVisible();
});

test(
  'an email that is in use already gives nothing away',
  deep,
  async ({ page, app, newDevice }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    const second = await newDevice();
    await fillPortal(second, app, { ...person, password: 'another long one 7' });
    await second.getByRole('button', { name: 'Sign Up' }).click();
    await expect(second.getByText(/^(Success! Please check your email|Error: )/)).toBeVisible();
    const isRefused = await second.getByText(/^Error: /).isVisible();
    if (isRefused) {
      await expect(second.getByRole('alert')).toContainText(
        'If you have an account, log in or reset your password.',
      );
    }
    await logIn(second, app, person);
  },
);

test('logging in before the email is confirmed asks for the code of the mail', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUp(page, app, person);
  await fillPortal(page, app, person);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Error: Email not confirmed/);
  await confirmByCode(page, app, person);
});

test(
  'both buttons say that they are busy, and neither can be pressed twice',
  deep,
  async ({ page, app }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    app.setFault((request) =>
      request.url.includes('/auth/v1/')
        ? gate.then(() => new Response('', { status: 503 }))
        : undefined,
    );
    await fillPortal(page, app, app.newPerson());
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
    release();
    await expect(page.getByRole('alert')).toHaveText(
      /^Error: We could not reach the log-in service/,
    );
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      /^Error: We could not reach the log-in service/,
    );
  },
);

test('a server that is away and a captive portal get a plain sentence and lose nothing typed', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await fillPortal(page, app, person);
  app.setFault(
    () =>
      new Response('<html>Welcome to the library wifi</html>', {
        headers: { 'content-type': 'text/html' },
      }),
  );
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Error: We could not reach the log-in service/);
  app.setFault(null);
  await app.pause();
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Error: We could not reach the log-in service/);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password')).toHaveValue(person.password);
});

test('empty fields and a wrong email are stopped by the browser before anything is sent', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/auth`);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  expect(
    await page
      .getByLabel('Email')
      .evaluate((field: HTMLInputElement) => field.validity.valueMissing),
  ).toBe(true);
  const says = () =>
    page.getByLabel('Email').evaluate((field: HTMLInputElement) => field.validationMessage);
  expect(await says()).toBe('Type your email here.');
  await page.getByLabel('Email').fill('no email');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  expect(
    await page
      .getByLabel('Email')
      .evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
  ).toBe(true);
  expect(await says()).toBe('Your email needs an @ and a dot.');
  expect(
    await page
      .getByLabel('Password')
      .evaluate((field: HTMLInputElement) => field.validity.valueMissing),
  ).toBe(true);
});

test('the password can be shown and hidden', async ({ page, app }) => {
  await fillPortal(page, app, app.newPerson());
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
});

for (const way of ['code', 'link'] as const) {
  test(
    `a forgotten password is set again by ${way}`,
    deepUnless(way === 'code'),
    async ({ page, app, newDevice }) => {
      const person = app.newPerson();
      await signUpAndConfirm(page, app, person);
      const device = await newDevice();
      await fillPortal(device, app, person);
      await device.getByRole('button', { name: 'Forgot your password?' }).click();
      await expect(device.getByLabel('Email')).toHaveValue(person.email);
      await device.getByRole('button', { name: 'Send the email' }).click();
      await expect(
        device.getByText('If this email has an account, a reset link is on its way.'),
      ).toBeVisible();
      const mail = await app.mailTo(person.email, /password/i);
      if (way === 'link') {
        await device.goto(mail.link);
        await device.getByRole('button', { name: 'Continue' }).click();
      } else {
        await device.getByLabel('Six-digit code').fill(mail.code);
        await device.getByRole('button', { name: 'Continue' }).click();
      }
      await expect(device.getByText(`For the account ${person.email}`)).toBeVisible();
      await device.getByLabel('New password').fill('a brand new one 9');
      await device.getByRole('button', { name: 'Save the new password' }).click();
      await expect(device).toHaveURL(/\/resume-builder\/chapter\/1$/);

      const third = await newDevice();
      await logIn(third, app, { ...person, password: 'a brand new one 9' });
    },
  );
}

test('a wrong code is refused, and the right one still works', deep, async ({ page, app }) => {
  const person = app.newPerson();
  await signUp(page, app, person);
  const mail = await app.mailTo(person.email);
  await page.getByLabel('Six-digit code').fill(mail.code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Error: /);
  await confirmByCode(page, app, person);
});

test('on a shared computer the session ends with the window; it is preselected', async ({
  page,
  app,
  context,
}) => {
  await page.goto(`${app.url}/auth`);
  await expect(page.getByLabel('This is a shared computer')).toBeChecked();
  const person = app.newPerson({ isOnSharedComputer: true });
  await signUpAndConfirm(page, app, person);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  const nextWindow = await context.newPage();
  await page.close();
  await nextWindow.goto(`${app.url}/resume-builder`);
  await expect(nextWindow).toHaveURL(`${app.url}/auth`);
});

test('logging out in one tab logs the other tab out', async ({ page, app, context }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  const other = await context.newPage();
  await other.goto(`${app.url}/modules`);
  await expect(other.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  const builder = await context.newPage();
  await builder.goto(`${app.url}/resume-builder`);
  await expect(builder.getByLabel('Full name')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  await expect(builder).toHaveURL(`${app.url}/auth`);
});
