import { createRootRoute, Outlet } from '@tanstack/react-router';
import { CrashPage } from '@/shell/crash-page';
import { NotFoundPage } from '@/ui/not-found-page';
import { Shell } from '@/shell/shell';

export const Route = createRootRoute({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  errorComponent: CrashPage,
  notFoundComponent: NotFoundPage,
});
