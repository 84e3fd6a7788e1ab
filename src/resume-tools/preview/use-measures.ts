import { useEffect, useState } from 'react';
import type { Measure } from '@/domain/page-layout/break-lines';
import { fontPairs } from '@/domain/page-layout/page-style';
import type { FontPair } from '@/domain/page-layout/page-style';

export type Measures = Partial<Record<FontPair, Measure>>;

/**
 * How wide letters are in each pair of typefaces that is asked for, as their fonts load. `pairs` is compared by value. A font
 * that fails to load is left out; there is no error and no retry.
 */
export function useMeasures(pairs: readonly FontPair[], delayMs = 0): Measures {
  const [measures, setMeasures] = useState<Measures>({});
  const wanted = pairs.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const bring = async (pair: FontPair) => {
      const [{ loadPaperFonts }, { measureBy }] = await Promise.all([
        import('../export/paper-fonts'),
        import('../export/pdf-font'),
      ]);
      const fonts = await loadPaperFonts({ template: 'classic', size: 'medium', fonts: pair });
      if (isCurrent)
        setMeasures((known) => (known[pair] ? known : { ...known, [pair]: measureBy(fonts) }));
    };
    // If fonts cannot be loaded the sheet shows in the fonts of the device.
    const timer = setTimeout(() => {
      for (const pair of Object.keys(fontPairs) as FontPair[])
        if (wanted.split(' ').includes(pair)) void bring(pair).catch(() => undefined);
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, delayMs]);
  return measures;
}
