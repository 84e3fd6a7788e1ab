/** Messages that carry a tab's memory from a page that unloads to the next page of that tab, or to a duplicate of the tab. */
export type TabMemoryMessage =
  | { kind: 'hold'; tabId: string; items: [string, string][] }
  | { kind: 'ask'; tabId: string }
  /** The next page has it: nobody else needs to. */
  | { kind: 'taken'; tabId: string };
