import { expect, type Page } from '@playwright/test';
import { answer, begin, hurryGuide, replyBox, tellUpToDescription } from '../game';
import { waitUntilAwake } from '../hydration';
import { anaLopez, openTab } from '../sample-resume';
import { signUpAndConfirm } from '../sign-in';
import type { State } from './state';

const tooOld = 'This browser is too old for this part. Update it, or ask staff. Your work is safe.';

/** Serves this code in the place of a script. */
async function serveInstead(page: Page, file: RegExp, code: string): Promise<void> {
  await page.route(file, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.continue(),
  );
}

const errors: State[] = [
  {
    name: 'an address that is no page',
    sees: "We can't find that page",
    reach: async ({ page, app }) => {
      await page.goto(`${app.url}/no/such/page`);
    },
  },
  {
    name: 'a chapter that is not there',
    sees: 'Chapter not found.',
    reach: async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await page.goto(`${app.url}/resume-builder/chapter/9`);
    },
  },
  {
    name: 'a screen that falls',
    sees: 'Something went wrong on this screen',
    reach: async ({ page, app }) => {
      await page.goto(`${app.url}/modules`);
      await waitUntilAwake(page);
      await serveInstead(page, /\/assets\/forum-/, 'throw new Error("It falls.");');
      await page.getByRole('link', { name: 'Community Forum' }).first().click();
    },
  },
  ...[/\/assets\/app-/, /\/assets\/builder-/, /\/assets\/game-script-/].map((file): State => ({
    name: `a browser that is too old for ${file.source}`,
    sees: tooOld,
    reach: async ({ page, app }) => {
      const isBuilder = file.source.includes('builder');
      if (isBuilder) await signUpAndConfirm(page, app, app.newPerson());
      await serveInstead(page, file, 'const new syntax =');
      if (isBuilder) await page.reload();
      else await page.goto(`${app.url}/game`);
    },
  })),
  {
    name: 'an address without https',
    sees: 'Nothing can be saved at this address, because it begins with http.',
    reach: async ({ page, app }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'isSecureContext', { value: false });
        Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
        Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
      });
      await page.goto(`${app.url}/papers`);
    },
  },
];

const devices: State[] = [
  {
    name: 'a print window that never comes',
    sees: /Open this page in Safari or Chrome/,
    reach: async ({ page, app }) => {
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      await page.goto(`${app.url}/papers`);
      await page.getByRole('button', { name: 'No, only I use it' }).click();
      await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    },
  },
  {
    name: 'a microphone that is refused',
    sees: 'We could not use the microphone.',
    reach: async ({ page, app }) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('refused'));
      });
      await page.goto(`${app.url}/modules/3#networking`);
      const builder = page.getByRole('region', { name: 'Pitch builder' });
      await builder.getByRole('textbox', { name: 'One proof' }).fill('Families ask for me');
      await builder.getByRole('button', { name: 'Generate My Pitch' }).click();
      await builder.getByRole('button', { name: 'Record and listen' }).click();
    },
  },
  {
    name: 'a slow line asks before it fetches everything',
    sees: 'Your connection is slow or saves data.',
    reach: async ({ page, app }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto(app.url);
      await waitUntilAwake(page);
      await page.goto(`${app.url}/modules`);
    },
  },
  {
    name: 'the other language is not on this device',
    sees: 'English is not on this device yet. It opens when you are back online.',
    reach: async ({ page, app }) => {
      await page.goto(`${app.url}/modules/2`);
      await app.waitForOfflineReady(page);
      await app.pause();
      await page.getByRole('link', { name: 'English', exact: true }).click();
    },
  },
  ...(['Install Career Quest', 'Back up my work'] as const).map((button): State => ({
    name: `a phone: ${button}`,
    sees: button === 'Back up my work' ? /./ : 'Put Career Quest on your home screen',
    reach: async ({ page, app }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgent', {
          value:
            'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
        });
        Object.defineProperty(navigator, 'vendor', { get: () => 'Apple Computer, Inc.' });
      });
      await page.goto(`${app.url}/your-data`);
      await page.getByRole('button', { name: button }).click();
    },
  })),
  {
    name: 'the browser of another app',
    sees: 'This is the browser of another app.',
    reach: async ({ page, app }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgent', {
          value:
            'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 355.0.0.36.108',
        });
      });
      await page.goto(`${app.url}/your-data`);
      await page.getByRole('button', { name: 'Open in Safari or Chrome' }).click();
    },
  },
];

/** What the function answers for the AI, and what the guide says then. */
const functionAnswers = [
  [200, { text: 'I moved 400 pounds of food.' }, 'Undo'],
  [429, { error: 'too_many' }, 'The AI has had many questions. Try again in an hour, or tomorrow.'],
  [500, { error: 'broken' }, 'You can try again, or continue without it.'],
] as const;

const ai: State[] = [
  {
    name: 'AI Mode is turned on by a guest, who asks for help in the game',
    sees: 'AI help needs an account.',
    reach: async ({ page, app }) => {
      await hurryGuide(page);
      await page.goto(`${app.url}/game`);
      await page.getByRole('switch', { name: 'AI Mode' }).click();
      await expect(page.getByText('AI Mode is on. AI help needs a free account.')).toBeVisible();
      await begin(page, { guest: 'own' });
      await tellUpToDescription(page, anaLopez);
      await page.getByRole('button', { name: 'Get AI Help' }).click();
    },
  },
  {
    name: 'the assistant of a site that has no AI',
    sees: 'AI help is not set up on this site.',
    reach: async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await openTab(page, 'Chapter');
      await page.getByRole('switch', { name: 'AI Mode' }).click();
      await page.getByRole('button', { name: 'Get a Suggestion' }).click();
    },
  },
  ...functionAnswers.map(([status, body, sees]): State => ({
    name: `the AI is asked in the game, and answers with ${String(status)}`,
    sees,
    reach: async ({ page, app }) => {
      // The first question is whether there is an AI.
      await page.route('**/functions/v1/ai-assist', (route) =>
        route.fulfill(route.request().method() === 'GET' ? { json: {} } : { status, json: body }),
      );
      await hurryGuide(page);
      await signUpAndConfirm(page, app, app.newPerson());
      await page.goto(`${app.url}/game`);
      await begin(page, { guest: 'no' });
      await tellUpToDescription(page, anaLopez);
      await page.getByRole('button', { name: 'Get AI Help' }).click();
      await expect(page.getByText('Write a few words about the job first.')).toBeVisible();
      await replyBox(page).fill('I moved 400 pounds of food.');
      await page.getByRole('button', { name: 'Get AI Help' }).click();
      const dialog = page.getByRole('dialog', { name: 'Before we ask the AI' });
      await dialog.getByText('What we ask the AI to do').click();
      await dialog.getByRole('button', { name: 'Yes, send it' }).click();
    },
  })),
  {
    name: 'the game asks again after answers that it cannot use',
    sees: /./,
    reach: async ({ page, app }) => {
      await hurryGuide(page);
      await page.goto(`${app.url}/game`);
      await begin(page, { guest: 'own' });
      await answer(page, 'What is your name?', 'Ana Lopez');
      await answer(page, 'What is your email address?', 'ana');
    },
  },
];

/** What pages, browsers and the AI may say. */
export const statesOfPages: readonly State[] = [...errors, ...devices, ...ai];
