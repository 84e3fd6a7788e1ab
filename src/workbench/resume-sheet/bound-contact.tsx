import { useLayoutEffect, useRef } from 'react';
import { isMailAddress, mailAddressParts } from '../../domain/paper/mail-address';
import type { TextSource } from '../../record/text-lens';
import { workingResume } from '../../record/working-resume';

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
  return <p ref={ref} className="sheet-contact" />;
}

/** So many letters fit on a line of the narrowest sheet; a place to break would cut the address in two for a machine. */
const fitting = 30;

function dressed(word: string): Node {
  if (!isMailAddress(word)) return new Text(word);
  const address = document.createElement('span');
  address.className = 'sheet-address';
  if (word.length <= fitting) address.append(word);
  else
    for (const part of mailAddressParts(word))
      address.append(new Text(part), document.createElement('wbr'));
  return address;
}
