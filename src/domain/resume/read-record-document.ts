import { cleanJson } from './clean-json';
import { conflictId } from './conflicts';
import { textToSkills } from './edit-resume';
import { readSections } from '../sections/read-sections';
import { canonicalJson, isRecord } from './json-value';
import type { Json, JsonRecord } from './json-value';
import { readJobSearch } from '../job-search/read-job-search';
import { readCourse } from './read-course';
import { readEntries } from './read-entries';
import { readFields, readRecord, readText, setAside } from './read-fields';
import type { Notes, Repair } from './read-fields';
import { blankEducation, blankExperience, personalInfoSchema } from './record-schema';
import type { LearnerRecord } from './record-schema';

type ReadRefusal = 'not-an-object' | 'too-deep' | 'too-large';
export type ReadResult =
  | { ok: true; record: LearnerRecord; repairs: Repair[] }
  | { ok: false; reason: ReadRefusal };

/**
 * The edge for everything that claims to be a record: the device's database, the account's row, a
 * file. Unknown keys are kept; wrong kinds are repaired and the original kept under `setAside`;
 * reading a read record changes nothing. Refuses only what no repair can make sense of. Never throws.
 */
export function readRecordDocument(value: unknown): ReadResult {
  const cleaned = cleanJson(value);
  if (!cleaned.ok) return cleaned;
  if (!isRecord(cleaned.value)) return { ok: false, reason: 'not-an-object' };
  const notes: Notes = { repairs: new Set(), aside: cleaned.aside };
  if (cleaned.changed) notes.repairs.add('text-cleaned');
  const record = readDocument(cleaned.value, notes);
  if (notes.repairs.size === 0) return { ok: true, record, repairs: [] };
  // A repair makes the document longer; what we could not read again must not be let in.
  const again = cleanJson(record);
  return again.ok ? { ok: true, record, repairs: [...notes.repairs] } : again;
}

function readDocument(source: JsonRecord, notes: Notes): LearnerRecord {
  const record: LearnerRecord = {
    ...source,
    personalInfo: readFields(
      readRecord(source['personalInfo'], ['personalInfo'], notes),
      Object.keys(personalInfoSchema.entries),
      ['personalInfo'],
      notes,
    ) as LearnerRecord['personalInfo'],
    experience: readEntries(
      source,
      'experience',
      notes,
      blankExperience,
    ) as LearnerRecord['experience'],
    education: readEntries(
      source,
      'education',
      notes,
      blankEducation,
    ) as LearnerRecord['education'],
    skills: readSkills(source['skills'], notes),
    parStatements: readEntries(source, 'parStatements', notes) as LearnerRecord['parStatements'],
    currentProblem: readText(source['currentProblem'], ['currentProblem'], notes),
    currentAction: readText(source['currentAction'], ['currentAction'], notes),
    currentResult: readText(source['currentResult'], ['currentResult'], notes),
  };
  const withCourse = readCourse(record, source['course'], notes);
  const withPapers = readJobSearch(withCourse, source['papers'], notes);
  const withSections = readSections(withPapers, source['sections'], notes);
  const withConflicts = withReadConflicts(withSections, source['conflicts'], notes);
  return withAside(withConflicts, source['setAside'], notes);
}

function readSkills(value: Json | undefined, notes: Notes): string[] {
  if (typeof value === 'string') {
    notes.repairs.add('skills-split');
    return textToSkills(value);
  }
  if (!Array.isArray(value)) {
    if (value === undefined || value === null) notes.repairs.add('missing-filled');
    else setAside(['skills'], value, notes);
    return [''];
  }
  return value.map((skill, index) => readText(skill, ['skills', String(index)], notes));
}

function withReadConflicts(
  record: LearnerRecord,
  value: Json | undefined,
  notes: Notes,
): LearnerRecord {
  const { conflicts: _raw, ...rest } = record;
  if (value === undefined || value === null) return rest;
  if (!Array.isArray(value)) {
    setAside(['conflicts'], value, notes);
    return rest;
  }
  const byId = new Map<string, NonNullable<LearnerRecord['conflicts']>[number]>();
  for (const [index, item] of value.entries()) {
    const path = isRecord(item) ? item['path'] : null;
    const other = isRecord(item) ? item['other'] : null;
    if (isRecord(item) && isTextArray(path) && typeof other === 'string') {
      const id = conflictId(path, other);
      if (id !== item['id']) notes.repairs.add('ids-given');
      const before = item['id'];
      if (typeof before === 'object' && before !== null)
        setAside(['conflicts', String(index), 'id'], before, notes);
      byId.set(id, { ...item, id, path, other });
    } else {
      setAside(['conflicts', String(index)], item, notes);
    }
  }
  return byId.size === 0 ? rest : { ...rest, conflicts: [...byId.values()] };
}

function withAside(record: LearnerRecord, before: Json | undefined, notes: Notes): LearnerRecord {
  if (before !== undefined && before !== null && !Array.isArray(before))
    setAside(['setAside'], before, notes);
  if (notes.aside.length === 0) return record;
  notes.repairs.add('set-aside');
  const all: Json[] = [...(Array.isArray(before) ? before : []), ...notes.aside];
  const byText = new Map(all.map((item) => [canonicalJson(item), item]));
  return { ...record, ['setAside' as string]: [...byText.values()] };
}

function isTextArray(value: Json | undefined): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
