import { showInAppNote } from '@/ui/in-app-note-store';

/** Browsers that print say so at once; in-app views leave the call without an answer. */
const silentMs = 1000;

/** Opens the print window; calls back when this browser has not begun to print a second later. Returns how to stop. */
export function printWithFallback(onSilence: () => void): () => void {
  if (showInAppNote()) return () => undefined;
  const timer = setTimeout(onSilence, silentMs);
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('beforeprint', stop);
  };
  window.addEventListener('beforeprint', stop);
  // Some in-app views do not have it at all.
  (window as { print?: () => void }).print?.();
  return stop;
}
