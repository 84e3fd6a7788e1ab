import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './support/browser';

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
  use: { locale: 'en-US', timezoneId: 'America/New_York', launchOptions: browserLaunchOptions() },
});
