import { useMemo } from 'react';
import { coachDescription } from '../../domain/coach/coach-bullet';
import type { CoachContext } from '../../domain/coach/coach-types';
import { useSettled } from '../use-settled';
import { CoachPanel, quietMs } from './coach-panel';

const noContext: CoachContext = {};

/** The coach on a text as it is typed; it waits for a pause. Hand in a context that stays the same object. */
export function TextCoach({ text, context = noContext }: { text: string; context?: CoachContext }) {
  const settled = useSettled(text, quietMs);
  const bullets = useMemo(() => coachDescription(settled, context), [settled, context]);
  return <CoachPanel bullets={bullets} />;
}
