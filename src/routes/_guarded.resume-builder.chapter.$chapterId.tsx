import { createFileRoute } from '@tanstack/react-router';
import { AssistantPanel } from '@/features/assistant/assistant-panel';
import { ChapterPage } from '@/features/resume-builder/chapter-page';

export const Route = createFileRoute('/_guarded/resume-builder/chapter/$chapterId')({
  component: function ChapterRoute() {
    return <ChapterPage chapterId={Route.useParams().chapterId} assistant={<AssistantPanel />} />;
  },
});
