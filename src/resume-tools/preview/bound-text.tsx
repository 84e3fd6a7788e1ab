import { useContext, useLayoutEffect, useRef } from 'react';
import type { TextSource } from '@/workspace/document/text-lens';
import { followShownText, ShownRecord } from './shown-record';

type BoundTextProps = { text: TextSource; as?: 'span' | 'li' | 'p' | 'h1'; className?: string };

/**
 * Text of the resume written straight into the page on every keystroke, without a render: measured, this keeps the
 * preview as fast as a static page on a slow device. `text` must be stable (module-level or memoized).
 */
export function BoundText({ text, as: Element = 'span', className }: BoundTextProps) {
  const ref = useRef<HTMLElement>(null);
  const record = useContext(ShownRecord);
  useLayoutEffect(() => {
    // One text node that changes: a new one each time would make the browser match styles again.
    const node = new Text();
    ref.current?.replaceChildren(node);
    return followShownText(record, text, (shown) => {
      if (node.data !== shown) node.data = shown;
    });
  }, [text, record]);
  // `dir="auto"` for whole lines (by their first letter); a piece of a line inherits the line's direction.
  const dir = Element === 'span' ? undefined : 'auto';
  return <Element ref={ref as never} className={className} dir={dir} />;
}
