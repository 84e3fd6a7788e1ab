import { Plural, Trans } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { coachDescription } from '@/domain/coach/coach-bullet';
import { jobContext } from '@/domain/coach/job-context';
import type { StaffComment } from '@/domain/job-search/job-search-schema';
import { jobOpenings } from '@/domain/language/en/job-openings';
import { fieldTexts, type FieldRef } from '@/domain/machine-check/field-ref';
import { openComments, fieldPath } from '@/domain/job-search/comment-lines';
import type { PaginatedDocument } from '@/domain/page-layout/paginate';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { currentRecord } from '@/workspace/document/working-record';
import { useCoachChoices } from '../coach/coach-choices';
import { coachIdeas } from '../coach/coach-ideas';
import { goToField } from '../fields/go-to-field';
import styles from './margin-notes.module.css';

/** Notes beside one part of the sheet. */
type MarginNote = {
  from: 'coach' | 'staff';
  /** The part, as the sheet names it (`data-path`). */
  part: string;
  /** What the part is called: a job's title, or ''. */
  name: string;
  count: number;
  /** The field that a press on it leads to, where the notes themselves stand. */
  fieldRef: FieldRef;
};

type MarginNotesProps = { pages: RefObject<HTMLElement | null>; paper: PaginatedDocument | null };

/** The coach's ideas and the staff's comments as marks in the paper's margin, each beside what it is about. */
export function MarginNotes({ pages, paper }: MarginNotesProps) {
  const notes = useNotes();
  const positions = useNotePositions(pages, notes, paper);
  return notes.map(({ from, part, name, count, fieldRef }, index) => {
    const at = positions[index];
    return (
      at && (
        <button
          key={`${from} ${part}`}
          type="button"
          className={styles.note}
          data-from={from}
          style={{ top: at.top, left: at.left }}
          onClick={() => goToField(fieldRef)}
        >
          <svg width="16" height="16" viewBox="0 0 18 18" aria-hidden="true">
            <path d={drawings[from]} />
          </svg>
          {count > 1 && <span aria-hidden="true">{count}</span>}
          <span className="visually-hidden">
            {from === 'coach' ? (
              <Plural value={count} one="# writing idea" other="# writing ideas" />
            ) : (
              <Plural value={count} one="# comment from staff" other="# comments from staff" />
            )}{' '}
            {name !== '' && <Trans>on: {name}</Trans>}
          </span>
        </button>
      )
    );
  });
}

/** A lamp for an idea, a bubble for what somebody has said. */
const drawings: Readonly<Record<MarginNote['from'], string>> = {
  coach: 'M6 12.5a5 5 0 1 1 6 0V14H6zM7 16.5h4',
  staff: 'M2.5 3h13v9H8l-3.5 3v-3h-2z',
};

function useNotes(): readonly MarginNote[] {
  const jobs = useDebouncedRecord((record) => record.experience);
  const comments = useDebouncedRecord((record) => record.papers?.comments);
  const { isQuiet, isLeftOut } = useCoachChoices();
  const ideas = useMemo(() => ideasByJob(jobs), [jobs]);
  const ofCoach = ideas.flatMap(({ id, name, keys }): MarginNote[] => {
    const count = isQuiet ? 0 : keys.filter((key) => !isLeftOut(key)).length;
    const fieldRef = { part: 'experience', id, field: 'description' } as const;
    return count > 0 ? [{ from: 'coach', part: `experience/${id}`, name, count, fieldRef }] : [];
  });
  return [...ofCoach, ...notesOfStaff(comments ?? [], jobs)];
}

type Jobs = LearnerRecord['experience'];

function ideasByJob(jobs: Jobs) {
  return jobs.map((job) => {
    const context = { ...jobContext(job), openings: jobOpenings(jobs) };
    const ideas = coachIdeas(coachDescription(job.description, context));
    return { id: job.id, name: job.jobTitle.trim(), keys: ideas.map(({ key }) => key) };
  });
}

/** One note for each part of the sheet; it leads to the first field that has a comment. */
function notesOfStaff(comments: readonly StaffComment[], jobs: Jobs): MarginNote[] {
  const notes = new Map<string, MarginNote>();
  for (const { fieldRef } of fieldTexts(currentRecord())) {
    const path = fieldPath(fieldRef);
    const count = openComments(comments, path).length;
    if (count === 0) continue;
    const part = partOf(path);
    const name = jobs.find(({ id }) => part === `experience/${id}`)?.jobTitle.trim() ?? '';
    const known = notes.get(part) ?? { from: 'staff' as const, part, name, count: 0, fieldRef };
    notes.set(part, { ...known, count: known.count + count });
  }
  return [...notes.values()];
}

function partOf([root = '', id = '']: readonly string[]): string {
  return root === 'personalInfo' || root === 'skills' ? root : `${root}/${id}`;
}

/** The size of a mark, and the gap between it and the text that it belongs to, in CSS pixels. */
const size = 24;
const gap = 3;

/** The width of a page at its print size, in CSS pixels. */
const paperWidth = 816;

/** Where each note stands beside its part, in the paper's own frame; measured when the sheet is laid out, not by keys. */
function useNotePositions(
  pages: RefObject<HTMLElement | null>,
  notes: readonly MarginNote[],
  paper: PaginatedDocument | null,
) {
  const [positions, setPositions] = useState<readonly ({ top: number; left: number } | null)[]>([]);
  const wanted = notes.map(({ part }) => part).join('\n');
  useLayoutEffect(() => {
    const sheet = pages.current?.querySelector('.resume-sheet');
    const frame = sheet?.closest('[data-margin-frame]');
    if (!sheet || !frame) return;
    const measure = () => {
      const origin = frame.getBoundingClientRect();
      const scale = sheet.getBoundingClientRect().width / paperWidth;
      const taken = new Map<string, number>();
      setPositions(
        wanted.split('\n').map((part) => {
          const element = sheet.querySelector(`[data-path="${CSS.escape(part)}"]`);
          if (!element) return null;
          const { top, left } = element.getBoundingClientRect();
          const above = taken.get(part) ?? 0;
          taken.set(part, above + 1);
          const firstLine = scale * Number.parseFloat(getComputedStyle(element).lineHeight);
          return {
            top: top - origin.top + (firstLine - size) / 2 + above * size,
            // Its right edge: all of them stand in one column beside the words.
            left: left - origin.left - gap,
          };
        }),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [pages, wanted, paper]);
  return positions;
}
