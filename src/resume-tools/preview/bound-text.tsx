import { useLayoutEffect, useRef } from 'react';
import type { TextSource } from '@/workspace/document/text-lens';
import { workingRecord } from '@/workspace/document/working-record';

type BoundTextProps = { text: TextSource; as?: 'span' | 'li' | 'p' | 'h1'; className?: string };

/**
 * Text of the resume written straight into the page on every keystroke, without a render: measured, this keeps the
 * preview as fast as a static page on a slow device. `text` must be stable (module-level or memoized).
 */
export function BoundText({ text, as: Element = 'span', className }: BoundTextProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // One text node that changes: a new one each time would make the browser match styles anew.
    const node = new Text();
    const show = () => {
      const { record } = workingRecord.getState();
      const shown = record ? text.read(record) : '';
      if (node.data !== shown) node.data = shown;
    };
    show();
    ref.current?.replaceChildren(node);
    return text.watch(show);
  }, [text]);
  // A part of a line runs as the line does; a line runs as its first letter says.
  const dir = Element === 'span' ? undefined : 'auto';
  return <Element ref={ref as never} className={className} dir={dir} />;
}
