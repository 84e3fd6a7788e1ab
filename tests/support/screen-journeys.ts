import { isDeep } from './deep';

/**
 * Journeys about what screens show and do while the line is there. By day they run without the service worker, which in
 * each new browser fetches the whole product: that is a third of their work. The deep run takes them with it.
 */
const files = new Set([
  'accessibility',
  'bad-data',
  'builder-begins',
  'builder-first-load',
  'builder-paper',
  'changed-page',
  'chapter-accessibility',
  'course-accessibility',
  'course-try',
  'double-clicks',
  'earlier-versions',
  'first-visit',
  'focus-stays',
  'game-accessibility',
  'game-fits-screen',
  'game-last-questions',
  'guest-resume',
  'import-hostile',
  'in-app-browser',
  'large-record',
  'mail-links',
  'more-sections',
  'one-job-open',
  'packet-references',
  'pages',
  'phone-keyboard',
  'pick-dates',
  'preview-pages',
  'print-and-pdf',
  'printing',
  'sign-in',
  'sign-in-early',
  'two-devices',
  'your-data-accessibility',
  'your-data-bad-files',
]);

/**
 * Whether a journey runs with the service worker: not by day in a file of {@link files}, nor where its title ends with
 * "online" and another one does the same offline. A journey may still ask for the other.
 */
export function workersFor({ file, title }: { file: string; title: string }): 'allow' | 'block' {
  const name = /([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? '';
  const needsNone = files.has(name) || /\bonline\)?$/.test(title);
  return needsNone && !isDeep ? 'block' : 'allow';
}
