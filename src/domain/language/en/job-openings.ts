import type { Experience } from '../../resume/record-schema';
import { splitBullets } from '../../coach/coach-bullet';
import type { OpeningCounts } from '../../coach/coach-types';
import { countOpenings } from './opening-rules';

type Job = Pick<Experience, 'description'>;
const countsByJobs = new WeakMap<readonly Job[], OpeningCounts>();
const countsByJob = new WeakMap<Job, OpeningCounts>();

/**
 * How often each verb opens a line of these jobs. A job's lines are read once, for as long as the job stays the same
 * object: the coach of each job on the screen asks for all of them.
 */
export function jobOpenings(jobs: readonly Job[]): OpeningCounts {
  return remembered(countsByJobs, jobs, () => {
    const counts = new Map<string, number>();
    for (const job of jobs)
      for (const [verb, count] of openingsOf(job))
        counts.set(verb, (counts.get(verb) ?? 0) + count);
    return counts;
  });
}

function openingsOf(job: Job): OpeningCounts {
  return remembered(countsByJob, job, () =>
    countOpenings(splitBullets(job.description).map(({ text }) => text)),
  );
}

function remembered<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
