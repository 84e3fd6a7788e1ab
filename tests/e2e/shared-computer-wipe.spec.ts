import { gate, htmlAnswer, isAuth, isSave, jsonAnswer } from '../support/answers';
import { expect, test, type App, type Fault } from '../support/app';
import { statusLine } from '../support/builder';
import {
  everythingKept,
  everythingShown,
  foundIn,
  namesKept,
  newComputer,
} from '../support/shared-computer';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';

test.use({ expectedErrors: [/the server responded with a status of/] });

/** How often each of the six faults is met; the full figure of the design is 100 in all. */
const runs = Number(process.env['WIPE_RUNS'] ?? 1);

const isBackend = (request: Request) => isAuth(request) || request.url.includes('/rest/v1/');
const answering =
  (answer: () => Response | Promise<Response>): Fault =>
  (request) =>
    isBackend(request) ? answer() : undefined;
const untilLifted =
  (fault: (app: App) => Fault) =>
  (app: App): Begun => {
    app.setFault(fault(app));
    return () => app.setFault(null);
  };

/** What ends a fault. */
type Begun = () => void | Promise<void>;

const faults: Record<string, (app: App) => Begun | Promise<Begun>> = {
  'no server at all': async (app) => {
    await app.pause();
    return app.resume;
  },
  'a server that never answers': (app) => {
    // What hangs ends with the fault: a browser has six lines to a server, and soon none would be left to log in on.
    const { opened, open } = gate();
    app.setFault(answering(() => opened.then(() => jsonAnswer(504, { message: 'Sorry' }))));
    return () => {
      app.setFault(null);
      open();
    };
  },
  'errors 500': untilLifted(() => answering(() => jsonAnswer(500, { message: 'Sorry' }))),
  'refusals 403': untilLifted(() => answering(() => jsonAnswer(403, { message: 'No' }))),
  'a captive portal': untilLifted(() => answering(() => htmlAnswer(200))),
  'answers lost after the save': untilLifted(
    (app) => (request) =>
      isSave(request) ? app.backend.fetch(request).then(() => htmlAnswer(200)) : undefined,
  ),
};

for (const [fault, begin] of Object.entries(faults)) {
  test(
    `log out against ${fault}: nothing of the person is left, ${String(runs)} times`,
    deep,
    async ({ app }) => {
      test.setTimeout(60_000 + runs * 15_000);
      const computer = await newComputer();
      try {
        const { page } = await computer.open();
        const person = app.newPerson({ isOnSharedComputer: true });
        await signUpAndConfirm(page, app, person);
        await app.waitForOfflineReady(page);
        const secrets: string[] = [];
        for (let run = 0; run < runs; run += 1) {
          if (run > 0) await logIn(page, app, person);
          secrets.push(`Quillana-${String(run)}-Vorster`, `marmalade-${String(run)}-ledger`);
          const [name = '', job = ''] = secrets.slice(-2);
          await expect(page.getByLabel('Full name')).toBeVisible();
          const end = await begin(app);
          await page.getByLabel('Full name').fill(name);
          await page.getByLabel('Job title').fill(job);
          // Where saves got through, the account may come with the last run's words while these are typed.
          await expect(statusLine(page)).toHaveText(/^(Saved |Two versions)/);
          await page.getByRole('button', { name: 'Log Out', exact: true }).click();
          await page.getByRole('button', { name: 'Throw it away and log out' }).click();
          await expect(page).toHaveURL(`${app.url}/`);
          await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
          const planted = [...secrets, person.email];
          const shown = [await everythingShown(page), await everythingKept(page)].join('\n');
          expect(foundIn(shown, planted)).toEqual([]);
          const names = ['cq-encrypted-', 'cq-key-', 'cq-draft-key', 'cq-session', 'cq-marker'];
          expect(foundIn(await namesKept(page), names)).toEqual([]);
          await page.goBack();
          // The way back may lead out of the site, to the empty page before it.
          if (page.url().startsWith(app.url)) {
            await expect(page.locator('h1').first()).toBeVisible();
            expect(foundIn(await everythingShown(page), planted)).toEqual([]);
          }
          await end();
        }
        await computer.close();
        expect(await computer.search(secrets), 'in the files of the closed profile').toEqual([]);
        // The email alone may stay in two of the browser's own files: that of the tab's storage, where the sign-in was,
        // which is cleaned only by and by, and that of its password manager, which saw a log in.
        const withEmail = await computer.search([person.email]);
        const known = /\/(Session Storage\/|Login Data)/;
        expect(withEmail.filter((place) => !known.test(place))).toEqual([]);
      } finally {
        app.setFault(null);
        await app.resume();
        await computer.throwAway();
      }
    },
  );
}
