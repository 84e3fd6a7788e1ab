/** Every page that nobody needs to sign in for. */
export const publicPages = [
  '/',
  '/modules',
  '/modules/1',
  '/modules/2',
  '/modules/3',
  '/resources',
  '/guides',
  '/forum',
  '/auth',
  '/game',
  '/your-data',
  '/papers',
  '/policies',
  '/agencies',
];

/** Each page that the build writes, with its heading and a sentence or link of its own. */
export const writtenPages = [
  ['/', /Your next job/, 'Start the workshop'],
  ['/modules', 'Course Modules', 'Module 2: Crafting Your Career Narrative'],
  ['/modules/1', 'Module 1: Build Your Resume', 'Gaining Attention'],
  ['/modules/2', 'Module 2: Crafting Your Career Narrative', 'Introduction'],
  ['/modules/3', 'Module 3: Networking and Interviewing', 'Introduction'],
  ['/resources', 'Resource Hub', 'Log In'],
  ['/forum', 'Community Forum', 'Log In'],
  ['/auth', 'Career Quest Portal', 'Forgot your password?'],
  ['/game', 'Resume Builder Game', 'Loading chat...'],
] as const;
