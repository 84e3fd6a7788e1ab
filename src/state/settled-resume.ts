import { useEffect, useState } from 'react';
import type { Resume } from '../domain/resume/resume-schema';
import { currentResume, workingResume } from './working-resume';

/**
 * The resume once nobody has typed for `ms`. For views that read much of it, such as a comparison or the coach: a
 * keystroke costs them no more than a timer. Only below a screen that has waited for the resume.
 */
export function useSettledResume(ms: number): Resume {
  const [resume, setResume] = useState(currentResume);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      const newest = workingResume.getState().resume;
      if (newest) setResume(newest);
    };
    const stop = workingResume.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(take, ms);
    });
    take();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [ms]);
  return resume;
}
