import { Trans } from '@lingui/react/macro';
import type { SourceCheck } from '@/domain/course/source-check';
import { useDayText } from './use-day-text';

/** Of when the copy was that we read, and when somebody should read the page again. */
export function CheckDays({ check }: { check: SourceCheck }) {
  const dayText = useDayText();
  if (check.copyOf === null)
    return (
      <Trans>The copy that we read had no date. Look at the page before you count on it.</Trans>
    );
  const copyOf = dayText(check.copyOf);
  const next = dayText(check.next);
  return (
    <Trans>
      We read a copy of {copyOf}. Next check: {next}.
    </Trans>
  );
}
