import { countWords, wordsIn } from './typed-words';
import { EDITS } from './edits';
import { FATES, isEdit } from './schedule';
import type { Step } from './schedule';
import { onDisk, PEOPLE, resumeIn, signIn, fireOnAllPages, untilQuiet } from './system';
import type { Tab, System } from './system';
import { runWorker } from './worker';
import type { Page } from './page';
import type { Computer } from './computer';

/** Carries out a step, lets its time pass and runs its number of turns. */
export async function takeStep(system: System, step: Step): Promise<void> {
  const tab = system.tabs[step.tab];
  if (!tab) return;
  await act(system, tab, step);
  system.loop.pass(step.passMs);
  if (step.turns === Infinity) await untilQuiet(system);
  else for (let turn = 0; turn < step.turns; turn += 1) await system.loop.turn();
}

async function act(system: System, tab: Tab, step: Step): Promise<void> {
  const { computer } = tab;
  const page = tab.page?.isAlive ? tab.page : system.open(tab);
  const as = (run: () => void) => system.loop.as(page, run);
  if (isEdit(step.act)) return as(() => edit(system, tab, page, step));
  switch (step.act) {
    case 'presses Save':
      return as(() => void page.work?.sendNow());
    case 'leaves and comes back to the tab':
      return as(() => turnTab(page, step.choice % 2 === 0));
    case 'loses the line':
      computer.isOnline = false;
      return fireOnAllPages(system, computer, 'offline');
    case 'has the line again':
      computer.isOnline = true;
      return fireOnAllPages(system, computer, 'online');
    case 'gets a bad line':
      computer.line = [step.choice, step.choice >> 1, step.choice >> 2]
        .slice(step.index % 3)
        .flatMap((choice) => FATES[choice % FATES.length] ?? []);
      return;
    case 'is killed':
      return page.die();
    case 'is killed right after a commit':
      page.fuse = 1 + (step.choice % 3);
      return;
    case 'closes the page':
    case 'reloads':
      return closePage(system, tab, page, step.act === 'reloads');
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
      system.loop.pass((1 + (step.choice % 12)) * 3_600_000);
      return;
    case 'signs in':
      if (computer.isOnline) await signIn(system, tab, PEOPLE[step.choice % 2] ?? 'ana');
      return;
    case 'has the worker send':
      return runWorker(system, computer);
    case 'signs out':
      return as(() => void leave(system, tab, step.choice));
    default:
  }
}

/** A person can type once the work of the signed-in person is open. A word that they replace counts as given up. */
function edit(system: System, tab: Tab, page: Page, step: Step): void {
  const person = page.sessionStore.readMarker()?.userId ?? 'guest';
  const change = EDITS[step.act];
  if (!page.work || page.personId !== person || !change) return;
  const owner = person === 'guest' ? `guest${tab.computer.name.slice(-1)}` : person;
  const before = countWords(resumeIn(page));
  const word = system.typedWords.newWord(owner);
  tab.pending.add(word);
  system.app.changeRecord(page.workspace.memory.workingRecord, (resume) =>
    change(resume, word, step.index),
  );
  const after = countWords(resumeIn(page));
  // A word may occur in a text and in its conflicting version: here one of them is replaced, on another device the other.
  const isFewer = (one: string) => (after.get(one) ?? 0) < (before.get(one) ?? 1);
  system.typedWords.giveUp([...before.keys(), word].filter(isFewer));
}

function turnTab({ document }: Page, isHidden: boolean): void {
  document.hidden = isHidden;
  document.visibilityState = isHidden ? 'hidden' : 'visible';
  document.dispatchEvent({ type: 'visibilitychange' });
}

/** Fires `pagehide` and ends the page. Writes under way may or may not reach the disk: the app's draft journal holds them. */
async function closePage(system: System, tab: Tab, page: Page, isReload: boolean): Promise<void> {
  await system.loop.as(page, () => page.window.dispatchEvent({ type: 'pagehide' }));
  const isCaught = isReload || page.personId !== 'guest';
  if (isCaught) tab.pending.clear();
  page.die();
  if (!isReload) tab.tab = new Map();
}

/** The person chose to discard unsent work: all that this computer has of theirs may be lost. */
function discardWork(system: System, computer: Computer, personId: string): void {
  const { typedWords, tabs } = system;
  typedWords.giveUp(wordsIn(onDisk(computer, personId, 'resume')));
  for (const [key, text] of computer.local)
    if (key.includes(personId)) typedWords.giveUp(wordsIn(text));
  for (const { page } of tabs) {
    if (page?.computer === computer && page.personId === personId)
      typedWords.giveUp(wordsIn(resumeIn(page)));
  }
}

/** Logs out as the button "Log out" does, including an answer to the question about unsent work. */
async function leave(system: System, tab: Tab, choice: number): Promise<void> {
  const { app } = system;
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
    if (!isSent) discardWork(system, tab.computer, personId);
    await app.endSession({ discard: !isSent, personId }, deps);
  } catch (error) {
    system.loop.broken.push(error);
  }
}
