/** The token hash in the link of a mail: it stands behind the `#`, which no server on the way gets to see. */
export function tokenHashOf(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
}
