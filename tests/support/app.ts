import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { startBackend, type Backend } from '../../supabase/local/backend';
import type { Mail } from '../../supabase/local/mail';
import { freePort } from '../../supabase/local/free-port';
import { startAiFunction } from '../../supabase/local/ai-function';
import { startServer } from '../../supabase/local/serve';
import { backendTemplate } from './backend-template';
import { workersFor } from './screen-journeys';

export { expect };

/** An invented learner; the address is nobody's. */
export type Person = { email: string; password: string; isOnSharedComputer: boolean };

/** The whole product on one machine: the built app, served with the real embedded backend, fresh for each worker. */
export type App = {
  url: string;
  backend: Backend;
  newPerson: (traits?: Partial<Person>) => Person;
  /** The newest mail to an address (with such a subject); waits until it has come. */
  mailTo: (email: string, subject?: RegExp) => Promise<Mail>;
  /** Answers in place of the backend until it is lifted with null; undefined lets a request through. */
  setFault: (fault: Fault | null) => void;
  /** Takes the server away, so that a page cannot reach it at all. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Waits until everything a reload without the server needs is on this device. */
  waitForOfflineReady: (page: Page) => Promise<void>;
};

/** A backend that misbehaves: what it answers to a request, or undefined for the real answer. */
export type Fault = (request: Request) => Response | Promise<Response> | undefined;

type Fixtures = {
  /** Opens another browser profile on the same product. */
  newDevice: (options?: BrowserContextOptions) => Promise<Page>;
  /** Console errors that this test causes on purpose. Everything else fails it. */
  expectedErrors: RegExp[];
};

export const test = base.extend<Fixtures, { app: App; distDir: string }>({
  distDir: ['dist', { scope: 'worker', option: true }],

  app: [
    async ({ distDir }, use) => {
      const app = await startApp({ distDir });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  expectedErrors: [[], { option: true }],

  serviceWorkers: async ({}, use, info) => use(workersFor(info)),

  context: async ({ context, app, expectedErrors }, use, testInfo) => {
    const strayErrors = watchErrors(context, expectedErrors);
    await context.addInitScript(beginInForm);
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus)
      for (const page of context.pages()) await describe(page);
    app.setFault(null);
    await app.resume();
    expect(strayErrors(), 'errors on the console').toEqual([]);
  },

  newDevice: async ({ browser, contextOptions, expectedErrors }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    const watches: (() => string[])[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      contexts.push(context);
      watches.push(watchErrors(context, expectedErrors));
      await context.addInitScript(beginInForm);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    const strayErrors = watches.flatMap((errors) => errors());
    expect(strayErrors, 'errors on the console of another device').toEqual([]);
  },
});

/**
 * Most tests of the builder type into the form: on a desk it is open at the first chapter, as if somebody had chosen it in
 * this window before. `openTab` and `openChapter` lead to the chapter.
 */
export function beginInForm(): void {
  const key = 'cq-builder-panel';
  try {
    const isDesk = window.innerWidth > 896;
    const isOnTheWay = /^\/(?:es\/)?(?:auth|resume-builder)/.test(location.pathname);
    if (isDesk && isOnTheWay && sessionStorage.getItem(key) === null)
      sessionStorage.setItem(key, '1 edit');
  } catch {
    // A test has closed the storage.
  }
}

// The browser itself reports a request that found no server; being offline is what these tests are about.
const alwaysExpected = [
  // Where a journey runs without it.
  /^Service Worker registration blocked by Playwright$/,
  // The same of the worker's own file.
  /^An unknown error occurred when fetching the script\.$/,
  // A deletion waits for what a page, just closed perhaps, is still writing; the database library tells that it waits.
  /^Dexie\.delete\('cq-[\w-]+'\) was blocked$/,
  // So does the upgrade of what an earlier version has left.
  /^Upgrade 'cq-[\w-]+' blocked by other connection holding version 1$/,
  /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED|ABORTED|CONNECTION_CLOSED|SOCKET_NOT_CONNECTED|NETWORK_CHANGED)/,
];

/** Listens to a browser profile; the returned function names the errors that nobody expects. */
function watchErrors(context: BrowserContext, expectedErrors: readonly RegExp[]): () => string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (isError(message) && !isOfMissingPage(message)) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return () =>
    errors.filter(
      (text) => ![...alwaysExpected, ...expectedErrors].some((known) => known.test(text)),
    );
}

function isError(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

/** The browser tells of a page at an address that nobody has, as of any file; its text says so itself. */
function isOfMissingPage(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return (
    /the server responded with a status of 404/.test(message.text()) &&
    URL.canParse(url) &&
    !/\/(?:assets|kept|auth|rest|functions)\/|\.[a-z]\w*$/.test(new URL(url).pathname)
  );
}

/** Says what a page shows, for a failure that the report's own picture of the first page does not explain. */
async function describe(page: Page): Promise<void> {
  const main = await page.evaluate(() => [
    document.documentElement.dataset['who'] ?? 'awake',
    document.querySelector('main')?.innerText.slice(0, 2000),
  ]);
  console.log(page.url(), ...main);
}

type AppOptions = {
  distDir?: string;
  /** Runs the AI function too, with these settings (AI_PROVIDER_KEY, AI_BASE_URL …). */
  ai?: Record<string, string>;
};

// All learners of a worker's tests sit at one address. What is counted per account stays as it is.
const manyFromOneMachine = {
  signInsPerClient: 100_000,
  verificationsPerClient: 100_000,
  refreshesPerClient: 100_000,
};

export async function startApp({ distDir = 'dist', ai }: AppOptions = {}): Promise<
  App & { stop: () => Promise<void> }
> {
  const mails: Mail[] = [];
  let fault: Fault | null = null;
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${String(port)}`;
  let isPaused = false;
  const backend = await startBackend({
    dataDir: null,
    template: await backendTemplate(),
    siteUrl,
    onMail: (mail) => mails.push(mail),
    limits: manyFromOneMachine,
  });
  const faulty = {
    ...backend,
    fetch: async (request: Request, client?: string) =>
      (await fault?.(request)) ?? backend.fetch(request, client),
  };
  const aiFunction = ai
    ? await startAiFunction({
        backendUrl: siteUrl,
        publishableKey: backend.publishableKey,
        allowedOrigins: [siteUrl],
        env: { ...process.env, CHECK_TIME_LIMIT: '30000', ...ai },
      })
    : null;
  const server = await startServer({
    port,
    distDir,
    backend: faulty,
    ...(aiFunction && { functionsUrl: aiFunction.url }),
  });
  return {
    url: siteUrl,
    backend,
    newPerson: (traits) => ({
      email: `learner-${randomUUID()}@example.com`,
      password: 'river stone lamp 42',
      isOnSharedComputer: false,
      ...traits,
    }),
    mailTo: async (email, subject = /./) => {
      const find = () => mails.findLast((mail) => mail.to === email && subject.test(mail.subject));
      await expect.poll(find).toBeDefined();
      return find() ?? Promise.reject(new Error(`No mail to ${email}.`));
    },
    setFault: (next) => {
      fault = next;
    },
    pause: async () => {
      isPaused = true;
      await server.pause();
    },
    resume: async () => {
      if (isPaused) await server.resume();
      isPaused = false;
    },
    waitForOfflineReady: async (page) => {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller) return;
        await new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
      });
      await expect.poll(() => missingFiles(page), { timeout: 30_000, intervals: [300] }).toBe(0);
    },
    stop: async () => {
      aiFunction?.close();
      await server.close();
      await backend.close();
    },
  };
}

/** How many files the worker still lacks, as it says itself. */
function missingFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }: MessageEvent<{ missing: number }>) =>
          resolve(data.missing),
        );
        port1.start();
        const question = { type: 'KEEP_FILES', path: '/', mayFetch: false };
        navigator.serviceWorker.controller?.postMessage(question, [port2]);
      }),
  );
}
