import { isSameValue } from '@/domain/resume/json-value';
import { checkScreen } from './check-screen';
import { takeStep } from './take-step';
import { toStep } from './schedule';
import type { Step } from './schedule';
import { wordsIn } from './typed-words';
import {
  createSystem,
  firstTabs,
  onDisk,
  PEOPLE,
  resumeIn,
  signIn,
  signOutAtOnce,
  fireOnAllPages,
  untilQuiet,
} from './system';
import type { App } from './app';
import type { System } from './system';
import { enterLoop } from './computer';

/**
 * Runs one schedule from an empty system until nothing waits. Returns its faults, none is an empty list. Lost: a word is not
 * in the row and must be. Crossed: a word is in another person's data. Diverged: two computers hold different resumes at
 * rest. Untrue: the status line said what was false.
 */
export function runSchedule(app: App, codes: readonly number[]): Promise<string[]> {
  return runSteps(
    app,
    codes.filter((code) => code !== 0).map((code) => ({ ...toStep(code), seed: code })),
  );
}

/** Runs steps as `runSchedule` does; `seed` decides the order of the turns after a step. */
export async function runSteps(
  app: App,
  steps: readonly (Step & { seed?: number })[],
): Promise<string[]> {
  const system = createSystem(app);
  const { loop } = system;
  await start(system);
  for (const { seed = 1, ...step } of steps) {
    loop.reseed(seed);
    await takeStep(system, step);
    checkScreens(system);
    if (system.faults.length > 0 || loop.broken.length > 0) break;
  }
  if (system.faults.length === 0) await rest(system);
  enterLoop(null);
  return [...system.faults, ...loop.broken.map((error) => `broken: ${String(error)}`)];
}

/** Ana begins at one computer, Ben at the other; later both may use any. */
async function start(system: System): Promise<void> {
  for (const [index, who] of PEOPLE.entries()) {
    const tabs = system.tabs.slice(2 * index, 2 * index + 2);
    for (const tab of tabs) system.open(tab);
    if (tabs[0]) await signIn(system, tabs[0], who);
  }
  await untilQuiet(system);
}

function checkScreens(system: System): void {
  for (const tab of system.tabs) if (tab.page?.isAlive) checkScreen(system, tab, tab.page);
}

/** Lets timers fire, one after the other, until none is left or `ms` have passed. */
async function settle(system: System, ms: number): Promise<void> {
  const { loop } = system;
  const until = loop.now + ms;
  await untilQuiet(system);
  for (let next = loop.untilNextTimer(); next !== null; next = loop.untilNextTimer()) {
    if (loop.now + next > until || system.faults.length > 0) break;
    loop.pass(next);
    await untilQuiet(system);
  }
}

/**
 * Ends all faults: networks and disks work, people are signed in. Each person signs in at each computer, and each computer
 * asks the account once more. Then every word must be in the row, and every computer and screen must equal the row.
 */
async function rest(system: System): Promise<void> {
  for (const computer of system.computers) {
    computer.isOnline = true;
    computer.isFull = false;
    computer.line = [];
  }
  for (const tab of system.tabs) {
    if (tab.page?.isAlive) tab.page.fuse = null;
    else system.open(tab);
  }
  await settle(system, 600_000);
  checkScreens(system);
  checkCalm(system);
  for (const who of PEOPLE) {
    if (!system.typedWords.hasTyped(who)) continue;
    for (const tab of firstTabs(system)) {
      await signOutAtOnce(system, tab.computer);
      await untilQuiet(system);
      await signIn(system, tab, who);
      await settle(system, 600_000);
    }
    for (const tab of firstTabs(system)) {
      await fireOnAllPages(system, tab.computer, 'online');
      await settle(system, 600_000);
    }
    checkScreens(system);
    checkCalm(system);
    checkEnd(system, who);
  }
}

function checkEnd(system: System, who: string): void {
  const { account, faults, typedWords } = system;
  const rowText = account.rowText(who);
  const row: unknown = rowText === null ? null : JSON.parse(rowText);
  system.mustBeOwn(who, row, `row of ${who}`);
  const kept = wordsIn(rowText ?? '');
  for (const word of typedWords.mustBeKept(who)) {
    if (!kept.has(word)) faults.push(`lost: ${word}`);
  }
  if (row === null) return;
  for (const computer of system.computers) {
    const record = onDisk(computer, who, 'resume') as { doc: unknown } | null;
    if (!isSameValue(record?.doc, row)) faults.push(`diverged: the disk of ${computer.name}`);
    if (onDisk(computer, who, 'outbox') !== null)
      faults.push(`diverged: ${computer.name} still waits`);
  }
  for (const tab of system.tabs) {
    if (!tab.page) continue;
    if (!isSameValue(resumeIn(tab.page), row)) faults.push(`diverged: the screen of ${tab.name}`);
  }
}

/** At rest no status line may say "Saving…" or "Not saved". */
function checkCalm(system: System): void {
  const { faults, tabs } = system;
  for (const { name, page } of tabs) {
    if (!page) continue;
    const { saving, deviceError } = page.workspace.memory.facts.getState();
    // The same person deleted the database in another tab: then "Not saved" is true.
    const open = page.computer.disk.get(`cq-${page.personId}`)?.open ?? [];
    if (deviceError === 'gone' && ![...open].some(({ owner, isGone }) => owner === page && !isGone))
      continue;
    if (saving) faults.push(`untrue: ${name} says "Saving…" at rest`);
    if (deviceError !== null)
      faults.push(`untrue: ${name} says "Not saved: ${deviceError}" at rest`);
  }
}
