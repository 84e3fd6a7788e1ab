import { Plural, Trans } from '@lingui/react/macro';
import { foundAll } from '@/domain/export/read-back';
import type { ReadBack } from '@/domain/export/read-back';

/** What was found in the file when it was opened again, said as it is: no score. */
export function ReadBackLine(readBack: ReadBack) {
  const { missing } = readBack;
  const lines = missing.join(' / ');
  if (missing.length > 0)
    return (
      <p className="message error">
        <Trans>
          We opened the file and checked it. These words are not in their place: {lines}
        </Trans>
      </p>
    );
  return (
    <p data-checked="">
      {foundAll(readBack) ? <WholeText {...readBack} /> : <PartText {...readBack} />}
    </p>
  );
}

/** What the resume has none of is left out. */
function WholeText({ jobs, schools, skills }: ReadBack) {
  return (
    <Trans>
      We opened the file and checked it:{' '}
      <Plural value={jobs.found} _0="" one="# job, " other="# jobs, " />
      <Plural value={schools.found} _0="" one="# school, " other="# schools, " />
      <Plural value={skills.found} _0="" one="# skill, " other="# skills, " />
      nothing is missing from the file.
    </Trans>
  );
}

/** The words are all there; a program could not tell what some of them are. */
function PartText({ jobs, schools, skills }: ReadBack) {
  const [foundJobs, foundSchools, foundSkills] = [jobs.found, schools.found, skills.found];
  return (
    <Trans>
      We opened the file and checked it. A program would find{' '}
      <Plural
        value={jobs.of}
        _0=""
        one={`${foundJobs} of # job, `}
        other={`${foundJobs} of # jobs, `}
      />
      <Plural
        value={schools.of}
        _0=""
        one={`${foundSchools} of # school, `}
        other={`${foundSchools} of # schools, `}
      />
      <Plural
        value={skills.of}
        _0=""
        one={`${foundSkills} of # skill, `}
        other={`${foundSkills} of # skills, `}
      />
      and nothing is missing from the file.
    </Trans>
  );
}
