/**
 * Why the device would not store. `full`: no room left. `refused`: the browser gives no database
 * (private mode, blocked by a setting). `gone`: it was deleted or upgraded under us.
 */
export type StorageErrorKind = 'full' | 'refused' | 'gone' | 'unknown';

const KIND_BY_NAME: Record<string, StorageErrorKind> = {
  QuotaExceededError: 'full',
  NS_ERROR_DOM_INDEXEDDB_QUOTA_ERR: 'full',
  MissingAPIError: 'refused',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  VersionError: 'gone',
  NotFoundError: 'gone',
};
/** Error names that mean "no database for this site" when opening fails; inside an open database they mean other faults. */
const REFUSED_ON_OPEN = new Set(['InvalidStateError', 'UnknownError', 'OpenFailedError']);

/** Names a storage error by its cause: a full disk comes as an AbortError with the reason inside. */
export function storageErrorKind(error: unknown): StorageErrorKind {
  const names = namesOf(error);
  // A database that could not be opened is closed for what comes later; the error inside says why.
  const causes = names.filter((name) => name !== 'DatabaseClosedError');
  const kinds = new Set(causes.flatMap((name) => KIND_BY_NAME[name] ?? []));
  for (const kind of ['full', 'refused', 'gone'] as const) if (kinds.has(kind)) return kind;
  if (causes.some((name) => REFUSED_ON_OPEN.has(name))) return 'refused';
  return causes.length < names.length ? 'gone' : 'unknown';
}

/** Whether to try the same again soon: after a crash the old browser process keeps the database's files locked for a while. */
export function isTransient(error: unknown): boolean {
  return namesOf(error).includes('UnknownError');
}

function namesOf(error: unknown): string[] {
  const names: string[] = [];
  let cause: unknown = error;
  for (let depth = 0; depth < 8 && typeof cause === 'object' && cause !== null; depth += 1) {
    if ('name' in cause && typeof cause.name === 'string') names.push(cause.name);
    const inner: unknown = 'inner' in cause ? cause.inner : undefined;
    cause = inner ?? ('cause' in cause ? cause.cause : undefined);
  }
  return names;
}
