import * as v from 'valibot';
import { cleanJson } from '../resume/clean-json';
import { workshopRecordSchema } from '../course/workshop-record';
import type { WorkshopRecord } from '../course/workshop-record';
import { jobSearchOf } from '../job-search/edit-job-search';
import { isRecord, isSameValue, type JsonRecord } from '../resume/json-value';
import { readRecordDocument } from '../resume/read-record-document';
import { learnerRecordSchema, type LearnerRecord } from '../resume/record-schema';
import { backupFormat, backupVersion, type Backup } from './backup';

/**
 * Why a file is not used. `not-ours`: something else, or another program's. `not-whole`: ours, but
 * cut off. `changed`: ours, but with content that this app never writes. `newer`: of a version that
 * does not exist yet here. `resume-only`: a resume without the file around it.
 */
export type BackupProblem =
  | 'empty'
  | 'too-large'
  | 'not-ours'
  | 'not-whole'
  | 'changed'
  | 'newer'
  | 'resume-only';

export type BackupReading =
  | { ok: true; content: Backup; savedAt: number; workshop?: WorkshopRecord }
  | { ok: false; reason: BackupProblem };

/** Far more than anybody writes, and little enough that a slow computer reads it in a moment. Depth: see `cleanJson`. */
export const backupLimits = {
  bytes: 8 * 1024 * 1024,
  entries: 500,
  skills: 2000,
  conflicts: 1000,
  records: 1000,
  fields: 2000,
  applications: 5000,
  comments: 2000,
  letters: 500,
} as const;

// An array would otherwise pass as an object whose keys are its indices.
const fieldsSchema = v.pipe(v.custom<JsonRecord>(isRecord), v.record(v.string(), v.string()));
const recordsSchema = v.pipe(v.custom<JsonRecord>(isRecord), v.record(v.string(), fieldsSchema));
const fileSchema = v.looseObject({
  format: v.literal(backupFormat),
  version: v.literal(backupVersion),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  resume: learnerRecordSchema,
  progress: recordsSchema,
  drafts: recordsSchema,
});

/**
 * Reads a file that `backupToText` wrote. It believes nothing: what this app would not have
 * written is refused, never repaired, because a person merges it into what they have. Never throws.
 */
export function readBackup(text: string): BackupReading {
  const json = text.replace(/^\uFEFF/u, '').trim();
  if (json === '') return refused('empty');
  if (json.length > backupLimits.bytes) return refused('too-large');
  const looksLikeOurs = json.startsWith('{') && json.slice(0, 100).includes(backupFormat);
  const value = parse(json);
  if (value === undefined) return refused(looksLikeOurs ? 'not-whole' : 'not-ours');
  return readFile(value);
}

function readFile(value: unknown): BackupReading {
  if (!isRecord(value)) return refused('not-ours');
  if (value['format'] !== backupFormat)
    return refused(isBareResume(value) ? 'resume-only' : 'not-ours');
  const version = value['version'];
  if (Number.isSafeInteger(version) && Number(version) > backupVersion) return refused('newer');
  const cleaned = cleanJson(value);
  if (!cleaned.ok) return refused(cleaned.reason === 'too-large' ? 'too-large' : 'changed');
  // A NUL, a number beyond all bounds, a key that reaches for a prototype: nothing of it is ours.
  if (!isSameValue(cleaned.value, value) || hasPrototypeKey(value)) return refused('changed');
  const file = v.safeParse(fileSchema, value);
  return file.success ? readContent(file.output) : refused('changed');
}

function readContent(file: v.InferOutput<typeof fileSchema>): BackupReading {
  const savedAt = Date.parse(file.savedAt);
  const resume = readUntouchedResume(file.resume);
  if (resume === null || Number.isNaN(savedAt)) return refused('changed');
  const { progress, drafts } = file;
  const content = { resume, progress, drafts };
  if (isOverfull(content)) return refused('too-large');
  // Shown to staff only; nothing of it enters a record.
  const workshop = v.safeParse(workshopRecordSchema, file['workshop']);
  return { ok: true, content, savedAt, ...(workshop.success && { workshop: workshop.output }) };
}

function isBareResume(value: JsonRecord): boolean {
  return 'personalInfo' in value && 'experience' in value && !('format' in value);
}

function hasPrototypeKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, item]) => key in Object.prototype || hasPrototypeKey(item),
  );
}

function readUntouchedResume(value: unknown): LearnerRecord | null {
  const read = readRecordDocument(value);
  return read.ok && read.repairs.length === 0 ? read.record : null;
}

function isOverfull({ resume, progress, drafts }: Backup): boolean {
  const lists = [resume.experience, resume.education, resume.parStatements];
  const { sheet, packet = {}, applications, comments, letters = [] } = jobSearchOf(resume);
  const tables = [progress, drafts, sheet, { packet }];
  return (
    applications.length > backupLimits.applications ||
    comments.length > backupLimits.comments ||
    letters.length > backupLimits.letters ||
    lists.some((list) => list.length > backupLimits.entries) ||
    resume.skills.length > backupLimits.skills ||
    (resume.conflicts?.length ?? 0) > backupLimits.conflicts ||
    tables.some((records) => Object.keys(records).length > backupLimits.records) ||
    tables.some((records) =>
      Object.values(records).some((fields) => Object.keys(fields).length > backupLimits.fields),
    )
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function refused(reason: BackupProblem): BackupReading {
  return { ok: false, reason };
}
