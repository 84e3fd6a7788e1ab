import { createFileRoute, notFound } from '@tanstack/react-router';
import { chapters } from '@/content/en/chapters';
import { AssistantPanel } from '@/features/assistant/assistant-panel';
import { chapterOf } from '@/features/auth/wanted-chapter';
import { ChapterNotFound, ChapterPage } from '@/features/resume-builder/chapter-page';

export const Route = createFileRoute('/_guarded/resume-builder/chapter/$chapterId')({
  // By the address: the chapters themselves load with the page, not with Home.
  beforeLoad: ({ location }) => {
    if (chapterOf(location.pathname) === '') throw notFound();
  },
  component: function ChapterRoute() {
    const { chapterId } = Route.useParams();
    const chapter = chapters.find(({ id }) => String(id) === chapterId);
    return chapter && <ChapterPage chapter={chapter} assistant={<AssistantPanel />} />;
  },
  notFoundComponent: ChapterNotFound,
});
