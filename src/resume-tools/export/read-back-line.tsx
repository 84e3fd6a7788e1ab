import { Plural, Trans } from '@lingui/react/macro';
import { foundAll } from '@/domain/export/read-back';
import type { ReadBack } from '@/domain/export/read-back';

/** What a machine found in the file, said as it is: no score. */
export function ReadBackLine(readBack: ReadBack) {
  const { missing } = readBack;
  const lines = missing.join(' / ');
  if (missing.length > 0)
    return (
      <p className="message error">
        <Trans>A machine read this file. It did not find these words in their place: {lines}</Trans>
      </p>
    );
  return <p>{foundAll(readBack) ? <WholeText {...readBack} /> : <PartText {...readBack} />}</p>;
}

function WholeText({ jobs, schools, skills }: ReadBack) {
  return (
    <Trans>
      A machine read this file: <Plural value={jobs.found} one="# job" other="# jobs" />,{' '}
      <Plural value={schools.found} one="# school" other="# schools" />,{' '}
      <Plural value={skills.found} one="# skill" other="# skills" />, every word in order.
    </Trans>
  );
}

/** The words are all there; a machine could not tell what some of them are. */
function PartText({ jobs, schools, skills }: ReadBack) {
  const [foundJobs, foundSchools, foundSkills] = [jobs.found, schools.found, skills.found];
  return (
    <Trans>
      A machine found {foundJobs} of <Plural value={jobs.of} one="# job" other="# jobs" />,{' '}
      {foundSchools} of <Plural value={schools.of} one="# school" other="# schools" />,{' '}
      {foundSkills} of <Plural value={skills.of} one="# skill" other="# skills" />. Every word is
      there, in order.
    </Trans>
  );
}
