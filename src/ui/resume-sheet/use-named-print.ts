import { useEffect } from 'react';
import { workingResume } from '../../state/working-resume';

/** While the sheet is printed the document is called after the person, so that the PDF is named well. */
export function useNamedPrint(): void {
  useEffect(() => {
    let title = document.title;
    let printTitle: string | null = null;
    const rename = () => {
      // Some browsers do not tell that the dialog has closed; then the name of the last print still stands here.
      if (document.title !== printTitle) title = document.title;
      printTitle = resumeFileName(workingResume.getState().resume?.personalInfo.name ?? '');
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
    };
  }, []);
}

/** 'Ana Lopez' becomes 'Ana-Lopez-Resume'; letters of every script stay, signs that file systems refuse go. */
export function resumeFileName(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words, 'Resume'].join('-');
}
