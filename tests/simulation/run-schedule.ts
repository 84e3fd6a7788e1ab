import { isSameValue } from '@/domain/resume/json-value';
import { checkScreen } from './check-screen';
import { takeStep } from './take-step';
import { toStep } from './schedule';
import type { Step } from './schedule';
import { wordsIn } from './ledger';
import {
  createWorld,
  firstTabs,
  onDisk,
  PEOPLE,
  resumeIn,
  signIn,
  signOutAtOnce,
  tellAll,
  untilQuiet,
} from './world';
import type { App } from './app';
import type { World } from './world';
import { enterStage } from './scene';

/**
 * Runs one schedule from a blank start to rest and says what went wrong; nothing is an empty list. Lost: a word that
 * must be kept is not in the row. Crossed: it is with somebody else. Diverged: two computers show two resumes at rest.
 * Untrue: the status line said what was not so.
 */
export function runSchedule(app: App, codes: readonly number[]): Promise<string[]> {
  return runSteps(
    app,
    codes.filter((code) => code !== 0).map((code) => ({ ...toStep(code), seed: code })),
  );
}

/** Runs steps as `runSchedule` does; `seed` makes the order in which things happen after a step. */
export async function runSteps(
  app: App,
  steps: readonly (Step & { seed?: number })[],
): Promise<string[]> {
  const world = createWorld(app);
  const { stage } = world;
  await start(world);
  for (const { seed = 1, ...step } of steps) {
    stage.reseed(seed);
    await takeStep(world, step);
    checkScreens(world);
    if (world.faults.length > 0 || stage.broken.length > 0) break;
  }
  if (world.faults.length === 0) await rest(world);
  enterStage(null);
  return [...world.faults, ...stage.broken.map((error) => `broken: ${String(error)}`)];
}

/** Ana begins at one computer, Ben at the other; both may sit down anywhere later. */
async function start(world: World): Promise<void> {
  for (const [index, who] of PEOPLE.entries()) {
    const tabs = world.tabs.slice(2 * index, 2 * index + 2);
    for (const tab of tabs) world.open(tab);
    if (tabs[0]) await signIn(world, tabs[0], who);
  }
  await untilQuiet(world);
}

function checkScreens(world: World): void {
  for (const tab of world.tabs) if (tab.page?.isAlive) checkScreen(world, tab, tab.page);
}

/** Lets timers fire, one after the other, until none is left or `ms` have passed. */
async function settle(world: World, ms: number): Promise<void> {
  const { stage } = world;
  const until = stage.now + ms;
  await untilQuiet(world);
  for (let next = stage.untilNextTimer(); next !== null; next = stage.untilNextTimer()) {
    if (stage.now + next > until || world.faults.length > 0) break;
    stage.pass(next);
    await untilQuiet(world);
  }
}

/**
 * Everything is well again: lines, disks, sign-ins. Each person sits down at each computer, and each computer looks for
 * news once more. Then every word must be in the row, and every computer and screen must say what the row says.
 */
async function rest(world: World): Promise<void> {
  for (const computer of world.computers) {
    computer.isOnline = true;
    computer.isFull = false;
    computer.line = [];
  }
  for (const tab of world.tabs) {
    if (tab.page?.isAlive) tab.page.fuse = null;
    else world.open(tab);
  }
  await settle(world, 600_000);
  checkScreens(world);
  checkCalm(world);
  for (const who of PEOPLE) {
    if (!world.ledger.hasTyped(who)) continue;
    for (const tab of firstTabs(world)) {
      await signOutAtOnce(world, tab.computer);
      await untilQuiet(world);
      await signIn(world, tab, who);
      await settle(world, 600_000);
    }
    for (const tab of firstTabs(world)) {
      await tellAll(world, tab.computer, 'online');
      await settle(world, 600_000);
    }
    checkScreens(world);
    checkCalm(world);
    checkEnd(world, who);
  }
}

function checkEnd(world: World, who: string): void {
  const { account, faults, ledger } = world;
  const rowText = account.rowText(who);
  const row: unknown = rowText === null ? null : JSON.parse(rowText);
  world.mustBeOwn(who, row, `row of ${who}`);
  const kept = wordsIn(rowText ?? '');
  for (const word of ledger.mustBeKept(who)) {
    if (!kept.has(word)) faults.push(`lost: ${word}`);
  }
  if (row === null) return;
  for (const computer of world.computers) {
    const record = onDisk(computer, who, 'resume') as { doc: unknown } | null;
    if (!isSameValue(record?.doc, row)) faults.push(`diverged: the disk of ${computer.name}`);
    if (onDisk(computer, who, 'outbox') !== null)
      faults.push(`diverged: ${computer.name} still waits`);
  }
  for (const tab of world.tabs) {
    if (!tab.page) continue;
    if (!isSameValue(resumeIn(tab.page), row)) faults.push(`diverged: the screen of ${tab.name}`);
  }
}

/** With nothing left to do, no screen is busy or complains. */
function checkCalm(world: World): void {
  const { faults, tabs } = world;
  for (const { name, page } of tabs) {
    if (!page) continue;
    const { saving, deviceError } = page.workspace.memory.facts.getState();
    // Deleted under the page by its own person in another tab: then the complaint is the truth.
    const open = page.computer.disk.get(`cq-${page.personId}`)?.open ?? [];
    if (deviceError === 'gone' && ![...open].some(({ owner, isGone }) => owner === page && !isGone))
      continue;
    if (saving) faults.push(`untrue: ${name} says "Saving…" at rest`);
    if (deviceError !== null)
      faults.push(`untrue: ${name} says "Not saved: ${deviceError}" at rest`);
  }
}
