/** What the account's row takes at most, in octets of `data` as text; `resumes_check_data` in the database says the same. */
export const maxAccountBytes = 262_144;

/** In bytes. From this size on the page warns that the account is nearly full. */
export const warnAccountBytes = Math.floor(maxAccountBytes * 0.8);

/**
 * How many octets a value has as Postgres writes a `jsonb` out (`data::text`): UTF-8, with a blank after each colon and comma
 * (PostgreSQL manual, section 8.14).
 */
export function accountBytes(value: unknown): number {
  if (Array.isArray(value)) return separators(value.length) + sum(value.map(accountBytes));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const parts = entries.map(
      ([key, item]) => utf8Length(JSON.stringify(key)) + 2 + accountBytes(item),
    );
    return separators(entries.length) + sum(parts);
  }
  return utf8Length(JSON.stringify(value ?? null));
}

/** Two brackets, and ", " between two items. */
function separators(count: number): number {
  return 2 + Math.max(0, count - 1) * 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function utf8Length(text: string): number {
  let bytes = text.length;
  for (const [character] of text.matchAll(/[^\0-\u007F]/gu)) {
    const point = character.codePointAt(0) ?? 0;
    // A surrogate pair is 4 bytes in UTF-8; its two code units count as 2 already.
    bytes += point > 0xffff ? 2 : point > 0x7ff ? 2 : 1;
  }
  return bytes;
}
