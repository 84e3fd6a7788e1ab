import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The builder's chapter that the guard redirected from, to return to after the log in; '' is the builder itself. */
    wantedChapter?: string;
    /** The person wants to save what they wrote as a guest, so most likely they have no account yet. */
    wantsAccount?: boolean;
  }
}

const chapterAddress = /^\/resume-builder\/chapter\/([1-5])\/?$/;

/** The chapter in an address of the builder; '' for the builder itself and for any other address. */
export function chapterOf(pathname: string): string {
  return chapterAddress.exec(pathname)?.[1] ?? '';
}

/** The address that the guard redirected from: a chapter, '' for the builder, or null when the person came by a link. */
export function useWantedChapter(): string | null {
  const router = useRouter();
  return useSyncExternalStore(
    noChanges,
    () => router.latestLocation.state.wantedChapter ?? null,
    // While the build renders the page there is no history state.
    () => null,
  );
}

/** Whether the person came to save what they wrote as a guest. */
export function useWantsAccount(): boolean {
  const router = useRouter();
  return useSyncExternalStore(
    noChanges,
    () => router.latestLocation.state.wantsAccount ?? false,
    () => false,
  );
}

const noChanges = () => () => undefined;
