/**
 * Upper bound of the compressed download of the whole workshop in English, in megabytes. The screen shows it before the
 * download; `npm run bench` and the tests of a first visit check that the build keeps it.
 */
export const offlineMegabytes = 1.15;

/** The same in another language, whose words are longer: a tenth more at most (1.265). */
export const translatedMegabytes = 1.25;
