import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './support/browser';

const withAi = /assistant-(ai|private)\.spec\.ts$/;
const alone = 'offline-start.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  projects: [
    { name: 'journeys', testIgnore: [withAi, alone] },
    // One worker, because each builds the product anew.
    { name: 'with AI', testMatch: withAi, workers: 1 },
    // What holds a person's wait against a clock must not share the machine with other tests.
    { name: 'alone', testMatch: alone, dependencies: ['journeys', 'with AI'], workers: 1 },
  ],
  use: { locale: 'en-US', timezoneId: 'America/New_York', launchOptions: browserLaunchOptions() },
});
