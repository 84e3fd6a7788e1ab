import { safeArea } from '../backend/safe-area';
import { isGuestsOwnComputer } from './guest-computer';
import { readEntry } from './sealed-entry';
import { coverText, preparePad, uncoverText } from './pad';

const tab = safeArea(() => globalThis.sessionStorage);
const browser = safeArea(() => globalThis.localStorage);

type LastWords = {
  /** At once: a page that goes leaves no time to wait. */
  write: (value: unknown) => void;
  read: () => Promise<unknown>;
  clear: () => void;
};

/**
 * A second net for what is typed in the moment before a page goes: IndexedDB cannot finish a write in a page that
 * unloads, the browser's simple storage can. Where others use the computer too it holds nothing that can be read
 * without this tab, and dies with it.
 */
export function createLastWords(
  name: string,
  personId: string,
  { outlivesTab }: { outlivesTab: boolean },
): LastWords {
  if (isSealed(personId)) return sealedLastWords(name);
  const area = outlivesTab ? browser : tab;
  return {
    write: (value) => area.setItem(name, JSON.stringify(value)),
    read: async () => parse(area.getItem(name)),
    clear: () => area.removeItem(name),
  };
}

function sealedLastWords(name: string): LastWords {
  void preparePad();
  return {
    write: (value) => {
      const covered = coverText(JSON.stringify(value));
      if (covered !== null) tab.setItem(name, covered);
    },
    read: async () => parse(await uncoverText(tab.getItem(name))),
    clear: () => tab.removeItem(name),
  };
}

function isSealed(personId: string): boolean {
  return personId === 'guest' ? !isGuestsOwnComputer() : readEntry(personId) !== null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
