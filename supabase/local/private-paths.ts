/** Files that tell the host what to do, with all that may stand behind their names, and hidden ones. */
const PRIVATE_PART = /^(_headers|_redirects|\.(?!well-known$))/;

/** Whether a path, however it is spelled, leads to a file that is not for the public. */
export function isPrivate(path: string): boolean {
  return decoded(path)
    .toLowerCase()
    .split(/[/\\]/)
    .some((part) => PRIVATE_PART.test(part));
}

/** Decoded as often as it was encoded: the file server and what stands before it may each do it once. */
function decoded(path: string): string {
  try {
    const once = decodeURIComponent(path);
    return once === path ? path : decoded(once);
  } catch {
    return path;
  }
}
