import { useLayoutEffect, useRef } from 'react';
import type { TextSource } from '../../state/text-lens';
import { watchPart, workingResume } from '../../state/working-resume';

/**
 * Text of the resume written straight into the page on every keystroke, without a render: measured, this keeps the
 * preview as fast as a static page on a slow device. `text` must be stable (module-level or memoized).
 */
export function BoundText({ text }: { text: TextSource }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // One text node that changes: a new one each time would make the browser match styles anew.
    const node = new Text();
    const show = () => {
      const { resume } = workingResume.getState();
      const shown = resume ? text.read(resume) : '';
      if (node.data !== shown) node.data = shown;
    };
    show();
    ref.current?.replaceChildren(node);
    return watchPart(text.part, show);
  }, [text]);
  return <span ref={ref} />;
}
