import { beforeAll, expect, test } from 'vitest';
import { loadApp } from './load-app';
import { installBrowser } from './model-browser';
import { runSteps } from './run-schedule';
import type { Step } from './schedule';
import type { App } from './app';

// Schedules that failed once, written step by step. Tabs 0 and 1 are Ana's computer, 2 and 3 are Ben's.

let app: App;
beforeAll(async () => {
  installBrowser();
  app = await loadApp();
});

/** `calm`: all turns run before the step ends. `hurried`: none do. */
const calm = { index: 0, choice: 0, passMs: 1_000, turns: Infinity };
const hurried = { ...calm, passMs: 0, turns: 0 };
const runStory = (...steps: (Pick<Step, 'tab' | 'act'> & Partial<Step>)[]) =>
  runSteps(
    app,
    steps.map((step) => ({ ...calm, ...step })),
  );

test('a save in one tab does not delete the unsaved words of a closed tab', async () => {
  const faults = await runStory(
    { tab: 0, act: 'adds a skill', ...hurried },
    { tab: 0, act: 'closes the page', ...hurried },
    { tab: 1, act: 'adds a job' },
  );
  expect(faults).toEqual([]);
});

test('words that a full disk refused are kept for their owner while another person works', async () => {
  const faults = await runStory(
    { tab: 2, act: 'fills the disk' },
    { tab: 2, act: 'types the name' },
    { tab: 2, act: 'loses the line', ...hurried },
    { tab: 2, act: 'has the line again', ...hurried },
    { tab: 2, act: 'signs in', choice: 0 },
  );
  expect(faults).toEqual([]);
});

test('"Not saved" ends when the device stores again, without a keystroke', async () => {
  const faults = await runStory(
    { tab: 0, act: 'types the name' },
    { tab: 0, act: 'fills the disk' },
    { tab: 0, act: 'rests', passMs: 20_000 },
    { tab: 0, act: 'frees the disk' },
  );
  expect(faults).toEqual([]);
});

test('a save that is pressed while the person changes does not report on the next person', async () => {
  const faults = await runStory(
    { tab: 2, act: 'types the name' },
    { tab: 2, act: 'signs in', ...hurried },
    { tab: 2, act: 'presses Save', ...hurried },
    { tab: 2, act: 'rests', passMs: 20_000 },
  );
  expect(faults).toEqual([]);
});

test('discarding work at a log out does not delete unsent work of a person who signed in meanwhile', async () => {
  const faults = await runStory(
    { tab: 0, act: 'types the name', ...hurried },
    { tab: 0, act: 'signs in', choice: 1 },
    { tab: 0, act: 'is killed', ...hurried },
    { tab: 0, act: 'signs out', ...hurried, choice: 1 },
    { tab: 1, act: 'signs in', choice: 0 },
  );
  expect(faults).toEqual([]);
});

test('a text replaced on one device and its conflicting version dismissed on another may both be gone', async () => {
  const faults = await runStory(
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

test('a text sent from a full device and then removed is not called saved', async () => {
  // The state passes in a few turns, so look after each number of them.
  for (let turns = 0; turns < 10; turns += 1) {
    const faults = await runStory(
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
