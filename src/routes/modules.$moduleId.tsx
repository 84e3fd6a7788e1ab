import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadModule } from '@/features/course/load-module';
import { ModuleNotFound, ModulePage } from '@/features/course/module-page';

export const Route = createFileRoute('/modules/$moduleId')({
  loader: async ({ params }) => {
    const module = await loadModule(params.moduleId);
    if (!module) throw notFound();
    return module;
  },
  component: function ModuleRoute() {
    return <ModulePage module={Route.useLoaderData()} />;
  },
  notFoundComponent: ModuleNotFound,
});
