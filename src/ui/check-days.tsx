import { Trans } from '@lingui/react/macro';
import type { SourceCheck } from '@/domain/course/source-check';
import { useDayText } from './use-day-text';

type CheckDaysProps = {
  check: SourceCheck;
  /** Whether to say when somebody should read the page again: that is for staff. */
  hasNext?: boolean;
};

/** Of when the copy was that we read. */
export function CheckDays({ check, hasNext = false }: CheckDaysProps) {
  const dayText = useDayText();
  if (check.copyOf === null)
    return (
      <Trans>The copy that we read had no date. Look at the page before you count on it.</Trans>
    );
  const copyOf = dayText(check.copyOf);
  if (!hasNext) return <Trans>We read a copy of {copyOf}.</Trans>;
  const next = dayText(check.next);
  return (
    <Trans>
      We read a copy of {copyOf}. Next check: {next}.
    </Trans>
  );
}
