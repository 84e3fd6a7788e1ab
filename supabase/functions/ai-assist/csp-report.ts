/** So many lines a copy of the function writes at most: whoever sends endless reports must not fill the log. */
const MOST_LINES = 100;
/** Directives and keywords as browsers write them; nothing else gets into the log. */
const PLAIN = /^[a-z-]{1,40}$/;

/**
 * Takes what a browser reports of something that the pages' policy has held back, and logs which rule it was and whose
 * address: a host that writes into pages, an extension, an attack. Never which page, and no word of anybody's.
 */
export function createReportLog(log: (line: string) => void) {
  let lines = 0;
  return (body: string): void => {
    const { directive, blocked } = readReport(body);
    if (directive === '' || lines >= MOST_LINES) return;
    lines += 1;
    log(`csp ${directive} ${blocked}`);
  };
}

function readReport(body: string): { directive: string; blocked: string } {
  try {
    const report =
      (JSON.parse(body) as { 'csp-report'?: Record<string, unknown> })['csp-report'] ?? {};
    const directive = text(report['effective-directive']) || text(report['violated-directive']);
    const uri = text(report['blocked-uri']);
    const blocked = URL.canParse(uri) ? new URL(uri).origin : uri;
    const isOrigin = /^[a-z-]+:\/\/[\w.:[\]-]{1,100}$/.test(blocked);
    return {
      directive: PLAIN.test(directive.split(' ')[0] ?? '') ? (directive.split(' ')[0] ?? '') : '',
      blocked: isOrigin || PLAIN.test(blocked) ? blocked : 'something',
    };
  } catch {
    return { directive: '', blocked: '' };
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
