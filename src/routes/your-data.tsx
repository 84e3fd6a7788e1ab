import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { YourDataPage } from '@/features/your-data/your-data-page';

export const Route = createFileRoute('/your-data')({
  component: function YourDataRoute() {
    return (
      <YourDataPage
        status={
          <Suspense>
            <StatusLine />
          </Suspense>
        }
        twoVersions={
          <Suspense>
            <TwoVersionsNotice />
          </Suspense>
        }
      />
    );
  },
});

// Other features' parts, needed only beside work that has been read: their styles stay out of the written pages.
const StatusLine = lazy(async () => ({
  default: (await import('@/features/resume-builder/status-line')).StatusLine,
}));
const TwoVersionsNotice = lazy(async () => ({
  default: (await import('@/shell/two-versions-notice')).TwoVersionsNotice,
}));
