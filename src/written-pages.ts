/** A page that the build writes: its address, its file, and the sources of the parts that it needs at once. */
type WrittenPage = { path: string; file: string; parts: readonly string[] };

/** Every page that the build writes, in the order in which learners need them. */
export const writtenPages: readonly WrittenPage[] = [
  { path: '/', file: 'index.html', parts: ['routes/index.tsx'] },
  { path: '/modules', file: 'modules.html', parts: ['routes/modules.index.tsx'] },
  ...[1, 2, 3].map((id) => ({
    path: `/modules/${String(id)}`,
    file: `modules/${String(id)}.html`,
    parts: ['routes/modules.$moduleId.tsx', `features/course/en/module-${String(id)}.tsx`],
  })),
  { path: '/resources', file: 'resources.html', parts: ['routes/resources.tsx'] },
  { path: '/forum', file: 'forum.html', parts: ['routes/forum.tsx'] },
  { path: '/auth', file: 'auth.html', parts: ['routes/auth.tsx'] },
  { path: '/game', file: 'game.html', parts: ['routes/game.tsx'] },
  {
    path: '/resume-builder/chapter/1',
    file: 'resume-builder.html',
    parts: ['routes/_guarded.resume-builder.chapter.$chapterId.tsx', 'state/open-work.ts'],
  },
];
