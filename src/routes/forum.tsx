import { createFileRoute } from '@tanstack/react-router';
import { ForumPage } from '@/features/library/forum-page';

export const Route = createFileRoute('/forum')({ component: ForumPage });
