import { createFileRoute } from '@tanstack/react-router';
import { PapersPage } from '@/features/job-search/papers-page';
import { LazyPart } from '@/resume-tools/lazy-part';

export const Route = createFileRoute('/papers')({
  component: function PapersRoute() {
    return (
      <PapersPage
        status={
          <LazyPart load={loadStatusLine} isOptional>
            {(StatusLine) => <StatusLine />}
          </LazyPart>
        }
      />
    );
  },
});

// Another feature's part, which shows only beside work that has been read.
const loadStatusLine = async () =>
  (await import('@/features/resume-builder/status-line')).StatusLine;
