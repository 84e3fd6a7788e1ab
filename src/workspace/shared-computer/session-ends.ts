/** Why the session before this page ended. It says nothing else about its person: the next one may read it. */
export const sessionEndReasons = [
  'learner',
  'learner-lost',
  'guest',
  'closed-learner',
  'closed-learner-lost',
  'closed-guest',
  'logged-out',
  'cleared',
] as const;
/**
 * `idle`: nobody used the computer. `closed`: the window was restored too late. Otherwise the person asked for it. `lost`:
 * unsent work was encrypted with a key that nobody can get again.
 */
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** What becomes of a person's work when their session ends for one reason. */
export type SessionEnd = {
  /** What is typed goes to the device first. */
  isWritten: boolean;
  /** So long the account is waited for, in ms, with what it does not have; 0: nothing is sent any more. */
  sendMs: number;
  /**
   * What happens to work that is not in the account. `stays`: it is kept as it is. `locked`: it is kept encrypted until its
   * owner logs in (a guest cannot, so a guest's is deleted). `erased`: it is deleted. The device's copy of work that is in
   * the account is kept or deleted with it.
   */
  unsent: 'stays' | 'locked' | 'erased';
  /** What the page says where one lands; null where nothing is said, or a screen of its own speaks. */
  said: { learner: SessionEndReason; guest: SessionEndReason } | null;
};

const loggedOut = { learner: 'logged-out', guest: 'cleared' } as const;

/**
 * Every way in which a session ends; all lead to an empty Home. Whoever ends a session reads its row here. `privacy.md`
 * shows the table, and `session-ends.test.ts` holds the product to every row.
 */
export const sessionEnds = {
  /** On a computer of one's own. The question about unsent work comes before. */
  'log-out': {
    isWritten: true,
    sendMs: 0,
    unsent: 'stays',
    said: loggedOut,
  },
  /** The same, for good: work is thrown away, or the account or what is on the device is deleted. */
  'log-out-and-delete': {
    isWritten: true,
    sendMs: 0,
    unsent: 'erased',
    said: loggedOut,
  },
  /** On a shared computer, when not all is in the account and the person leaves all the same. */
  'shared-log-out': {
    isWritten: true,
    sendMs: 8000,
    unsent: 'locked',
    said: loggedOut,
  },
  /** On a shared computer, when all is in the account, is thrown away, or the account is deleted; and a guest's "Clear". */
  'shared-clear': {
    isWritten: false,
    sendMs: 0,
    unsent: 'erased',
    said: loggedOut,
  },
  /** Nobody was at a shared computer for too long, in this tab or another one of the session. */
  idle: {
    isWritten: true,
    sendMs: 8000,
    unsent: 'locked',
    said: { learner: 'learner', guest: 'guest' },
  },
  /** A window on a shared computer was closed, or crashed, and is restored after more than a minute. */
  'late-window': {
    isWritten: false,
    sendMs: 0,
    unsent: 'locked',
    said: { learner: 'closed-learner', guest: 'closed-guest' },
  },
  /** Another tab on a shared computer has ended the session; that tab has seen to the work. */
  'other-tab': {
    isWritten: false,
    sendMs: 0,
    unsent: 'locked',
    said: null,
  },
} satisfies Record<string, SessionEnd>;

/** What is said of an end to whoever had the session. */
export function reasonFor(
  { said }: SessionEnd,
  { isLearner }: { isLearner: boolean },
): SessionEndReason | null {
  return said && (isLearner ? said.learner : said.guest);
}
