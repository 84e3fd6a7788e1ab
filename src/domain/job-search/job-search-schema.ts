import * as v from 'valibot';
import { textFieldsSchema, textRecordsSchema } from '../resume/text-records';
import type { TextFields, TextRecords } from '../resume/text-records';

export const applicationSchema = v.looseObject({
  id: v.string(),
  /** A day as 'YYYY-MM-DD', or '' while nobody has said. */
  date: v.string(),
  employer: v.string(),
  /** One of `ways`, or what another version wrote. */
  how: v.string(),
  contact: v.string(),
  job: v.string(),
  /** One of `results`, or what another version wrote. */
  result: v.string(),
  next: v.string(),
  /** When the next step is due: a day as in `date`. */
  nextDate: v.string(),
  /** 'yes' once the next step is done. */
  nextDone: v.string(),
  /** One of `kinds`; absent or '' for an employer who was asked. */
  kind: v.exactOptional(v.string()),
  /** The employer's address: some offices ask for it. */
  address: v.exactOptional(v.string()),
  /** Hours that it took, as typed: '2' or '1.5'. */
  hours: v.exactOptional(v.string()),
});

/** The texts that entries of older versions do not have. */
export const optionalTexts = ['kind', 'address', 'hours'] as const;

export const commentSchema = v.looseObject({
  id: v.string(),
  /** As in a conflict: keys of the record, with an entry's id in place of its index. */
  path: v.array(v.string()),
  /** The line that it speaks of, as it stood; '' for the field as a whole. */
  quote: v.string(),
  text: v.string(),
  /** Who wrote it; '' where they left that out. */
  by: v.string(),
  /** 'yes' once the learner has dealt with it. */
  done: v.string(),
});

/** A cover letter, for one job. */
export const letterSchema = v.looseObject({
  id: v.string(),
  job: v.string(),
  employer: v.string(),
  /** Who reads it; '' where the posting names nobody. */
  person: v.string(),
  /** The posting that it answers: it is never on the paper. */
  posting: v.string(),
  /** Why this job. */
  why: v.string(),
  /** What the learner did that this job needs. */
  proof: v.string(),
  /** What is next: when to talk or to start, and the thanks. */
  next: v.string(),
});

/**
 * What a learner needs beside the resume: answers for forms, the log of the search, letters, and what staff wrote about
 * lines.
 */
export const jobSearchSchema = v.looseObject({
  sheet: textRecordsSchema,
  applications: v.array(applicationSchema),
  comments: v.array(commentSchema),
  /** Absent in records of older versions. */
  letters: v.exactOptional(v.array(letterSchema)),
  /** Which pages of the packet are printed: see `packet.ts`. Absent in records of older versions. */
  packet: v.exactOptional(textFieldsSchema),
});

/** One step of a search: an employer asked, applied to, or called. */
export type Application = {
  id: string;
  date: string;
  employer: string;
  how: string;
  contact: string;
  job: string;
  result: string;
  next: string;
  nextDate: string;
  nextDone: string;
  kind?: string;
  address?: string;
  hours?: string;
};
/** What a member of staff wrote beside a line of the resume. */
export type StaffComment = {
  id: string;
  path: string[];
  quote: string;
  text: string;
  by: string;
  done: string;
};
/** A cover letter, for one job. */
export type Letter = {
  id: string;
  job: string;
  employer: string;
  person: string;
  posting: string;
  why: string;
  proof: string;
  next: string;
};
export type LetterField = Exclude<keyof Letter, 'id'>;
export type JobSearch = {
  sheet: TextRecords;
  applications: Application[];
  comments: StaffComment[];
  letters?: Letter[];
  packet?: TextFields;
};

/** What counts beside an employer who was asked. */
export const kinds = ['workshop', 'class', 'visit', 'posted'] as const;
/** How an employer was asked, in the order in which a list offers it. */
export const ways = ['online', 'in-person', 'phone', 'email', 'agency', 'fair', 'other'] as const;
/** What came of it so far. */
export const results = ['waiting', 'interview', 'offer', 'hired', 'no', 'other'] as const;
