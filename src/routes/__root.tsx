import { createRootRoute, Outlet } from '@tanstack/react-router';
import { FallenScreen } from '@/shell/fallen-screen';
import { NotFoundPage } from '@/ui/not-found-page';
import { Shell } from '@/shell/shell';

export const Route = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  errorComponent: FallenScreen,
  notFoundComponent: NotFoundPage,
});
