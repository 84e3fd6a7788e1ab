import { safeArea } from '../backend/safe-area';
import { isGuestsOwnComputer } from './guest-computer';
import { readEntry } from './sealed-entry';
import { coverText, preparePad, uncoverText } from './pad';

const tab = safeArea(() => globalThis.sessionStorage);
const browser = safeArea(() => globalThis.localStorage);

type LastWords = {
  /** At once: a page that goes leaves no time to wait. */
  write: (value: unknown) => void;
  /** What earlier pages left; it stays until the next `clear`. */
  read: () => Promise<unknown[]>;
  /** Call when the database has everything typed here. */
  clear: () => void;
};

/**
 * A second net for what is typed in the moment before a page goes: IndexedDB cannot finish a write in a page that
 * unloads, the browser's simple storage can. Where others use the computer too it holds nothing that can be read
 * without this tab, and dies with it. Each page has a net of its own under `name`, for another tab knows nothing of
 * these words.
 */
export function createLastWords(
  name: string,
  personId: string,
  { outlivesTab }: { outlivesTab: boolean },
): LastWords {
  const isCovered = isSealed(personId);
  if (isCovered) void preparePad();
  const area = outlivesTab && !isCovered ? browser : tab;
  const key = `${name}-${crypto.randomUUID()}`;
  let taken = new Map<string, string>();

  return {
    write: (value) => {
      const text = JSON.stringify(value);
      const kept = isCovered ? coverText(text) : text;
      if (kept !== null) area.setItem(key, kept);
    },
    read: async () => {
      const keys = keysIn(area === tab ? 'sessionStorage' : 'localStorage', `${name}-`);
      taken = new Map(keys.map((one) => [one, area.getItem(one) ?? '']));
      const texts = [...taken.values()];
      const words = isCovered ? await Promise.all(texts.map(uncoverText)) : texts;
      return words.flatMap((text) => parse(text) ?? []);
    },
    clear: () => {
      area.removeItem(key);
      // A page that still lives may have put newer words there.
      for (const [one, text] of taken) if (area.getItem(one) === text) area.removeItem(one);
      taken = new Map();
    },
  };
}

/** Throws away what any page left under a name, with the rest of a person's data. */
export function discardLastWords(name: string): void {
  for (const key of keysIn('localStorage', `${name}-`)) browser.removeItem(key);
  for (const key of keysIn('sessionStorage', `${name}-`)) tab.removeItem(key);
}

/** The name under which a person's last words of the resume lie; see `spill.ts`. */
export function spillName(personId: string): string {
  return `cq-spill-${personId}`;
}

function isSealed(personId: string): boolean {
  return personId === 'guest' ? !isGuestsOwnComputer() : readEntry(personId) !== null;
}

function keysIn(area: 'localStorage' | 'sessionStorage', prefix: string): string[] {
  try {
    const { length } = globalThis[area];
    const keys = Array.from({ length }, (_, index) => globalThis[area].key(index));
    return keys.flatMap((key) => (key?.startsWith(prefix) ? [key] : []));
  } catch {
    // A browser that refuses its storage keeps nothing in it.
    return [];
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
