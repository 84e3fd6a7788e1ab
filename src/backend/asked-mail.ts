import { isRecord } from '@/domain/resume/json-value';
import { safeStorage } from './safe-storage';
import type { KeyValueStorage } from './safe-storage';

const askedMailKey = 'cq-asked-mail';
/** In ms: as long as the link of such a mail is valid. */
const linkLifeMs = 60 * 60_000;

interface AskedMailDeps {
  /** The browser's own storage. A function, because naming the storage can already throw. */
  local: () => KeyValueStorage;
  /** Milliseconds since 1970, by this device's clock. */
  now: () => number;
}

export type AskedMail = ReturnType<typeof createAskedMail>;

/**
 * Remembers for an hour which email address this browser asked a mail for: its link then needs no question about whose account
 * it is. On a shared computer it stores nothing, because the next person must not find the address.
 */
export function createAskedMail({ local, now }: AskedMailDeps) {
  const area = safeStorage(local);
  return {
    note(email: string, isShared: boolean): void {
      if (isShared) area.removeItem(askedMailKey);
      else area.setItem(askedMailKey, JSON.stringify({ email, at: now() }));
    },
    has(email: string): boolean {
      const asked = read(area.getItem(askedMailKey));
      const age = now() - (asked?.at ?? NaN);
      const isSame = asked?.email.trim().toLowerCase() === email.toLowerCase();
      return isSame && age >= 0 && age < linkLifeMs;
    },
    forget: (): void => area.removeItem(askedMailKey),
  };
}

function read(text: string | null): { email: string; at: number } | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored)) return null;
    const { email, at } = stored;
    return typeof email === 'string' && typeof at === 'number' ? { email, at } : null;
  } catch {
    return null;
  }
}
