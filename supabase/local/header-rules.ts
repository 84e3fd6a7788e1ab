export interface HeaderRule {
  /** A path, or a path's beginning followed by `*`. */
  path: string;
  headers: [name: string, value: string][];
}

/**
 * Reads the `_headers` format of static hosts: a path at the start of a line, its
 * headers indented below it, `#` for comments. Only a `*` at the end is supported.
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const header = /^\s+([^:\s]+):\s*(.+?)\s*$/.exec(line);
    if (!header) rules.push({ path: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
  }
  return rules;
}

/** All headers for one request path: every rule that fits adds its own. */
export function headersFor(rules: HeaderRule[], path: string): [string, string][] {
  return rules.filter((rule) => fitsPath(rule.path, path)).flatMap((rule) => rule.headers);
}

/** Whether a path fits a rule's pattern: the path itself, or its beginning followed by `*`. */
export function fitsPath(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}
