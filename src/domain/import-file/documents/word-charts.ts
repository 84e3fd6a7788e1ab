import type { Watch } from '../import-refused';
import { scanXml } from '../parse/scan-xml';

/** What the bars of a chart stand for (ECMA-376 part 1, §21.2.2.24), each once: forms of Word draw skills so. */
export function chartNames(source: string, watch: Watch): string[] {
  const names = new Set<string>();
  let inNames = false;
  let isValue = false;
  scanXml(
    source,
    {
      open: (name) => {
        if (name === 'cat') inNames = true;
        isValue = name === 'v';
      },
      close: (name) => {
        if (name === 'cat') inNames = false;
        isValue = false;
      },
      text: (text) => {
        if (inNames && isValue && /\p{L}/u.test(text)) names.add(text.trim());
      },
    },
    watch,
  );
  return [...names];
}
