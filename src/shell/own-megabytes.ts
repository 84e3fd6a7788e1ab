import { offlineMegabytes, translatedMegabytes } from '@/platform/offline-size';

/** What the workshop takes at most to work offline in the language of this build, in megabytes as sent. */
export const ownMegabytes =
  import.meta.env.BASE_URL === '/' ? offlineMegabytes : translatedMegabytes;
