import { LazyPart } from '../lazy-part';

const loadJobCoach = async () => (await import('./job-coach')).JobCoach;

/** The writing coach for a job's description in the resume. Its rules and words load behind the screen. */
export function CoachForJob({ jobId }: { jobId: string }) {
  return (
    <LazyPart load={loadJobCoach} isOptional>
      {(JobCoach) => <JobCoach jobId={jobId} />}
    </LazyPart>
  );
}
