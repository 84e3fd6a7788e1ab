import { AdoptGuestNotice } from './adopt-guest-notice';
import { DueNotice } from './due-notice';
import { LockedWorkNotice } from './locked-work-notice';
import { SharedComputerNotice } from './shared-computer-notice';
import { TwoVersionsNotice } from '@/shell/two-versions-notice';

/**
 * What the person should know or decide before going on, above the builder; mostly nothing. `onKept`: a guest's resume comes in.
 */
export function WorkNotices({ onKept }: { onKept: (() => void) | undefined }) {
  return (
    <>
      <AdoptGuestNotice onKept={onKept} />
      <LockedWorkNotice />
      <TwoVersionsNotice />
      <DueNotice />
      <SharedComputerNotice />
    </>
  );
}
