import { countWords, wordsIn } from './ledger';
import { EDITS } from './edits';
import { FATES, isEdit } from './schedule';
import type { Step } from './schedule';
import { onDisk, PEOPLE, resumeIn, signIn, tellAll, untilQuiet } from './world';
import type { Tab, World } from './world';
import { runWorker } from './worker';
import type { Page } from './page';
import type { Computer } from './scene';

/** Carries out a step, lets time pass, and takes as many turns of what waits as the step says. */
export async function takeStep(world: World, step: Step): Promise<void> {
  const tab = world.tabs[step.tab];
  if (!tab) return;
  await act(world, tab, step);
  world.stage.pass(step.passMs);
  if (step.turns === Infinity) await untilQuiet(world);
  else for (let turn = 0; turn < step.turns; turn += 1) await world.stage.turn();
}

async function act(world: World, tab: Tab, step: Step): Promise<void> {
  const { computer } = tab;
  const page = tab.page?.isAlive ? tab.page : world.open(tab);
  const as = (run: () => void) => world.stage.as(page, run);
  if (isEdit(step.act)) return as(() => edit(world, tab, page, step));
  switch (step.act) {
    case 'presses Save':
      return as(() => void page.work?.sendNow());
    case 'leaves and comes back to the tab':
      return as(() => turnTab(page, step.choice % 2 === 0));
    case 'loses the line':
      computer.isOnline = false;
      return tellAll(world, computer, 'offline');
    case 'has the line again':
      computer.isOnline = true;
      return tellAll(world, computer, 'online');
    case 'gets a bad line':
      computer.line = [step.choice, step.choice >> 1, step.choice >> 2]
        .slice(step.place % 3)
        .flatMap((choice) => FATES[choice % FATES.length] ?? []);
      return;
    case 'is killed':
      return page.die();
    case 'is killed right after a commit':
      page.fuse = 1 + (step.choice % 3);
      return;
    case 'closes the page':
    case 'reloads':
      return closePage(world, tab, page, step.act === 'reloads');
    case 'sets the clock':
      computer.skewMs = ((step.choice % 3) - 1) * 24 * 3_600_000;
      return;
    case 'fills the disk':
      computer.isFull = true;
      return;
    case 'frees the disk':
      computer.isFull = false;
      return;
    case 'lets hours pass':
      world.stage.pass((1 + (step.choice % 12)) * 3_600_000);
      return;
    case 'signs in':
      if (computer.isOnline) await signIn(world, tab, PEOPLE[step.choice % 2] ?? 'ana');
      return;
    case 'has the worker send':
      return runWorker(world, computer);
    case 'signs out':
      return as(() => void leave(world, tab, step.choice));
    default:
  }
}

/** A person can type when the work of whoever is signed in is open. What they replace they have seen. */
function edit(world: World, tab: Tab, page: Page, step: Step): void {
  const person = page.sessionStore.readMarker()?.userId ?? 'guest';
  const change = EDITS[step.act];
  if (!page.work || page.personId !== person || !change) return;
  const owner = person === 'guest' ? `guest${tab.computer.name.slice(-1)}` : person;
  const before = countWords(resumeIn(page));
  const word = world.ledger.newWord(owner);
  tab.pending.add(word);
  world.app.changeRecord(page.workspace.memory.workingRecord, (resume) =>
    change(resume, word, step.place),
  );
  const after = countWords(resumeIn(page));
  // Where a word stands in a text and in its other version, one is replaced here, and the other may be on another device.
  const isFewer = (one: string) => (after.get(one) ?? 0) < (before.get(one) ?? 1);
  world.ledger.giveUp([...before.keys(), word].filter(isFewer));
}

function turnTab({ document }: Page, isHidden: boolean): void {
  document.hidden = isHidden;
  document.visibilityState = isHidden ? 'hidden' : 'visible';
  document.dispatchEvent({ type: 'visibilitychange' });
}

/** The page hears that it goes. Writes under way may or may not reach the disk; the app has a second net for that. */
async function closePage(world: World, tab: Tab, page: Page, isReload: boolean): Promise<void> {
  await world.stage.as(page, () => page.window.dispatchEvent({ type: 'pagehide' }));
  const isCaught = isReload || page.personId !== 'guest';
  if (isCaught) tab.pending.clear();
  page.die();
  if (!isReload) tab.tab = new Map();
}

/** The person's answer to unsent work: whatever this computer has of theirs may go. */
function throwAway(world: World, computer: Computer, personId: string): void {
  const { ledger, tabs } = world;
  ledger.giveUp(wordsIn(onDisk(computer, personId, 'resume')));
  for (const [key, text] of computer.local)
    if (key.includes(personId)) ledger.giveUp(wordsIn(text));
  for (const { page } of tabs) {
    if (page?.computer === computer && page.personId === personId)
      ledger.giveUp(wordsIn(resumeIn(page)));
  }
}

/** As the button "Log out" does it, up to the answer to what should happen with unsent work. */
async function leave(world: World, tab: Tab, choice: number): Promise<void> {
  const { app } = world;
  const { page } = tab;
  const marker = page?.sessionStore.readMarker();
  if (!page || !marker) return;
  const { leaving: deps } = page;
  const personId = marker.userId;
  try {
    const isPatient = choice % 3 === 0;
    const isSent =
      (await app.sendUnsentWork({ isPatient: false }, deps)) ||
      (isPatient && (await app.sendUnsentWork({ isPatient }, deps)));
    if (!isSent && choice % 3 !== 1) return;
    if (!isSent) throwAway(world, tab.computer, personId);
    await app.endSession({ discard: !isSent, personId }, deps);
  } catch (error) {
    world.stage.broken.push(error);
  }
}
