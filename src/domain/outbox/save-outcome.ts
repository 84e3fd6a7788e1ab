/**
 * What one attempt to send the record can bring. Only `committed` proves that the account holds it;
 * everything else leaves the outbox slot in place.
 *
 * - `stale`: the account holds a newer revision; pull and merge first.
 * - `unauthorized`: the server, or this device, has no live sign-in for the person.
 * - `forbidden`: signed in, but the row is not theirs to write.
 * - `too-large`: over the table's size limit; only a shorter record can be saved.
 * - `too-old`: a newer page has saved in a form that this page would lose a part of; only a newer page can save.
 * - `bad-data`: the database cannot hold this text.
 * - `rate-limited`: wait at least `retryAfterMs` (0 when the server named no time).
 * - `offline`: no answer in time, or none at all.
 * - `server-error`: our server answered that it is in trouble.
 * - `not-proof`: something answered, but it does not speak like our server (captive portal, empty
 *   200, 404), so it proves nothing either way.
 */
export type SaveOutcome =
  | { kind: 'committed'; saveId: string; revision: number }
  | { kind: 'stale' }
  | { kind: 'unauthorized' }
  | { kind: 'forbidden' }
  | { kind: 'too-large' }
  | { kind: 'too-old' }
  | { kind: 'bad-data' }
  | { kind: 'rate-limited'; retryAfterMs: number }
  | { kind: 'offline' }
  | { kind: 'server-error'; status: number }
  | { kind: 'not-proof'; status: number };

/**
 * What one attempt to read the account's record can bring. `none` means "this account has no record
 * yet" and is only ever said about a request that carried the person's own token. `data` is
 * unchecked: pass it through `readRecordDocument`. `updatedAt` is in milliseconds since 1970, by the
 * server's clock; null when the server's text could not be read.
 */
export type LoadOutcome =
  | {
      kind: 'found';
      data: unknown;
      revision: number;
      saveId: string | null;
      updatedAt: number | null;
    }
  | { kind: 'none' }
  | { kind: 'unauthorized' }
  | { kind: 'offline' }
  | { kind: 'server-error'; status: number }
  | { kind: 'not-proof'; status: number };
