/** Where the system posts a file that another app shares with the installed app. The worker answers; no server hears of it. */
export const shareAddress = '/share';
/** The form field of the file. */
export const shareField = 'file';
/** The page that brings it in: without an account, too. */
export const sharedPage = '/game?shared';
/** How long the worker holds a shared file in memory, in ms. */
export const sharedFileMs = 60_000;

/** The page's question to the worker, which answers with the file, once, or with null where there is none. */
export type ShareTargetQuestion = { kind: 'take-shared-file' };

/** The kinds of files that the import reads, by what systems call them. */
export const sharedKinds = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/rtf': ['.rtf'],
  'text/rtf': ['.rtf'],
  'text/plain': ['.txt'],
  'text/html': ['.html', '.htm'],
  'application/json': ['.json'],
} as const;
