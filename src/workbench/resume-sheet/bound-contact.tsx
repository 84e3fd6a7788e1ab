import { useLayoutEffect, useRef } from 'react';
import type { TextSource } from '../../record/text-lens';
import { workingResume } from '../../record/working-resume';
import { addressParts } from './address-parts';

/**
 * The contact line, bound like `BoundText`. An email address goes to the next line whole; where it is longer than a
 * line it breaks at "@" or ".", as `break-lines.ts` says for the paper. Who copies it gets no other letters.
 */
export function BoundContact({ text }: { text: TextSource }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    let last = '';
    const show = () => {
      const { resume } = workingResume.getState();
      const shown = resume ? text.read(resume) : '';
      if (shown !== last) ref.current?.replaceChildren(...shown.split(/(\s+)/).map(dressed));
      last = shown;
    };
    show();
    return text.watch(show);
  }, [text]);
  return <p ref={ref} className="sheet-contact" dir="auto" />;
}

function dressed(word: string): Node {
  const parts = addressParts(word);
  if (parts === null) return new Text(word);
  const address = document.createElement('span');
  address.className = 'sheet-address';
  for (const [place, part] of parts.entries())
    address.append(...(place > 0 ? [document.createElement('wbr')] : []), new Text(part));
  return address;
}
