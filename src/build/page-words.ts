import type { BuildLanguage } from './build-language.ts';

/** The words of index.html, which no message holds: they are there before any script. */
export const pageWords: Readonly<Record<BuildLanguage['id'], readonly string[]>> = {
  en: [
    'A free workshop you take at your own pace. Write a resume, get ready for the interview, and keep your work, even when the wifi stops.',
    'Nothing can be saved at this address, because it begins with http. Open it with https, or ask staff.',
    'This browser is too old for this part. Update it, or ask staff. Your work is safe.',
    'Career Quest needs JavaScript to save and build your resume. Please switch it on, or ask staff for help.',
  ],
  es: [
    'Un taller gratis, a su propio ritmo. Haga su currículum, prepárese para la entrevista y guarde todo, aunque falle el wifi.',
    'En esta dirección no se puede guardar nada, porque empieza con http. Ábrala con https o pregunte al personal.',
    'Este navegador es demasiado viejo para esta parte. Actualícelo, o pida ayuda a quien atiende el lugar. Lo que escribió está a salvo.',
    'Career Quest necesita JavaScript para guardar su currículum. Actívelo o pida ayuda al personal.',
  ],
};

/** The template of all pages in a language. @throws when index.html does not have the words that are to be replaced */
export function inLanguage(html: string, id: BuildLanguage['id']): string {
  const template = html.replace(
    /(<noscript>)\s*(.*?)\s*(?=<\/noscript>)/s,
    (_, tag: string, text: string) => tag + text.replaceAll(/\s+/g, ' '),
  );
  return pageWords.en.reduce(
    (text, words, offset) => {
      if (!text.includes(words)) throw new Error(`index.html does not say "${words}".`);
      return text.replace(words, () => pageWords[id][offset] ?? words);
    },
    template.replace('<html lang="en"', `<html lang="${id}"`),
  );
}
