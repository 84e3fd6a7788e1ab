import { useLayoutEffect, useRef } from 'react';
import type { Resume } from '../../domain/resume/resume-schema';
import { workingResume } from '../../state/working-resume';

/**
 * Text of the resume written straight into the page on every keystroke, without a render: measured, this keeps the
 * preview as fast as a static page on a slow device. `read` must be stable (module-level or memoized).
 */
export function BoundText({ read }: { read: (resume: Resume) => string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // One text node that changes: a new one each time would make the browser match styles anew.
    const node = new Text();
    const show = () => {
      const { resume } = workingResume.getState();
      const text = resume ? read(resume) : '';
      if (node.data !== text) node.data = text;
    };
    show();
    ref.current?.replaceChildren(node);
    return workingResume.subscribe(show);
  }, [read]);
  return <span ref={ref} />;
}
