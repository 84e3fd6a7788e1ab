import type { BrowserContext } from '@playwright/test';
import type { App } from './app';

/** One way over the line, in ms: a phone at the edge of a cell. */
const wayMs = 120;

/** Every request takes its way; the line ends with the first file for which the worker asks that `endsWith` names. */
export async function slowLine(
  context: BrowserContext,
  app: App,
  endsWith: (path: string) => boolean = () => false,
) {
  const fetched: string[] = [];
  let isCut = false;
  await context.route(`${app.url}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wayMs));
    const { pathname } = new URL(route.request().url());
    const isWorkers = route.request().serviceWorker() !== null && pathname !== '/sw.js';
    isCut ||= isWorkers && endsWith(pathname);
    if (isCut) return route.abort('connectionreset');
    if (isWorkers) fetched.push(pathname);
    await route.continue();
  });
  return { fetched, isCut: () => isCut };
}
