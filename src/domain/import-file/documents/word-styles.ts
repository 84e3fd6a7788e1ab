import type { Watch } from '../import-refused';
import { scanXml } from '../parse/scan-xml';

/** How a style of a Word document looks, with what it takes from the style that it is based on. */
export type WordStyle = {
  size: number;
  isBold: boolean;
  level: number;
  isList: boolean;
  isCaps: boolean;
};
type OwnStyle = Partial<WordStyle> & { basedOn?: string };

export const noStyle: WordStyle = {
  size: 0,
  isBold: false,
  level: 0,
  isList: false,
  isCaps: false,
};

/** The styles of a document by their ids (ECMA-376 part 1, §17.7), and what a paragraph without one looks like. */
export function wordStyles(source: string, watch: Watch): (id: string | undefined) => WordStyle {
  const own = new Map<string, OwnStyle>();
  const usual: OwnStyle = {};
  let open: OwnStyle = usual;
  let usualId: string | undefined;
  let isTable = false;
  scanXml(
    source,
    {
      open: (name, attribute) => {
        if (name === 'style') {
          const id = attribute('styleId') ?? '';
          isTable = attribute('type') === 'table';
          open = {};
          own.set(id, open);
          if (attribute('type') === 'paragraph' && attribute('default') === '1') usualId = id;
        } else if (!isTable) readLook(open, name, attribute);
        if (name === 'basedOn') open.basedOn = attribute('val') ?? '';
        // Programs translate the ids and keep the names.
        if (name === 'name') {
          const heading = /^heading (\d)$/iu.exec(attribute('val') ?? '')?.[1];
          if (heading !== undefined) open.level = Number(heading);
          if (/^list (?:paragraph|bullet|number)/iu.test(attribute('val') ?? ''))
            open.isList = /bullet|number/iu.test(attribute('val') ?? '');
        }
      },
      close: (name) => {
        if (name === 'style') open = usual;
      },
      text: () => undefined,
    },
    watch,
  );
  const known = new Map<string, WordStyle>();
  const styleOf = (id: string, depth: number): WordStyle => {
    const before = known.get(id);
    if (before) return before;
    const { basedOn, ...look } = own.get(id) ?? {};
    const base =
      basedOn !== undefined && depth < 12 ? styleOf(basedOn, depth + 1) : { ...noStyle, ...usual };
    const style = { ...base, ...look };
    known.set(id, style);
    return style;
  };
  return (id) => styleOf(id ?? usualId ?? '', 0);
}

/** Takes one property of a style, a paragraph or a run; true when it was one. */
export function readLook(
  look: Partial<WordStyle>,
  name: string,
  attribute: (name: string) => string | undefined,
): void {
  const isOn = !/^(?:0|false|none|off)$/u.test(attribute('val') ?? '1');
  if (name === 'sz') look.size = Number(attribute('val') ?? 0) / 2 || 0;
  else if (name === 'b') look.isBold = isOn;
  else if (name === 'caps') look.isCaps = isOn;
  else if (name === 'outlineLvl') {
    const level = Number(attribute('val') ?? 9) + 1;
    look.level = level <= 9 ? level : 0;
  } else if (name === 'numId') look.isList = attribute('val') !== '0';
}
