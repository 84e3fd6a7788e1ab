import { AdoptGuestNotice } from './adopt-guest-notice';
import { DueNotice } from './due-notice';
import { LockedWorkNotice } from './locked-work-notice';
import { SharedComputerNotice } from './shared-computer-notice';
import { TwoVersionsNotice } from '@/shell/two-versions-notice';

/** What the person should know or decide before going on, above the builder; mostly nothing. */
export function WorkNotices() {
  return (
    <>
      <AdoptGuestNotice />
      <LockedWorkNotice />
      <TwoVersionsNotice />
      <DueNotice />
      <SharedComputerNotice />
    </>
  );
}
