import { useEffect } from 'react';
import { paperOf } from '../../domain/paper/paper';
import { workingResume } from '../../record/working-resume';

/**
 * While the sheet is printed the document is called after the person, so that the PDF is named well, and from its second
 * page on each page carries the name (where the browser can: Chrome and Edge from 131 on). `family`: the sheet's font.
 */
export function useNamedPrint(family: string, fileWord = 'Resume'): void {
  useEffect(() => {
    let title = document.title;
    let printTitle: string | null = null;
    const margins = document.createElement('style');
    document.head.append(margins);
    const rename = () => {
      const { resume } = workingResume.getState();
      const name = resume?.personalInfo.name ?? '';
      const isResume = resume !== null && JSON.stringify(paperOf(resume)).length <= mostLetters;
      margins.textContent = isResume ? nameInMargins(name.trim(), family) : '';
      // Some browsers do not tell that the dialog has closed; then the name of the last print still stands here.
      if (document.title !== printTitle) title = document.title;
      printTitle = resumeFileName(name, fileWord);
      document.title = printTitle;
    };
    const restore = () => {
      document.title = title;
    };
    window.addEventListener('beforeprint', rename);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', rename);
      window.removeEventListener('afterprint', restore);
      margins.remove();
    };
  }, [family, fileWord]);
}

/** Some five pages. What is longer goes to no employer, and a name between its lines would only be in the way. */
const mostLetters = 20_000;

/** Rules that write a name and the page's number at the top of every page but the first, as in the PDF. */
function nameInMargins(name: string, family: string): string {
  // What would end a text of a style sheet is written by its number.
  const text = name.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, (sign) => {
    const number = sign.codePointAt(0) ?? 0;
    return `\\${number.toString(16)} `;
  });
  const content = `"${text}${name === '' ? '' : ', '}page " counter(page)`;
  const style = `font: 9pt ${family}, sans-serif; color: #4a4a46`;
  return `@page { @top-right { content: ${content}; ${style} } } @page :first { @top-right { content: none } }`;
}

/** 'Ana Lopez' becomes 'Ana-Lopez-Resume'; letters of every script stay, signs that file systems refuse go. */
export function resumeFileName(name: string, fileWord = 'Resume'): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words, fileWord].join('-');
}
