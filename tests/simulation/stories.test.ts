import { beforeAll, expect, test } from 'vitest';
import { loadApp } from './load-app';
import { installBrowser } from './model-browser';
import { runSteps } from './run-schedule';
import type { Step } from './schedule';
import type { App } from './app';

// Schedules that once went wrong, told in order. Tabs 0 and 1 are Ana's computer, 2 and 3 are Ben's.

let app: App;
beforeAll(async () => {
  installBrowser();
  app = await loadApp();
});

/** Nothing waits any more when the step is over; or, hurried, nothing of what waits has happened. */
const calm = { place: 0, choice: 0, passMs: 1_000, turns: Infinity };
const hurried = { ...calm, passMs: 0, turns: 0 };
const tellStory = (...steps: (Pick<Step, 'tab' | 'act'> & Partial<Step>)[]) =>
  runSteps(
    app,
    steps.map((step) => ({ ...calm, ...step })),
  );

test('a tab that saves leaves the last words of a closed one alone', async () => {
  const faults = await tellStory(
    { tab: 0, act: 'adds a skill', ...hurried },
    { tab: 0, act: 'closes the page', ...hurried },
    { tab: 1, act: 'adds a job' },
  );
  expect(faults).toEqual([]);
});

test('what a full disk refused waits for its owner while another person works', async () => {
  const faults = await tellStory(
    { tab: 2, act: 'fills the disk' },
    { tab: 2, act: 'types the name' },
    { tab: 2, act: 'loses the line', ...hurried },
    { tab: 2, act: 'has the line again', ...hurried },
    { tab: 2, act: 'signs in', choice: 0 },
  );
  expect(faults).toEqual([]);
});

test('"Not saved" ends when the device stores again, without a keystroke', async () => {
  const faults = await tellStory(
    { tab: 0, act: 'types the name' },
    { tab: 0, act: 'fills the disk' },
    { tab: 0, act: 'rests', passMs: 20_000 },
    { tab: 0, act: 'frees the disk' },
  );
  expect(faults).toEqual([]);
});

test('a send that is pressed while the person changes says nothing about the next one', async () => {
  const faults = await tellStory(
    { tab: 2, act: 'types the name' },
    { tab: 2, act: 'signs in', ...hurried },
    { tab: 2, act: 'presses Save', ...hurried },
    { tab: 2, act: 'rests', passMs: 20_000 },
  );
  expect(faults).toEqual([]);
});

test('who throws their work away and logs out leaves what is unsent of the person who has signed in since', async () => {
  const faults = await tellStory(
    { tab: 0, act: 'types the name', ...hurried },
    { tab: 0, act: 'signs in', choice: 1 },
    { tab: 0, act: 'is killed', ...hurried },
    { tab: 0, act: 'signs out', ...hurried, choice: 1 },
    { tab: 1, act: 'signs in', choice: 0 },
  );
  expect(faults).toEqual([]);
});

test('a text that is typed over on one device, and its other version that is put away on another, may both go', async () => {
  const faults = await tellStory(
    { tab: 2, act: 'signs in' },
    { tab: 0, act: 'types the name' },
    { tab: 0, act: 'presses Save' },
    { tab: 2, act: 'has the line again' },
    { tab: 0, act: 'loses the line' },
    { tab: 0, act: 'goes on typing the name' },
    { tab: 2, act: 'goes on typing the name' },
    { tab: 2, act: 'presses Save' },
    { tab: 0, act: 'has the line again' },
    { tab: 0, act: 'presses Save' },
    { tab: 2, act: 'has the line again' },
    { tab: 0, act: 'loses the line' },
    { tab: 0, act: 'types the name' },
    { tab: 2, act: 'keeps this version' },
    { tab: 2, act: 'presses Save' },
    { tab: 0, act: 'has the line again' },
    { tab: 0, act: 'presses Save' },
  );
  expect(faults).toEqual([]);
});

test('what a full disk took to the account and was taken back since is not said to be saved', async () => {
  // The state passes in a few turns, so look after each number of them.
  for (let turns = 0; turns < 10; turns += 1) {
    const faults = await tellStory(
      { tab: 1, act: 'adds a skill', turns: 8 },
      { tab: 1, act: 'fills the disk', passMs: 0, turns: 2 },
      { tab: 1, act: 'lets hours pass', passMs: 0 },
      { tab: 1, act: 'presses Save', passMs: 0 },
      { tab: 1, act: 'removes a skill', turns },
      { tab: 1, act: 'frees the disk', turns },
    );
    expect(faults).toEqual([]);
  }
});
