import { useContext, useLayoutEffect, useRef } from 'react';
import { listBreak, listWords } from '@/domain/page-layout/resume-text-lines';
import type { TextSource } from '@/workspace/document/text-lens';
import { addressParts } from './address-parts';
import { followShownText, ShownRecord } from './shown-record';

/**
 * The contact line, bound like `BoundText`. An email address goes to the next line whole; where it is longer than a
 * line it breaks at "@" or ".", as `break-lines.ts` says for the paper. Who copies it gets no other letters.
 */
export function BoundContact({ text }: { text: TextSource }) {
  return <BoundParts text={text} partsOf={contactParts} className="sheet-contact" />;
}

/**
 * The words of a list, bound like `BoundText`: each goes to the next line whole, as on the paper, or they stand in columns
 * (resume-document.css).
 */
export function BoundList({ text }: { text: TextSource }) {
  return <BoundParts text={text} partsOf={wholeItems} className="sheet-list" />;
}

type BoundPartsProps = {
  text: TextSource;
  partsOf: (shown: string) => Node[];
  className?: string;
};

function BoundParts({ text, partsOf, className }: BoundPartsProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const record = useContext(ShownRecord);
  useLayoutEffect(() => {
    let last = '';
    return followShownText(record, text, (shown) => {
      if (shown !== last) ref.current?.replaceChildren(...partsOf(shown));
      last = shown;
    });
  }, [text, partsOf, record]);
  return <p ref={ref} className={className} dir="auto" />;
}

function contactParts(shown: string): Node[] {
  return shown.split(/(\s+)/).map(dressed);
}

function dressed(word: string): Node {
  const parts = addressParts(word);
  if (parts === null) return new Text(word);
  const address = document.createElement('span');
  address.className = 'sheet-address';
  for (const [index, part] of parts.entries())
    address.append(...(index > 0 ? [document.createElement('wbr')] : []), new Text(part));
  return address;
}

function wholeItems(shown: string): Node[] {
  const words = listWords(shown);
  return words.flatMap((word, index) => {
    const whole = document.createElement('span');
    whole.className = 'sheet-whole';
    whole.append(word);
    if (index < words.length - 1) {
      const between = document.createElement('span');
      between.className = 'sheet-break';
      between.append(listBreak.trimEnd());
      whole.append(between);
    }
    return [whole, new Text(' ')];
  });
}
