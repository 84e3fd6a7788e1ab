import { useMemo } from 'react';
import { coachDescription, type CoachedBullet } from '../../domain/coach/coach-bullet';
import { jobContext } from '../../domain/coach/job-context';
import { jobOpenings } from '../../domain/language/en/job-openings';
import { entryById } from '../../domain/resume/entry-by-id';
import type { Resume } from '../../domain/resume/resume-schema';
import { useSettledResume } from '../../record/settled-resume';
import { CoachPanel } from './coach-panel';

/** The coach on one job of the resume; it reads after a pause, so a keystroke costs nothing. */
export function JobCoach({ jobId }: { jobId: string }) {
  const experience = useSettledResume((resume) => resume.experience);
  const bullets = useMemo(() => coachJob(experience, jobId), [experience, jobId]);
  const place = experience.findIndex(({ id }) => id === jobId);
  const about = `${String(place + 1)}. ${experience[place]?.jobTitle ?? ''}`;
  return <CoachPanel bullets={bullets} about={about} />;
}

function coachJob(experience: Resume['experience'], jobId: string): CoachedBullet[] {
  const job = entryById(experience, jobId);
  if (!job) return [];
  return coachDescription(job.description, {
    ...jobContext(job),
    openings: jobOpenings(experience),
  });
}
