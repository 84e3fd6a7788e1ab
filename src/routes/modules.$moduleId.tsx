import { createFileRoute } from '@tanstack/react-router';
import { ModulePage } from '../features/course/module-page';

export const Route = createFileRoute('/modules/$moduleId')({
  component: function ModuleRoute() {
    return <ModulePage moduleId={Route.useParams().moduleId} />;
  },
});
