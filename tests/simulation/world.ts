import type { App } from './app';
import { enterStage } from './scene';
import type { Computer, Runner } from './scene';
import { createLedger, ownerOf, wordsIn } from './ledger';
import { createModelAccount } from './model-account';
import { openPage } from './page';
import type { Page } from './page';
import { createStage } from './stage';
import type { LearnerRecord } from '@/domain/resume/record-schema';

/** Far above what any schedule needs at once. */
const MOST_TURNS = 20_000;

export const PEOPLE = ['ana', 'ben'] as const;

/** A place where one page after another stands: the tab of a browser window. */
export type Tab = {
  name: string;
  computer: Computer;
  page: Page | null;
  tab: Map<string, string>;
  /** Words typed here that the status line has not called kept yet. */
  pending: Set<string>;
  /** What was last found true, so that it is not checked again and again. */
  checked: unknown[];
};

/** Two computers with two tabs each, the account's server, and what people typed. */
export function createWorld(app: App) {
  const stage = createStage();
  enterStage(stage);
  const account = createModelAccount(() => stage.now, stage.nextId);
  const ledger = createLedger();
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
      stage,
      account,
      disk: new Map(),
      // Every computer here is its people's own: what lies encrypted on a shared one is another test's matter.
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

  /** Nobody's words are found with somebody else. */
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

    // What the status line had not called kept goes with the page, unless the disk had it already.
    function onDeath(): void {
      const stored = wordsIn(onDisk(computer, page.personId ?? '', 'resume'));
      ledger.excuse([...tab.pending].filter((word) => !stored.has(word)));
      tab.pending.clear();
    }
  }

  const workers = new Map<Computer, Runner>();
  return { app, stage, account, ledger, faults, computers, tabs, workers, open, mustBeOwn };
}

export type World = ReturnType<typeof createWorld>;

/** What the disk of a computer holds of a person's table, as it stands; null when nothing. */
export function onDisk(computer: Computer, personId: string, table: string): unknown {
  return computer.disk.get(`cq-${personId}`)?.tables[table]?.get(1) ?? null;
}

/** The end of a sign-in: its page has the server's answer. */
export async function signIn(world: World, tab: Tab, who: string, shared = false): Promise<void> {
  const { page } = tab;
  if (page) await world.stage.as(page, () => page.signIn(world.account.signIn(who), shared));
}

export async function untilQuiet({ stage, faults }: World): Promise<void> {
  for (let turns = 0; await stage.turn(); turns += 1) {
    if (turns < MOST_TURNS) continue;
    faults.push('endless: it does not come to rest');
    return;
  }
}

/** Every sign-in on the computer is gone from its storage. */
export async function signOutAtOnce({ stage, tabs }: World, computer: Computer): Promise<void> {
  for (const { computer: own, page } of tabs) {
    if (own === computer && page) await stage.as(page, () => page.sessionStore.clear());
  }
}

/** The browser tells every page of a computer. */
export async function tellAll(
  { stage, tabs }: World,
  computer: Computer,
  event: 'online' | 'offline',
): Promise<void> {
  for (const { computer: own, page } of tabs) {
    if (own !== computer || !page?.isAlive) continue;
    await stage.as(page, () => page.window.dispatchEvent({ type: event }));
  }
}

export function firstTabs({ tabs }: World): Tab[] {
  return tabs.filter((_tab, index) => index % 2 === 0);
}

export function resumeIn(page: Page): LearnerRecord | null {
  return page.workspace.memory.workingRecord.getState().record;
}
