import { defineConfig } from '@playwright/test';
import type { Engine } from './support/engines/test';

const engines: Engine[] = ['firefox', 'webkit', 'chromium'];

export default defineConfig<object, { engine: Engine }>({
  testDir: 'engines',
  outputDir: '../test-results/engines',
  timeout: 180_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/engines.json' }]],
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});
