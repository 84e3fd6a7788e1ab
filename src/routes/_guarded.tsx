import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { sessionStore } from '../state/session';

/** The one guard: it asks the local marker, never the network, so that a resume opens offline at once. */
export const Route = createFileRoute('/_guarded')({
  beforeLoad: () => {
    // The build writes the page of a signed-in person, before their work is open.
    if (!import.meta.env.SSR && !sessionStore.readMarker())
      throw redirect({ to: '/auth', replace: true });
  },
  component: Outlet,
});
