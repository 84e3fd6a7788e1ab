/**
 * A language of the site: its id as in `<html lang>`, how dates and numbers are written in it here, what its addresses
 * begin with, and its own name for itself.
 */
export type SiteLanguage = { id: string; locale: string; base: string; name: string };

/**
 * The languages of the site; each is a build of its own (src/docs/decisions/15-languages.md). The first is that of the
 * source. Another one is a line here, a folder `src/content/<id>` and its `messages.json`.
 */
export const languages = [
  { id: 'en', locale: 'en', base: '/', name: 'English' },
  { id: 'es', locale: 'es-US', base: '/es/', name: 'Español' },
] as const satisfies readonly SiteLanguage[];
