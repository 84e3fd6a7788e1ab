import { useEffect, type RefObject } from 'react';

/**
 * Marks what stands around the sheet, so that the print rules can leave out all the rest. They do not ask with `:has()`,
 * which Firefox knows from 121 on only: there the whole page came out of the printer.
 */
export function useAloneOnPaper(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = ancestorsOf(sheet.current);
    for (const { dataset } of around) dataset['holdsSheet'] = '';
    return () => {
      for (const { dataset } of around) delete dataset['holdsSheet'];
    };
  }, [sheet]);
}

/** From the parent up to the body. */
function ancestorsOf(element: HTMLElement | null): HTMLElement[] {
  const parent = element?.parentElement;
  return parent && parent !== document.documentElement ? [parent, ...ancestorsOf(parent)] : [];
}
