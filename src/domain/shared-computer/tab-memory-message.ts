/** A tab's memory on its way from a page that goes to the next page of that tab, or to a copy of the tab. */
export type HandMessage =
  | { kind: 'hold'; tabId: string; items: [string, string][] }
  | { kind: 'ask'; tabId: string }
  /** The next page has it: nobody else needs to. */
  | { kind: 'taken'; tabId: string };
