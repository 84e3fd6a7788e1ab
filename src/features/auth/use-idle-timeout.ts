import { useEffect } from 'react';
import { idleEndMs, idleness, activityEvents } from '@/domain/shared-computer/idle';

/**
 * Calls `onLeft` after the idle time that ends a session on a shared computer. By the wall clock, so that the time a computer
 * slept counts. Active while `isOn`.
 */
export function useIdleTimeout(isOn: boolean, onLeft: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    let lastLifeAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now();
      const idle = idleness(lastLifeAt, now);
      if (idle.kind === 'over') {
        lastLifeAt = now;
        onLeft();
      }
      timer = setTimeout(look, idle.kind === 'over' ? idleEndMs : idle.nextLookMs);
    };
    const handleLife = () => {
      lastLifeAt = Date.now();
    };
    const options = { capture: true, passive: true };
    for (const sign of activityEvents) addEventListener(sign, handleLife, options);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(timer);
      for (const sign of activityEvents) removeEventListener(sign, handleLife, options);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOn, onLeft]);
}
