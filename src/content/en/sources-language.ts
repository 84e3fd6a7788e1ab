/** The language of what `sources.ts` says of each source; who translates that file writes another. */
export const sourcesLanguage: string = 'en';
