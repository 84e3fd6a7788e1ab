import { create } from 'zustand';
import { signsOfLife } from '@/domain/shared-computer/idle';
import { tabIdleness } from './session-end-reason';
import { isThisTabOver } from './shared-session';
import { listTabKeys, noteActivity } from './tab-key';

/** Seconds until the session ends because nobody is here; null while somebody is. */
export const useIdleWarning = create<{ secondsLeft: number | null }>()(() => ({
  secondsLeft: null,
}));

/** Signs of life are noted this often, not at each of a mouse's moves. */
const noteEveryMs = 5000;

/**
 * Watches whether anybody is still at this session, over all of its tabs, by the clock on the wall: a computer that
 * slept was left, too. While the warning stands only its button counts as a sign of life.
 */
export function watchIdle(onOver: () => void, now: () => number = Date.now): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notedAt = 0;

  const look = () => {
    clearTimeout(timer);
    if (isThisTabOver(now())) return onOver();
    const idle = tabIdleness(now());
    useIdleWarning.setState({ secondsLeft: idle.kind === 'warning' ? idle.secondsLeft : null });
    if (idle.kind !== 'over') timer = setTimeout(look, idle.nextLookMs);
  };
  const handleLife = () => {
    if (useIdleWarning.getState().secondsLeft !== null || now() - notedAt < noteEveryMs) return;
    if (isThisTabOver(now())) return onOver();
    notedAt = now();
    noteLife(notedAt);
  };
  const options = { capture: true, passive: true };
  for (const sign of signsOfLife) addEventListener(sign, handleLife, options);
  document.addEventListener('visibilitychange', look);
  const stopStay = useIdleWarning.subscribe(({ secondsLeft }, before) => {
    if (secondsLeft === null && before.secondsLeft !== null) look();
  });
  look();
  return () => {
    clearTimeout(timer);
    stopStay();
    for (const sign of signsOfLife) removeEventListener(sign, handleLife, options);
    document.removeEventListener('visibilitychange', look);
  };
}

/** "I am still here." */
export function stayHere(now: number = Date.now()): void {
  noteLife(now);
  useIdleWarning.setState({ secondsLeft: null });
}

function noteLife(now: number): void {
  for (const personId of listTabKeys()) noteActivity(personId, now);
}
