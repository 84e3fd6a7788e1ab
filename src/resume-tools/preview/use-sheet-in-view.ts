import { useLayoutEffect } from 'react';

/**
 * While the choices lie over the foot of a phone's window: shows the page above them, as large as it is seen whole
 * (look-panel.module.css), and afterwards goes back to where the person was.
 */
export function useSheetInView(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const before = window.scrollY;
    const { dataset } = document.documentElement;
    dataset['lookSheet'] = '';
    const sheets = document.querySelectorAll<HTMLElement>('.resume-sheet');
    const page = [...sheets].find((sheet) => sheet.getClientRects().length > 0);
    page?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return () => {
      delete dataset['lookSheet'];
      window.scrollTo({ top: before, behavior: 'instant' });
    };
  }, [isOn]);
}
