import type { CoachContext } from '../../domain/coach/coach-types';
import { LazyPart } from '../lazy-part';

const loadJobCoach = async () => (await import('./job-coach')).JobCoach;
const loadTextCoach = async () => (await import('./text-coach')).TextCoach;

/** The writing coach for a job's description in the resume. Its rules and words load behind the screen. */
export function CoachForJob({ jobId }: { jobId: string }) {
  return (
    <LazyPart load={loadJobCoach} isOptional>
      {(JobCoach) => <JobCoach jobId={jobId} />}
    </LazyPart>
  );
}

/** The writing coach for a text that is being typed somewhere else, such as a reply in the game. */
export function CoachForText({ text, context }: { text: string; context?: CoachContext }) {
  return (
    <LazyPart load={loadTextCoach} isOptional>
      {(TextCoach) => <TextCoach text={text} {...(context && { context })} />}
    </LazyPart>
  );
}
