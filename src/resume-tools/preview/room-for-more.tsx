import { Trans } from '@lingui/react/macro';
import { filledShare, type Paper } from '@/domain/paper/paper-pages';

/** Under this share of the page a reader sees first what is not there. */
const sparse = 0.62;

/** Beside a short resume: what could still stand on its page. Not on the paper itself. */
export function RoomForMore({ paper }: { paper: Paper | null }) {
  if (!paper || filledShare(paper) >= sparse) return null;
  return (
    <p className="hint">
      <Trans>
        There is room for more on this page. Under “My resume” you can add a summary, a certificate,
        a language or volunteer work.
      </Trans>
    </p>
  );
}
