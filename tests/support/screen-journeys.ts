import { isDeep } from './deep';

/**
 * Journeys about what screens show and do while the line is there. By day they run without the service worker, which in
 * each new browser fetches the whole product: that is a third of their work. The deep run takes them with it.
 */
const files = new Set([
  'accessibility',
  'bad-data',
  'builder-begins',
  'builder-paper',
  'changed-page',
  'chapter-accessibility',
  'course-accessibility',
  'course-try',
  'double-clicks',
  'earlier-versions',
  'focus-stays',
  'game-accessibility',
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
  'two-devices',
  'your-data-accessibility',
  'your-data-bad-files',
]);

/** Whether the service worker is there in journeys that do not need it. */
export const workersByDay = isDeep ? 'allow' : 'block';

/** Whether the journeys of a file run with the service worker; a journey may still ask for the other. */
export function workersFor(file: string): 'allow' | 'block' {
  const name = /([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? '';
  return files.has(name) ? workersByDay : 'allow';
}
