/** A page that the build renders: its address, its file, and the sources of the scripts that it needs at once. */
type WrittenPage = { path: string; file: string; parts: readonly string[] };

/** Every page that the build renders, most needed first. */
export const writtenPages: readonly WrittenPage[] = [
  { path: '/', file: 'index.html', parts: ['routes/index.tsx'] },
  { path: '/modules', file: 'modules.html', parts: ['routes/modules.index.tsx'] },
  ...[1, 2, 3].map((id) => ({
    path: `/modules/${String(id)}`,
    file: `modules/${String(id)}.html`,
    parts: ['routes/modules.$moduleId.tsx', `features/course/en/module-${String(id)}.tsx`],
  })),
  { path: '/resources', file: 'resources.html', parts: ['routes/resources.tsx'] },
  {
    path: '/guides',
    file: 'guides.html',
    parts: ['routes/guides.tsx', 'features/course/en/guides.tsx'],
  },
  { path: '/forum', file: 'forum.html', parts: ['routes/forum.tsx'] },
  { path: '/auth', file: 'auth.html', parts: ['routes/auth.tsx'] },
  { path: '/game', file: 'game.html', parts: ['routes/game.tsx'] },
  { path: '/papers', file: 'papers.html', parts: ['routes/papers.tsx'] },
  { path: '/your-data', file: 'your-data.html', parts: ['routes/your-data.tsx'] },
  { path: '/staff', file: 'staff.html', parts: ['routes/staff.tsx'] },
  { path: '/policies', file: 'policies.html', parts: ['routes/policies.tsx'] },
  { path: '/agencies', file: 'agencies.html', parts: ['routes/agencies.tsx'] },
  {
    path: '/resume-builder/chapter/1',
    file: 'resume-builder.html',
    parts: [
      'routes/_guarded.tsx',
      'routes/_guarded.resume-builder.chapter.$chapterId.tsx',
      'workspace/document/browser-record.ts',
    ],
  },
];

// Modules of src/ui that a first visit does not need; the rest of src/ui is in the app's chunk.
const partsOfWork =
  'version-choice|use-file-drop|file-picker|opening|undo-note|use-debounced|tab-list|english-text|ignore-second-clicks';
const partsOfCourse =
  'external-link|with-help-numbers|copy-button|check-days|use-day-text|use-today|local-day';
const partsOfFiles = 'download-or-share|download-file';
// Parts of the preview and of the record's rules that the chat does not need at once.
const previewOnDemand =
  'theme-panel|use-sheet-in-view|page-thumbnail|resume-preview|room-for-more|zoom-buttons|use-whole-screen';
const rulesOnDemand = 'tidy-date|tidy-phone|tidy-text|implausible-entry';

/** The files that the groups below name by folder, for a test that each is there: a renamed one would load too early. */
export const filesInGroups: Readonly<Record<string, string>> = {
  'src/ui': `${partsOfWork}|${partsOfCourse}|${partsOfFiles}`,
  'src/resume-tools/preview': previewOnDemand,
  'src/domain/resume': rulesOnDemand,
};

/**
 * Chunks of modules that always load together: on a bad connection each request costs half a second. A group includes the
 * dependencies of its sources that no group of a higher priority has taken.
 */
export const fileGroups: readonly { name: string; test: RegExp; priority: number }[] = [
  // `course-work`: other chunks use it while they are evaluated, so it must be evaluated before them.
  // `progress-keys`: without it the chat would load the course's chunk.
  {
    name: 'app',
    test: new RegExp(
      String.raw`rolldown.runtime|node_modules/(react-dom|scheduler)/|src/(main|content/agency|content/job-center-phone|ui/(?!(${partsOfWork}|${partsOfCourse}|${partsOfFiles})\.)[a-z-]+|shell/(crash-page|screen-error)|hydration/(use-hydrated|hydrate-app)|resume-tools/[a-z-]+|workspace/document/(course-memory|course-work)|domain/course/progress-keys|backend/(config|unreachable-message|auth-errors))\.tsx?$`,
    ),
    priority: 6,
  },
  // Storage and the sending to the account: opening the work needs both, and Home needs neither.
  {
    name: 'storage',
    test: /src\/workspace\/(persistence\/person-db|session\/token-manager)\.ts$/,
    priority: 5,
  },
  // Downloads of text files. A separate chunk, because the download of a failing page preloads it alone.
  {
    name: 'files',
    test: new RegExp(String.raw`src/(ui/(${partsOfFiles})|resume-tools/backup-file/download-)`),
    priority: 5,
  },
  // The backend's client, which loads when it is first used.
  {
    name: 'client',
    test: /node_modules\/@supabase\/|src\/backend\/(auth-client|person-client)\.ts$/,
    priority: 4,
  },
  {
    name: 'course',
    test: new RegExp(
      String.raw`src/(ui/(${partsOfCourse})\.|workspace/document/activity-answers|ui/(prose|pictures)|features/course/pictures/join-pictures|content/\w+/(chapters|downloads|rubric)\.ts|features/course/(en/prose-facts|[a-z-]+)\.(tsx?|module\.css)$|routes/modules\.\$moduleId|domain/course/stories)`,
    ),
    priority: 2,
  },
  // What the game and the builder share.
  {
    name: 'work',
    test: new RegExp(
      String.raw`src/(workspace/(workspace|document/(open-work|working-record|browser-record))|domain/(resume/(?!(${rulesOnDemand})\.)|merge/(?!join-)|game/reply-text)|ui/(chat|(${partsOfWork})\.)|resume-tools/(preview/(?!(${previewOnDemand})\.)|ai/ai-note|import/import-resume)|shell/status-line|features/(assistant/assistant\.module|game/game-record))`,
    ),
    priority: 1,
  },
  {
    name: 'builder',
    test: /src\/(routes\/_guarded|features\/resume-builder\/(editor|chapter|[a-z-]+\.tsx))/,
    priority: 0,
  },
];
