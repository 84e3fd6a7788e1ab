import { createFileRoute, notFound } from '@tanstack/react-router';
import { ModuleNotFound, ModulePage } from '@/features/course/module-page';

export const Route = createFileRoute('/modules/$moduleId')({
  loader: async ({ params }) => {
    // With the lessons, and not with the first page of a visit.
    const { loadModule } = await import('@/features/course/load-module');
    const module = await loadModule(params.moduleId);
    if (!module) throw notFound();
    return module;
  },
  component: function ModuleRoute() {
    return <ModulePage module={Route.useLoaderData()} />;
  },
  notFoundComponent: ModuleNotFound,
});
