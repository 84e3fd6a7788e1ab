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
