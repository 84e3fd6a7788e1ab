import { execFileSync } from 'node:child_process';
import { startApp, test as base, type App } from './app';
import { startProviderDouble, type ProviderDouble } from './provider-double';

export { expect } from './app';

/** Keys of the double: whoever sees one of them where it does not belong has found a leak. */
export const functionKey = 'key-of-the-function';
export const browserKey = 'key-in-the-browser';

/**
 * The product with AI set up: the function on real Deno, and a build whose assistant asks the provider directly. Both
 * talk to the same double of the provider.
 */
export const test = base.extend<{ quietProvider: void }, { provider: ProviderDouble; app: App }>({
  provider: [
    async ({}, use) => {
      const provider = await startProviderDouble();
      await use(provider);
      provider.close();
    },
    { scope: 'worker' },
  ],

  app: [
    async ({ provider }, use, { workerIndex }) => {
      const distDir = aiBuildFolder(workerIndex);
      buildWithAi(distDir, provider.url);
      const app = await startApp({
        distDir,
        ai: { AI_PROVIDER_KEY: functionKey, AI_MODEL: 'a-model', AI_BASE_URL: provider.url },
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  quietProvider: [
    async ({ provider }, use) => {
      provider.asked.length = 0;
      await use();
    },
    { auto: true },
  ],
});

/** Where a worker's build with AI lies. */
export function aiBuildFolder(workerIndex: number): string {
  return `test-results/ai-build-${String(workerIndex)}`;
}

// The function's key is set, too: a build must not care.
function buildWithAi(distDir: string, providerUrl: string): void {
  execFileSync('npx', ['vite', 'build', '--mode', 'embedded', '--outDir', distDir], {
    stdio: 'ignore',
    env: {
      ...process.env,
      AI_PROVIDER_KEY: functionKey,
      VITE_AI_BASE_URL: providerUrl,
      VITE_AI_KEY: browserKey,
    },
  });
}
