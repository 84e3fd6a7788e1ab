import { createFileRoute } from '@tanstack/react-router';
import { YourDataPage } from '@/features/your-data/your-data-page';
import { LazyPart } from '@/resume-tools/lazy-part';

export const Route = createFileRoute('/your-data')({
  component: function YourDataRoute() {
    return (
      <YourDataPage
        status={
          <LazyPart load={loadStatusLine} isOptional>
            {(StatusLine) => <StatusLine />}
          </LazyPart>
        }
        twoVersions={
          <LazyPart load={loadTwoVersions} isOptional>
            {(TwoVersionsNotice) => <TwoVersionsNotice />}
          </LazyPart>
        }
      />
    );
  },
});

// Other features' parts, needed only beside work that has been read: their styles stay out of the written pages.
const loadStatusLine = async () =>
  (await import('@/features/resume-builder/status-line')).StatusLine;
const loadTwoVersions = async () => (await import('@/shell/two-versions-notice')).TwoVersionsNotice;
