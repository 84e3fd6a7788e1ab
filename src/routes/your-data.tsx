import { createFileRoute } from '@tanstack/react-router';
import { SharedComputerQuestion } from '../features/game/shared-computer-question';
import { StatusLine } from '../features/resume-builder/status-line';
import { TwoVersionsNotice } from '../features/resume-builder/two-versions-notice';
import { YourDataPage } from '../features/your-data/your-data-page';

export const Route = createFileRoute('/your-data')({
  component: function YourDataRoute() {
    return (
      <YourDataPage
        status={<StatusLine />}
        twoVersions={<TwoVersionsNotice />}
        sharedComputerQuestion={<SharedComputerQuestion isLater />}
      />
    );
  },
});
