import { Trans } from '@lingui/react/macro';
import type { FileRefusal } from './read-backup-file';

/** Why a file was not used, and what to do instead. Nothing has changed. */
export function FileRefused({ reason }: { reason: FileRefusal }) {
  switch (reason) {
    case 'empty':
      return <Trans>This file is empty. Choose another one.</Trans>;
    case 'too-large':
      return (
        <Trans>
          This file is too big to be one of ours. Choose the file that you got from “Back up my
          work”.
        </Trans>
      );
    case 'not-ours':
      return (
        <Trans>
          This file is not from Career Quest. Choose the file that you got from “Back up my work”.
          Its name starts with “career-quest”.
        </Trans>
      );
    case 'not-whole':
      return (
        <Trans>
          A part of this file is missing. It may have been cut off on the way. Copy it again, or
          download it once more.
        </Trans>
      );
    case 'changed':
      return (
        <Trans>
          This file was changed after we made it, so we can’t trust it. Choose a copy that nobody
          has changed.
        </Trans>
      );
    case 'newer':
      return (
        <Trans>
          This file is from a newer version of Career Quest. Go online, load this page again, and
          then choose the file once more.
        </Trans>
      );
    case 'resume-only':
      return (
        <Trans>
          This file has a resume in it, but it is not a whole file of ours. Choose the file that you
          got from “Back up my work”.
        </Trans>
      );
    case 'unreadable':
      return (
        <Trans>
          Your device did not let us open this. Choose one file, not a folder, and try again.
        </Trans>
      );
  }
}
