import { unresolvedConflicts } from '@/domain/resume/conflicts';
import { syncStatus } from '@/domain/sync-status/sync-status';
import { wordsIn } from './typed-words';
import type { Page } from './page';
import { onDisk, resumeIn } from './system';
import type { Tab, System } from './system';

/**
 * Compares a page's status line with the disk and the account. What it calls saved must be found from then on; other words
 * may be lost with the page.
 */
export function checkScreen(system: System, tab: Tab, page: Page): void {
  const { account, faults, typedWords } = system;
  const { personId: person } = page;
  const doc = resumeIn(page);
  if (!page.work || !doc || person === null) return;
  const facts = page.workspace.memory.facts.getState();
  const status = syncStatus(facts);
  if (status.kind === 'saving') return;
  if (status.kind === 'not-saved' && facts.deviceError !== null) return;
  if (tab.checked[0] === doc && tab.checked[1] === status.kind) return;
  tab.checked = [doc, status.kind];
  tab.pending.clear();

  system.mustBeOwn(
    person === 'guest' ? `guest${tab.computer.name.slice(-1)}` : person,
    doc,
    `page of ${person}`,
  );
  const shown = wordsIn(doc);
  if (status.kind === 'in-account') {
    const isThere = account.versions(person).some((text) => isSameSet(wordsIn(text), shown));
    if (!isThere) faults.push(`untrue: "Saved to your account" in ${tab.name}, and no row says so`);
  } else {
    const stored = wordsIn(onDisk(tab.computer, person, 'resume'));
    const inRow = wordsIn(account.rowText(person) ?? '');
    for (const word of shown) {
      if (stored.has(word) || typedWords.isGivenUp(word)) continue;
      // "Two versions: review" does not say where the work is saved, so the row is enough.
      if (status.kind === 'two-versions' && inRow.has(word)) continue;
      const where = inRow.has(word) ? 'only in the account' : 'nowhere';
      faults.push(`untrue: "${status.kind}" in ${tab.name}, but ${word} is ${where}`);
    }
  }
  if (status.kind === 'two-versions' && unresolvedConflicts(doc).length === 0) {
    faults.push(`untrue: "Two versions" in ${tab.name}, but there is one`);
  }
}

function isSameSet(a: Set<string>, b: Set<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}
