import { useEffect, type RefObject } from 'react';

/**
 * Marks what stands around the sheet, so that the print rules can leave out all the rest. They do not ask with `:has()`,
 * which Firefox knows from 121 on only: there the whole page came out of the printer.
 */
export function useAloneOnPaper(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = ancestorsOf(sheet.current);
    for (const element of around) count(element, 1);
    return () => {
      for (const element of around) count(element, -1);
    };
  }, [sheet]);
}

/** Several sheets of a print may stand in the same place, and one of them may go. */
function count({ dataset }: HTMLElement, change: number): void {
  const sheets = Number(dataset['holdsSheet'] ?? 0) + change;
  if (sheets > 0) dataset['holdsSheet'] = String(sheets);
  else delete dataset['holdsSheet'];
}

/** From the parent up to the body. */
function ancestorsOf(element: HTMLElement | null): HTMLElement[] {
  const parent = element?.parentElement;
  return parent && parent !== document.documentElement ? [parent, ...ancestorsOf(parent)] : [];
}
