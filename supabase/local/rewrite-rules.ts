/** Requests whose path fits `from` (a path, or a path's beginning followed by `*`) get the file at `to`. */
export type RewriteRule = { from: string; to: string };

/** Reads the `_redirects` format of static hosts. Only rewrites are supported: lines that end in the status 200. */
export function readRewriteRules(text: string): RewriteRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from?.startsWith('/') && to && status === '200' ? [{ from, to }] : [];
  });
}
