import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { sessionStore } from '../state/session';

/** The one guard: it asks the local marker, never the network, so that a resume opens offline at once. */
export const Route = createFileRoute('/_guarded')({
  beforeLoad: () => {
    // The build writes the page of a signed-in person, before their work is open.
    if (import.meta.env.SSR) return;
    const marker = sessionStore.readMarker();
    if (!marker) throw redirect({ to: '/auth', replace: true });
    // Their work opens while the page wakes up.
    void import('../state/use-work').then(({ ensureWork }) => ensureWork(marker.userId));
  },
  component: Outlet,
});
