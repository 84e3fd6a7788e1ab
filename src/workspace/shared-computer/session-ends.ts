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

/** What becomes of a person's work when their session ends for one reason, or seems to. */
export type SessionEnd = {
  /** What is typed goes to the device first. */
  isWritten: boolean;
  /** So long the account is waited for, in ms, with what it does not have; 0: nothing is sent any more. */
  sendMs: number;
  /**
   * What the account does not have then: stays as it lies, waits locked for its person's own log in (a guest has none, and so
   * theirs is erased), or goes.
   */
  unsent: 'stays' | 'locked' | 'erased';
  /** The device's copy of what the account has: `locked`, too, where something beside it waits, else it goes. */
  copy: 'stays' | 'locked' | 'erased';
  /** What the page says where one lands; null where nothing is said, or a screen of its own speaks. */
  said: { learner: SessionEndReason; guest: SessionEndReason } | null;
  /** `home`: an empty Home. `here`: the page that was open. */
  landing: 'home' | 'here';
};

const loggedOut = { learner: 'logged-out', guest: 'cleared' } as const;

/**
 * Every way in which a session ends, and what might be taken for one. What ends a session
 * in this page reads its row here (`end-session.ts`); the rows of what ends elsewhere, and `copy` and `landing`, say what must
 * come of it. `privacy.md` shows the table, and `session-ends.test.ts` holds the product to every row.
 */
export const sessionEnds = {
  /** On a computer of one's own. The question about unsent work comes before. */
  'log-out': {
    isWritten: true,
    sendMs: 0,
    unsent: 'stays',
    copy: 'stays',
    said: loggedOut,
    landing: 'home',
  },
  /** The same, for good: work is thrown away, or the account or what is on the device is deleted. */
  'log-out-and-delete': {
    isWritten: true,
    sendMs: 0,
    unsent: 'erased',
    copy: 'erased',
    said: loggedOut,
    landing: 'home',
  },
  /** On a shared computer, when not all is in the account and the person leaves all the same. */
  'shared-log-out': {
    isWritten: true,
    sendMs: 8000,
    unsent: 'locked',
    copy: 'locked',
    said: loggedOut,
    landing: 'home',
  },
  /** On a shared computer, when all is in the account, is thrown away, or the account is deleted; and a guest's "Clear". */
  'shared-clear': {
    isWritten: false,
    sendMs: 0,
    unsent: 'erased',
    copy: 'erased',
    said: loggedOut,
    landing: 'home',
  },
  /** Nobody was at a shared computer for too long, in this tab or another one of the session. */
  idle: {
    isWritten: true,
    sendMs: 8000,
    unsent: 'locked',
    copy: 'locked',
    said: { learner: 'learner', guest: 'guest' },
    landing: 'home',
  },
  /** A window on a shared computer was closed, or crashed, and is restored after more than a minute. */
  'late-window': {
    isWritten: false,
    sendMs: 0,
    unsent: 'locked',
    copy: 'locked',
    said: { learner: 'closed-learner', guest: 'closed-guest' },
    landing: 'home',
  },
  /** Another tab on a shared computer has ended the session; that tab has seen to the work. */
  'other-tab': {
    isWritten: false,
    sendMs: 0,
    unsent: 'locked',
    copy: 'locked',
    said: null,
    landing: 'home',
  },
  /** Somebody else logs in in another tab: this page takes no letter more, and says so. */
  'other-person': {
    isWritten: true,
    sendMs: 0,
    unsent: 'stays',
    copy: 'stays',
    said: null,
    landing: 'here',
  },
  /** The person has ended all sign-ins from another device: one goes on here, and the page asks for a log in to save. */
  'other-device': {
    isWritten: true,
    sendMs: 0,
    unsent: 'stays',
    copy: 'stays',
    said: null,
    landing: 'here',
  },
  /** The password was changed, here or elsewhere: the same. */
  'password-changed': {
    isWritten: true,
    sendMs: 0,
    unsent: 'stays',
    copy: 'stays',
    said: null,
    landing: 'here',
  },
  /** The disk is full: no session ends. What is typed stays on the screen and goes to the account. */
  'device-full': {
    isWritten: false,
    sendMs: Infinity,
    unsent: 'stays',
    copy: 'stays',
    said: null,
    landing: 'here',
  },
  /** A new version is taken: the page loads anew, once everything typed is on the device. */
  'worker-update': {
    isWritten: true,
    sendMs: 0,
    unsent: 'stays',
    copy: 'stays',
    said: null,
    landing: 'here',
  },
} satisfies Record<string, SessionEnd>;

/** What is said of an end to whoever had the session. */
export function saidOf(
  { said }: SessionEnd,
  { isLearner }: { isLearner: boolean },
): SessionEndReason | null {
  return said && (isLearner ? said.learner : said.guest);
}
