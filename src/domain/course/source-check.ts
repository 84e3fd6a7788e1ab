/** When a page of law or money was read, and when somebody should read it again. Days are 'YYYY-MM-DD'. */
export type SourceCheck = {
  /** Benefits change most often: their pages are read again within 90 days, all others within 180. */
  readonly kind: 'benefits' | 'rules';
  /** A rule whose day or amount changes now and then, as that of benefits is. */
  readonly changesOften?: true;
} & (
  | {
      /**
       * The day of the copy that was read: for a page that was opened itself, the day of reading; for a stored copy,
       * the newest day that it shows.
       */
      readonly copyOf: string;
      readonly next: string;
    }
  | {
      /** A stored copy that shows no day, so that nobody can say how old it is: it is due at once. */
      readonly copyOf: null;
    }
);

/** The days after which a copied fact must be read again at its source. */
export const daysUntilNextCheck = { benefits: 90, rules: 180 } as const;

/** Whether a page is due to be read again on this day, so that what it said may have changed. */
export function isCheckDue(check: SourceCheck, today: string): boolean {
  return check.copyOf === null || today >= check.next;
}

/**
 * Whether to mark the very claim for who reads: an amount or a deadline that changes from year to year, as benefits do. For
 * long-standing rules (a law, a form, a phone number) one line at the end of the guide is enough (`dueChecks`): a mark at
 * each of them would warn of nothing.
 */
export function mayHaveChanged(check: SourceCheck, today: string): boolean {
  return (check.kind === 'benefits' || check.changesOften === true) && isCheckDue(check, today);
}

/** What is due on this day: first what has no date, then the oldest copies. */
export function dueChecks<Item extends { readonly check?: SourceCheck }>(
  items: readonly Item[],
  today: string,
): readonly (Item & { readonly check: SourceCheck })[] {
  return items
    .filter((item): item is Item & { readonly check: SourceCheck } =>
      Boolean(item.check && isCheckDue(item.check, today)),
    )
    .sort((a, b) => compareText(a.check.copyOf ?? '', b.check.copyOf ?? ''));
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
