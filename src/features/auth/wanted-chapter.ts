import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The chapter of the resume builder that somebody wanted before they were asked to log in; '' is the builder. */
    wantedChapter?: string;
    /** Somebody comes to keep what they wrote as a guest: most likely they have no account yet. */
    wantsAccount?: boolean;
  }
}

const chapterAddress = /^\/resume-builder\/chapter\/([1-5])\/?$/;

/** The chapter that an address of the builder leads to, or '' for the builder itself. */
export function chapterOf(pathname: string): string {
  return chapterAddress.exec(pathname)?.[1] ?? '';
}

/** What the guard has sent somebody here from: a chapter, '' for the builder, or null when they came by themselves. */
export function useWantedChapter(): string | null {
  const router = useRouter();
  return useSyncExternalStore(
    noChanges,
    () => router.latestLocation.state.wantedChapter ?? null,
    // While the build writes the page there is no address: it is written as for a visit without a wish.
    () => null,
  );
}

/** Whether somebody has come to keep what they wrote as a guest. */
export function useWantsAccount(): boolean {
  const router = useRouter();
  return useSyncExternalStore(
    noChanges,
    () => router.latestLocation.state.wantsAccount ?? false,
    () => false,
  );
}

const noChanges = () => () => undefined;
