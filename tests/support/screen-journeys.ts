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
  'chapter-2-posting',
  'chapter-accessibility',
  'chapter-coach',
  'chapter-page',
  'course-accessibility',
  'course-drafts',
  'course-module-1',
  'course-module-2',
  'course-module-3',
  'course-modules',
  'course-try',
  'device-faults',
  'double-clicks',
  'during-a-save',
  'earlier-versions',
  'first-visit',
  'focus-stays',
  'game-accessibility',
  'game-chat',
  'game-fits-screen',
  'game-last-questions',
  'game-odd-answers',
  'game-shared-computer',
  'game-taps',
  'guest-resume',
  'guides',
  'home-way-on',
  'import-hostile',
  'in-app-browser',
  'large-record',
  'last-words',
  'library-forum',
  'library-resources',
  'machine-check',
  'mail-links',
  'margin-notes',
  'more-sections',
  'one-job-open',
  'packet-references',
  'page-cache',
  'pages',
  'papers',
  'phone-keyboard',
  'pick-dates',
  'preview-pages',
  'print-and-pdf',
  'printing',
  'reading-help',
  'redrawn-page',
  'resume-files',
  'save-faults',
  'shared-computer-clock',
  'shared-computer-idle',
  'shared-computer-leaving',
  'shared-computer-traces',
  'sign-in',
  'sign-in-early',
  'sign-in-faults',
  'spanish-game',
  'spanish-layout',
  'spanish-walk',
  'staff-sample',
  'two-devices',
  'two-tabs',
  'your-data-accessibility',
  'your-data-bad-files',
  'your-data-delete',
  'your-data-sign-out',
  'your-data-backup',
]);

/**
 * Whether a journey runs with the service worker: not by day in a file of {@link files}, but where its title says that the
 * server is gone; nor where it ends with "online" and another one does the same offline. A journey may still ask for the
 * other.
 */
export function workersFor({ file, title }: { file: string; title: string }): 'allow' | 'block' {
  const name = /([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? '';
  const isOffline = /offline|server (?:stopped|gone)/.test(title);
  const needsNone = (files.has(name) && !isOffline) || /\bonline\)?$/.test(title);
  return needsNone && !isDeep ? 'block' : 'allow';
}
