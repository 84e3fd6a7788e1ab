import { create } from 'zustand';
import { cannotDownload } from '@/hydration/download-support';

/** `isShown`: the person is told how to leave the browser of another app (shell/in-app-note.tsx). */
export const useInAppNote = create<{ isShown: boolean }>()(() => ({ isShown: false }));

/** In the browser of another app, says how to leave it, and returns true: what was asked for would not happen here. */
export function showInAppNote(): boolean {
  if (!cannotDownload()) return false;
  useInAppNote.setState({ isShown: true });
  return true;
}
