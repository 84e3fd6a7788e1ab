import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '@/ui/not-found-page';
import { Shell } from '@/shell/shell';

export const Route = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: NotFoundPage,
});
