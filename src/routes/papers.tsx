import { createFileRoute } from '@tanstack/react-router';
import { PapersPage } from '@/features/job-search/papers-page';

export const Route = createFileRoute('/papers')({ component: PapersPage });
