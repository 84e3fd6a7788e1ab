import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a navigation inside the app, moves the focus to the new screen's heading, so that a keyboard or screen
 * reader starts there. The first load keeps the browser's own focus.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
