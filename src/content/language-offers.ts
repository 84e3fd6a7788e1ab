import type { languages } from './languages';

/** What is said to somebody whose account reads the site in this language, and the words on the way there. */
export const languageOffers: Readonly<
  Record<(typeof languages)[number]['id'], { text: string; go: string }>
> = {
  en: { text: 'You chose English before.', go: 'Continue in English' },
  es: { text: 'Antes eligió español.', go: 'Seguir en español' },
};
