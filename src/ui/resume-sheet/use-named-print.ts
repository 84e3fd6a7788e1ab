import { useEffect } from 'react';
import { workingResume } from '../../state/working-resume';

/**
 * While the sheet is printed the document is called after the person, so that the PDF is named well, and from its second
 * page on each page carries the name (where the browser can: Chrome and Edge from 131 on).
 */
export function useNamedPrint(): void {
  useEffect(() => {
    let title = document.title;
    let printTitle: string | null = null;
    const margins = document.createElement('style');
    document.head.append(margins);
    const rename = () => {
      const { resume } = workingResume.getState();
      const name = resume?.personalInfo.name ?? '';
      const isResume = JSON.stringify(resume).length <= mostLetters;
      margins.textContent = isResume ? nameInMargins(name.trim()) : '';
      // Some browsers do not tell that the dialog has closed; then the name of the last print still stands here.
      if (document.title !== printTitle) title = document.title;
      printTitle = resumeFileName(name);
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
  }, []);
}

/** Some five pages. What is longer goes to no employer, and a name between its lines would only be in the way. */
const mostLetters = 20_000;

/** Rules that write a name at the top of every page but the first. */
function nameInMargins(name: string): string {
  if (name === '') return '';
  // What would end a text of a style sheet is written by its number.
  const text = name.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, (sign) => {
    const number = sign.codePointAt(0) ?? 0;
    return `\\${number.toString(16)} `;
  });
  const style = 'font: 9pt system-ui, sans-serif; color: #4a4a46';
  return `@page { @top-right { content: "${text}"; ${style} } } @page :first { @top-right { content: none } }`;
}

/** 'Ana Lopez' becomes 'Ana-Lopez-Resume'; letters of every script stay, signs that file systems refuse go. */
export function resumeFileName(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words, 'Resume'].join('-');
}
