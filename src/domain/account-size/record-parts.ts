import { gameProgressId } from '../course/progress-keys';
import { jobSearchOf } from '../job-search/edit-job-search';
import type { StaffComment } from '../job-search/job-search-schema';
import type { LearnerRecord } from '../resume/record-schema';
import { accountBytes, maxAccountBytes } from './account-bytes';

/** The independent parts of a record: each except the resume can be removed without breaking the others. */
export const recordParts = [
  'resume',
  'par-statements',
  'comments',
  'applications',
  'letters',
  'form-answers',
  'course-answers',
  'conversation',
  'other-versions',
] as const;
export type RecordPart = (typeof recordParts)[number];
export type RemovablePart = Exclude<RecordPart, 'resume'>;
export type PartSize = { part: RecordPart; bytes: number };

/** How much of the account's room each part takes, in octets, the largest first; parts that hold nothing are left out. */
export function partsBySize(record: LearnerRecord): PartSize[] {
  const total = accountBytes(record);
  const sizes = recordParts
    .filter((part): part is RemovablePart => part !== 'resume')
    .map((part) => ({ part, bytes: total - accountBytes(withoutRecordPart(record, part)) }));
  const others = sizes.reduce((total, { bytes }) => total + bytes, 0);
  const resume = { part: 'resume' as const, bytes: total - others };
  return [resume, ...sizes].filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes);
}

/** The record with one part emptied; the same object where that part is empty already. */
export function withoutRecordPart(record: LearnerRecord, part: RemovablePart): LearnerRecord {
  const { papers, course } = record;
  switch (part) {
    case 'par-statements':
      return record.parStatements.length === 0 ? record : { ...record, parStatements: [] };
    case 'comments':
    case 'applications':
    case 'letters':
      return !papers?.[part]?.length ? record : { ...record, papers: { ...papers, [part]: [] } };
    case 'form-answers':
      return !papers || Object.keys(papers.sheet).length === 0
        ? record
        : { ...record, papers: { ...papers, sheet: {} } };
    case 'course-answers':
      return !course || Object.keys(course.answers).length === 0
        ? record
        : { ...record, course: { ...course, answers: {} } };
    case 'conversation': {
      if (!course || !Object.hasOwn(course.progress, gameProgressId)) return record;
      const { [gameProgressId]: _talk, ...progress } = course.progress;
      return { ...record, course: { ...course, progress } };
    }
    case 'other-versions': {
      if (!record.conflicts?.length) return record;
      const { conflicts: _conflicts, ...rest } = record;
      return rest;
    }
  }
}

/** Why something brought in would not fit the account. */
export type TooLarge = {
  /** What the account would have to hold, in octets. */
  bytes: number;
  /** What is largest in what is brought in. */
  largest: PartSize;
  /** The parts to leave out so that the rest fits; null when no choice of parts is enough. */
  leaveOut: readonly RemovablePart[] | null;
};

/**
 * Null when `brought`, put into a record by `add`, fits the account (or takes no more room than there is taken already);
 * else what is large, and which parts to leave out so that the rest fits: the largest first.
 */
export function findTooLarge(
  now: LearnerRecord,
  brought: LearnerRecord,
  add: (brought: LearnerRecord) => LearnerRecord,
): TooLarge | null {
  const room = Math.max(maxAccountBytes, accountBytes(now));
  const bytes = accountBytes(add(brought));
  const [largest] = partsBySize(brought);
  if (bytes <= room || !largest) return null;
  let rest = brought;
  const leaveOut: RemovablePart[] = [];
  for (const { part } of partsBySize(brought)) {
    if (part === 'resume') continue;
    rest = withoutRecordPart(rest, part);
    leaveOut.push(part);
    if (accountBytes(add(rest)) <= room) return { bytes, largest, leaveOut };
  }
  return { bytes, largest, leaveOut: null };
}

/** The comments that fit the account beside a record, in their order; one that is too long is skipped. */
export function commentsThatFit(
  now: LearnerRecord,
  comments: readonly StaffComment[],
): StaffComment[] {
  const known = new Map(
    jobSearchOf(now).comments.map((comment) => [comment.id, accountBytes(comment)]),
  );
  // The papers themselves, where the record has none yet.
  const frame = accountBytes({ ...now, papers: jobSearchOf(now) });
  let room = maxAccountBytes - frame;
  return comments.filter((comment) => {
    const needed =
      accountBytes(comment) + (known.has(comment.id) ? 0 : 2) - (known.get(comment.id) ?? 0);
    if (needed > room) return false;
    room -= Math.max(0, needed);
    return true;
  });
}
