/**
 * What the whole workshop may take to work offline in the source's language, in megabytes as sent. `npm run bench` and the
 * tests of a first visit hold the build to it, so that the screen may say it before anything is fetched.
 */
export const offlineMegabytes = 1.15;

/** The same in another language, whose words are longer: a tenth more at most (1.265). */
export const translatedMegabytes = 1.25;
