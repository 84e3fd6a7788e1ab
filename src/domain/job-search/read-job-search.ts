import { isRecord } from '../resume/json-value';
import type { Json, JsonRecord } from '../resume/json-value';
import { readRecords, readTexts } from '../resume/read-course';
import { readId } from '../resume/read-entries';
import { readFields, setAside } from '../resume/read-fields';
import type { Notes } from '../resume/read-fields';
import type { LearnerRecord } from '../resume/record-schema';
import { applicationSchema, commentSchema, letterSchema, optionalTexts } from './job-search-schema';
import type { Application, JobSearch, Letter, StaffComment } from './job-search-schema';

const applicationTexts = Object.keys(applicationSchema.entries).filter(
  (key) => key !== 'id' && !isOptional(key),
);
const letterTexts = Object.keys(letterSchema.entries).filter((key) => key !== 'id');
const commentTexts = Object.keys(commentSchema.entries).filter(
  (key) => key !== 'id' && key !== 'path',
);

/** The record with its papers in their proper shape; what is of another kind is set aside. */
export function readJobSearch(
  record: LearnerRecord,
  value: Json | undefined,
  notes: Notes,
): LearnerRecord {
  const { papers: _raw, ...rest } = record;
  if (value === undefined || value === null) return rest;
  if (!isRecord(value)) {
    setAside(['papers'], value, notes);
    return rest;
  }
  const { letters: _letters, packet: _packet, ...others } = value;
  const papers: JobSearch = {
    ...others,
    sheet: readRecords(value['sheet'], ['papers', 'sheet'], notes),
    applications: readItems(value, 'applications', applicationTexts, notes) as Application[],
    comments: readItems(value, 'comments', commentTexts, notes).map((item) =>
      withPath(item, notes),
    ) as StaffComment[],
    ...('letters' in value && {
      letters: readItems(value, 'letters', letterTexts, notes) as Letter[],
    }),
    ...('packet' in value && {
      packet: readTexts(value['packet'], ['papers', 'packet'], notes),
    }),
  };
  return { ...rest, papers };
}

function readItems(
  source: JsonRecord,
  list: 'applications' | 'comments' | 'letters',
  texts: string[],
  notes: Notes,
): (JsonRecord & { id: string })[] {
  const items = source[list];
  if (items === undefined || items === null) return [];
  if (!Array.isArray(items)) {
    setAside(['papers', list], items, notes);
    return [];
  }
  const taken = new Set<string>();
  return items.flatMap((item, index) => {
    if (!isRecord(item)) {
      setAside(['papers', list, String(index)], item, notes);
      return [];
    }
    const id = readId(item, { path: [list], index, taken }, notes);
    const path = ['papers', list, id];
    const before = item['id'];
    if (typeof before === 'object' && before !== null) setAside([...path, 'id'], before, notes);
    const there = list === 'applications' ? optionalTexts.filter((key) => key in item) : [];
    return [{ ...readFields(item, [...texts, ...there], path, notes), id }];
  });
}

function isOptional(key: string): boolean {
  return (optionalTexts as readonly string[]).includes(key);
}

/** A comment that leads nowhere still shows in the list of all of them. */
function withPath(item: JsonRecord & { id: string }, notes: Notes): JsonRecord {
  const path = item['path'];
  if (Array.isArray(path) && path.every((step) => typeof step === 'string')) return item;
  if (path !== undefined && path !== null)
    setAside(['papers', 'comments', item.id, 'path'], path, notes);
  notes.repairs.add('missing-filled');
  return { ...item, path: [] };
}
