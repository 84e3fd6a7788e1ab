import { defineConfig } from '@playwright/test';
import { browserLaunchOptions, shellLaunchOptions } from './support/browser';
import { deep, isDeep } from './support/deep';

const withAi = /assistant-(ai|private)\.spec\.ts$/;
// The browser without windows knows no background sync, and breaks printed lines elsewhere.
const inWholeBrowser = /(background-sync|print[a-z-]*|resume-files)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // They wait for the page more than for the machine: on two cores a third saves two minutes, a fourth nothing.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  ...(!isDeep && { grepInvert: new RegExp(deep.tag) }),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  projects: [
    // First, so that no long one is left alone at the end. One worker, because each builds the product again.
    { name: 'with AI', testMatch: withAi, workers: 1 },
    {
      name: 'whole browser',
      testMatch: inWholeBrowser,
      use: { launchOptions: browserLaunchOptions() },
    },
    { name: 'journeys', testIgnore: [withAi, inWholeBrowser] },
  ],
  use: { locale: 'en-US', timezoneId: 'America/New_York', launchOptions: shellLaunchOptions() },
});
