import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './support/browser';

export default defineConfig({
  testDir: 'bench',
  outputDir: '../test-results',
  timeout: 20 * 60_000,
  workers: 1,
  retries: 0,
  reporter: [['list']],
  use: { locale: 'en-US', launchOptions: browserLaunchOptions() },
});
