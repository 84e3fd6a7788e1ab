import { createFileRoute } from '@tanstack/react-router';
import { loadModule } from '@/features/course/load-module';
import { ModulePage } from '@/features/course/module-page';

export const Route = createFileRoute('/modules/$moduleId')({
  loader: ({ params }) => loadModule(params.moduleId),
  component: function ModuleRoute() {
    return <ModulePage module={Route.useLoaderData()} />;
  },
});
