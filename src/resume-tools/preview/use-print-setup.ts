import { useContext, useEffect } from 'react';
import { pageOwner } from '@/domain/page-layout/page-header';
import { resumeBlocks } from '@/domain/page-layout/resume-blocks';
import type { PageStyle } from '@/domain/page-layout/page-style';
import { isSharedComputer } from '@/workspace/shared-computer/guest-computer';
import { workingRecord } from '@/workspace/document/working-record';
import { ShownRecord } from './shown-record';

/**
 * While the sheet is printed the document is called after the person, so that the PDF is named well (not on a shared
 * computer, whose browser keeps titles), the pages have the
 * margins of its size, and from the second on each carries the name and phone (where the browser can: Chrome and Edge
 * from 131 on).
 */
export function usePrintSetup({ family, page }: PageStyle, fileWord = 'Resume'): void {
  const { margin, side } = page;
  const shown = useContext(ShownRecord);
  useEffect(() => {
    let title = document.title;
    let printTitle: string | null = null;
    const margins = document.createElement('style');
    document.head.append(margins);
    const rename = () => {
      const record = shown ?? workingRecord.getState().record;
      const name = record?.personalInfo.name ?? '';
      const isResume =
        record !== null && JSON.stringify(resumeBlocks(record)).length <= maxCharacters;
      const room = `@page { margin: ${String(margin)}pt ${String(side)}pt }`;
      margins.textContent = isResume
        ? room + headInMargins(pageOwner(record.personalInfo), family)
        : room;
      // Some browsers fire no `afterprint`. Then the title is still that of the last print and must not be saved as the page's.
      if (document.title !== printTitle) title = document.title;
      printTitle = printName(name, fileWord);
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
  }, [family, margin, side, fileWord, shown]);
}

/** About five pages of JSON. A longer document is a list for oneself, on which a head over each page would disturb. */
const maxCharacters = 20_000;

/** Rules that write the head of a page at the top of each but the first, as in the PDF. */
function headInMargins(owner: string, family: string): string {
  // Escapes every character that could end the CSS string, as `\` and its code point.
  const text = owner.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, (sign) => {
    const number = sign.codePointAt(0) ?? 0;
    return `\\${number.toString(16)} `;
  });
  const content = `"${text}${owner === '' ? '' : ' · '}Page " counter(page) " of " counter(pages)`;
  const style = `font: 9pt ${family}, sans-serif; color: #4a4a46; white-space: nowrap`;
  return `@page { @top-right { content: ${content}; ${style} } } @page :first { @top-right { content: none } }`;
}

/** The title of a page while it prints. Browsers keep titles in their files: on a shared computer it carries no name. */
export function printName(name: string, fileWord = 'Resume'): string {
  return resumeFileName(isSharedComputer() ? '' : name, fileWord);
}

/** 'Ana Lopez' becomes 'Ana-Lopez-Resume'; letters of every script stay, signs that file systems refuse go. */
export function resumeFileName(name: string, fileWord = 'Resume'): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words, fileWord].join('-');
}
