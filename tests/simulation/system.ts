import type { App } from './app';
import { enterLoop } from './computer';
import type { Computer, Runner } from './computer';
import { createTypedWords, ownerOf, wordsIn } from './typed-words';
import { createModelAccount } from './model-account';
import { openPage } from './page';
import type { Page } from './page';
import { createEventLoop } from './event-loop';
import type { LearnerRecord } from '@/domain/resume/record-schema';

/** Above this number of turns the system counts as endless; no schedule needs as many at once. */
const MAX_TURNS = 20_000;

export const PEOPLE = ['ana', 'ben'] as const;

/** A browser tab. It shows one page after another. */
export type Tab = {
  name: string;
  computer: Computer;
  page: Page | null;
  tab: Map<string, string>;
  /** Words typed here that the status line has not called saved yet. */
  pending: Set<string>;
  /** The state that was checked last; it is not checked twice. */
  checked: unknown[];
};

/** The simulated system: two computers with two tabs each, the account's server, and a list of the words that people typed. */
export function createSystem(app: App) {
  const loop = createEventLoop();
  enterLoop(loop);
  const account = createModelAccount(() => loop.now, loop.nextId);
  const typedWords = createTypedWords();
  const faults: string[] = [];
  const computers = [0, 1].map((index) => createComputer(index));
  const tabs: Tab[] = computers.flatMap((computer) =>
    [0, 1].map((index) => ({
      name: `${computer.name}/${index}`,
      computer,
      page: null,
      tab: new Map<string, string>(),
      pending: new Set<string>(),
      checked: [],
    })),
  );

  function createComputer(index: number): Computer {
    return {
      name: `computer${index}`,
      loop,
      account,
      disk: new Map(),
      // Each computer is a personal one: encryption on a shared computer has its own tests.
      local: new Map([['cq-guest-computer', 'own']]),
      locks: new Map(),
      isFull: false,
      isOnline: true,
      skewMs: 0,
      line: [],
      asking: new Map(),
      fault: (sentence) => faults.push(sentence),
      noteCommit: (dbName, writes) => {
        const person = dbName.slice('cq-'.length);
        const owner = person === 'guest' ? `guest${index}` : person;
        mustBeOwn(owner, writes.get('resume')?.get(1), `disk of ${person}`);
        mustBeOwn(owner, [...(writes.get('drafts')?.values() ?? [])], `drafts of ${person}`);
      },
    };
  }

  /** Fails the schedule when a value holds a word of another person than `owner`. */
  function mustBeOwn(owner: string, value: unknown, where: string): void {
    for (const word of wordsIn(value)) {
      if (ownerOf(word) !== owner) faults.push(`crossed: ${word} is in the ${where}`);
    }
  }

  function open(tab: Tab): Page {
    const others = () =>
      tabs.flatMap(({ computer, page }) =>
        computer === tab.computer && page?.isAlive ? [page] : [],
      );
    const { computer, name } = tab;
    const page = openPage(computer, { name, tab: tab.tab, others, app, onDeath });
    tab.page = page;
    tab.checked = [];
    return page;

    // Words that the status line had not called saved may be lost with the page, unless the disk has them.
    function onDeath(): void {
      const stored = wordsIn(onDisk(computer, page.personId ?? '', 'resume'));
      typedWords.excuse([...tab.pending].filter((word) => !stored.has(word)));
      tab.pending.clear();
    }
  }

  const workers = new Map<Computer, Runner>();
  return { app, loop, account, typedWords, faults, computers, tabs, workers, open, mustBeOwn };
}

export type System = ReturnType<typeof createSystem>;

/** The one row of a person's table in a computer's database; null when there is none. */
export function onDisk(computer: Computer, personId: string, table: string): unknown {
  return computer.disk.get(`cq-${personId}`)?.tables[table]?.get(1) ?? null;
}

/** Gives a page the server's answer to a successful sign-in. */
export async function signIn(system: System, tab: Tab, who: string, shared = false): Promise<void> {
  const { page } = tab;
  if (page) await system.loop.as(page, () => page.signIn(system.account.signIn(who), shared));
}

export async function untilQuiet({ loop, faults }: System): Promise<void> {
  for (let turns = 0; await loop.turn(); turns += 1) {
    if (turns < MAX_TURNS) continue;
    faults.push('endless: it does not come to rest');
    return;
  }
}

/** Removes every sign-in from a computer's storage. */
export async function signOutAtOnce({ loop, tabs }: System, computer: Computer): Promise<void> {
  for (const { computer: own, page } of tabs) {
    if (own === computer && page) await loop.as(page, () => page.sessionStore.clear());
  }
}

/** Fires an event of the browser on every page of a computer. */
export async function fireOnAllPages(
  { loop, tabs }: System,
  computer: Computer,
  event: 'online' | 'offline',
): Promise<void> {
  for (const { computer: own, page } of tabs) {
    if (own !== computer || !page?.isAlive) continue;
    await loop.as(page, () => page.window.dispatchEvent({ type: event }));
  }
}

export function firstTabs({ tabs }: System): Tab[] {
  return tabs.filter((_tab, index) => index % 2 === 0);
}

export function resumeIn(page: Page): LearnerRecord | null {
  return page.workspace.memory.workingRecord.getState().record;
}
