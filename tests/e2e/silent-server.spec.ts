import { createServer as createHttpServer, get } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { startServer } from '../../supabase/local/serve';
import { expect, test, type App } from '../support/app';
import { deep } from '../support/deep';
import { slowLine } from '../support/slow-line';

test(
  'a server that takes the question and never answers leaves the page that is kept',
  deep,
  async ({ page, context, app }) => {
    const line = await slowLine(context, app, (asked) => asked === '/kept/game.html');
    await page.goto(app.url);
    await expect.poll(() => line.isCut(), { timeout: 20_000 }).toBe(true);
    await expect(page.getByText(/^Ready offline/), 'not everything is kept').toBeHidden();
    await page.close();
    // The page that asked is gone: what a handler still does with its request matters to nobody.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await app.pause();
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(Number(new URL(app.url).port), resolve));
    try {
      const next = await context.newPage();
      await next.goto(app.url, { timeout: 15_000 });
      await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(next.locator('html'), 'it wakes').not.toHaveAttribute('data-who');
      await next.close();
    } finally {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => silent.close(resolve));
    }
  },
);

for (const [where, path, heading] of [
  ['the page that is kept', '/', /./],
  ['scripts that draw the rest of a page that is not', '/modules/2', /Module 2/],
] as const)
  test(
    `a server that sends half of each page, and then nothing, leaves ${where}`,
    deep,
    async ({ page, context, app }) => {
      const line = await slowLine(context, app, (asked) => asked === '/kept/game.html');
      await page.goto(app.url);
      await expect.poll(() => line.isCut(), { timeout: 20_000 }).toBe(true);
      await page.close();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      const server = await sendHalfPages(app);
      try {
        const next = await context.newPage();
        await next.goto(app.url + path, { waitUntil: 'commit' });
        const footer = next.getByRole('contentinfo');
        await expect(footer, 'the end of the page').toBeVisible({ timeout: 30_000 });
        await expect(next.getByRole('heading', { level: 1 })).toContainText(heading);
        await expect(next.locator('html'), 'it wakes').not.toHaveAttribute('data-who');
        expect(server.halves(), 'the server was asked').toBeGreaterThan(0);
        await next.close();
      } finally {
        await server.close();
      }
    },
  );

/** In the place of the app's server: files come whole; of pages the headers and a half, and no end. */
async function sendHalfPages(app: App) {
  await app.pause();
  const whole = await startServer({
    port: 0,
    distDir: 'dist',
    backend: app.backend,
    siteUrl: app.url,
  });
  let halves = 0;
  const answerTo = ({ url = '/', headers }: IncomingMessage, answer: ServerResponse) => {
    const { accept = '*/*' } = headers;
    // On a connection of its own: one that is kept may end in the moment in which it is used again.
    get(whole.url + url, { headers: { accept }, agent: false }, (found) => {
      const isPage = accept.includes('text/html');
      const length = Number(found.headers['content-length']);
      answer.writeHead(found.statusCode ?? 500, found.headers);
      if (!isPage) return found.pipe(answer);
      halves += 1;
      let left = Math.floor(length / 2);
      found.on('data', (part: Buffer) => {
        answer.write(part.subarray(0, left));
        left = Math.max(0, left - part.length);
      });
    }).on('error', () => answer.destroy());
  };
  const server = createHttpServer(answerTo);
  await new Promise<void>((resolve) => server.listen(Number(new URL(app.url).port), resolve));
  return {
    halves: () => halves,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await whole.close();
    },
  };
}
