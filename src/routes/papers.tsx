import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PapersPage } from '@/features/job-search/papers-page';

export const Route = createFileRoute('/papers')({
  component: function PapersRoute() {
    return (
      <PapersPage
        status={
          <Suspense>
            <StatusLine />
          </Suspense>
        }
      />
    );
  },
});

// Another feature's part, which shows only beside work that has been read.
const StatusLine = lazy(async () => ({
  default: (await import('@/features/resume-builder/status-line')).StatusLine,
}));
