import { createFileRoute, Outlet, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { chapterOf } from '@/features/auth/wanted-chapter';
import { sessionStore, useWho } from '@/workspace/session/session';

/** The one guard: it asks the local marker, never the network, so that a resume opens offline at once. */
export const Route = createFileRoute('/_guarded')({
  beforeLoad: ({ location }) => {
    // The build writes the page of a signed-in person, before their work is open.
    if (import.meta.env.SSR) return;
    const marker = sessionStore.readMarker();
    if (!marker) {
      const wantedChapter = chapterOf(location.pathname);
      throw redirect({ to: '/auth', replace: true, state: { wantedChapter } });
    }
    // Their work opens while the rest of the page comes.
    void import('@/workspace/document/open-work').then(({ ensureWork }) =>
      ensureWork(marker.userId),
    );
  },
  component: Guarded,
});

/** Leaves the guarded pages when another tab logs out: what is typed here from then on would be nobody's. */
function Guarded() {
  const who = useWho();
  const router = useRouter();
  useEffect(() => {
    // A log out of this tab is on its way to Home already.
    const isHere = router.latestLocation.pathname.startsWith('/resume-builder');
    if (who === 'guest' && isHere) void router.navigate({ to: '/auth', replace: true });
  }, [who, router]);
  return <Outlet />;
}
