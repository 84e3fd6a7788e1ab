import { createRootRoute, Outlet } from '@tanstack/react-router';
import { ScreenError } from '@/shell/screen-error';
import { NotFoundPage } from '@/ui/not-found-page';
import { Shell } from '@/shell/shell';

export const Route = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  errorComponent: ScreenError,
  notFoundComponent: NotFoundPage,
});
