/** The language of what `sources.ts` says of each source. */
export const sourcesLanguage: string = 'es';
