import { Plural, Trans } from '@lingui/react/macro';
import type { ReadBack } from '../../domain/export/read-back';

/** What a machine found in the file, said as it is: no score. */
export function ReadBackLine({ jobs, schools, skills, missing }: ReadBack) {
  const lines = missing.join(' / ');
  if (missing.length > 0)
    return (
      <p className="message error">
        <Trans>A machine read this file. It did not find these words in their place: {lines}</Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        A machine read this file: <Plural value={jobs} one="# job" other="# jobs" />,{' '}
        <Plural value={schools} one="# school" other="# schools" />,{' '}
        <Plural value={skills} one="# skill" other="# skills" />, every word in order.
      </Trans>
    </p>
  );
}
