import { offlineMegabytes, translatedMegabytes } from '@/platform/offline-size';

/**
 * Upper bound of the download for offline use in the language of this build, compressed, in megabytes. Not in
 * offline-size.ts, which programs without a build import.
 */
export const ownMegabytes =
  import.meta.env.BASE_URL === '/' ? offlineMegabytes : translatedMegabytes;
