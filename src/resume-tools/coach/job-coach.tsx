import { useMemo } from 'react';
import { coachDescription } from '@/domain/coach/coach-bullet';
import { jobContext } from '@/domain/coach/job-context';
import { jobOpenings } from '@/domain/language/en/job-openings';
import { entryById } from '@/domain/resume/entry-by-id';
import type { LearnerRecord, SectionEntry } from '@/domain/resume/record-schema';
import { sectionEntries } from '@/domain/sections/section-layout';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { useSectionNames } from '../fields/field-names';
import { CoachPanel } from './coach-panel';

type CoachedJob = Pick<LearnerRecord['experience'][number], 'id' | 'description' | 'endDate'>;

/** The coach on one job of the resume, paid or not; it reads after a pause, so a keystroke costs nothing. */
export function JobCoach({ jobId }: { jobId: string }) {
  const paid = useDebouncedRecord((record) => record.experience);
  const unpaid = useDebouncedRecord((record) => sectionEntries(record, 'volunteer'));
  const jobs = useMemo(() => allJobs(paid, unpaid), [paid, unpaid]);
  const bullets = useMemo(() => {
    const job = entryById(jobs, jobId);
    if (!job) return [];
    return coachDescription(job.description, { ...jobContext(job), openings: jobOpenings(jobs) });
  }, [jobs, jobId]);
  return <CoachPanel bullets={bullets} about={useJobName(paid, unpaid, jobId)} />;
}

function useJobName(
  paid: LearnerRecord['experience'],
  unpaid: readonly SectionEntry[],
  jobId: string,
): string {
  const { volunteer } = useSectionNames();
  const index = paid.findIndex(({ id }) => id === jobId);
  if (index !== -1) return `${String(index + 1)}. ${paid[index]?.jobTitle ?? ''}`;
  const unpaidIndex = unpaid.findIndex(({ id }) => id === jobId);
  return `${volunteer}, ${String(unpaidIndex + 1)}. ${unpaid[unpaidIndex]?.jobTitle ?? ''}`;
}

/** Nearly nobody has unpaid jobs: then it is the very list, which the coaches of all jobs read but once. */
function allJobs(
  paid: LearnerRecord['experience'],
  unpaid: readonly SectionEntry[],
): readonly CoachedJob[] {
  if (unpaid.length === 0) return paid;
  const filled = unpaid.map(({ id, description = '', endDate = '' }) => ({
    id,
    description,
    endDate,
  }));
  return [...paid, ...filled];
}
