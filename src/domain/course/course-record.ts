import { withoutRefusedCharacters } from '../resume/without-refused-characters';
import { newConflict } from '../resume/conflicts';
import type {
  Conflict,
  Course,
  TextFields,
  TextRecords,
  LearnerRecord,
} from '../resume/record-schema';

export type CoursePart = keyof Course;

/**
 * One text put into the course. `before` is what the person saw in its place; without it they saw nothing, because the
 * device had not been read.
 */
export type CourseEdit = {
  part: CoursePart;
  id: string;
  field: string;
  text: string;
  before?: string;
};

/** A choice or bookkeeping, not anybody's words: of two none is offered again. By activity, or by activity and field. */
const choices: ReadonlySet<string> = new Set([
  'spot-the-difference',
  'writing-coach',
  'resume-score',
  'ai-suggestion suggestion',
  'ai-suggestion applied',
]);

/** A scene, a question, one of a test or lines to sort: all that is kept is which one was pressed. */
function isChoice(id: string): boolean {
  return choices.has(id) || /^(?:recall|scene|sort|test)-/.test(id);
}

/** The answers and the progress of a record; empty where it has none. */
export function courseOf({ course }: Pick<LearnerRecord, 'course'>): Course {
  return course ?? none;
}

const none: Course = { answers: {}, progress: {} };

/** The text of one field, or ''. Never walks prototypes. */
export function courseText(records: TextRecords, id: string, field: string): string {
  const fields = Object.hasOwn(records, id) ? records[id] : undefined;
  return fields !== undefined && Object.hasOwn(fields, field) ? (fields[field] ?? '') : '';
}

/** Sets fields of one activity, module or game; the same record when nothing changes. Other fields stay. */
export function setCourseTexts(
  record: LearnerRecord,
  part: CoursePart,
  id: string,
  fields: TextFields,
): LearnerRecord {
  const course = courseOf(record);
  const changes = Object.entries(fields)
    .map(([field, text]) => [field, withoutRefusedCharacters(text)] as const)
    .filter(([field, text]) => courseText(course[part], id, field) !== text);
  if (changes.length === 0) return record;
  const before = Object.hasOwn(course[part], id) ? course[part][id] : {};
  const texts = { ...before, ...Object.fromEntries(changes) };
  return { ...record, course: { ...course, [part]: { ...course[part], [id]: texts } } };
}

/**
 * Brings in what was typed before the record was read, or on a page that was gone before it could write. Words never
 * cover others that the person did not see: of two, the typed ones show and the others wait as a conflict.
 */
export function applyCourseEdits(
  record: LearnerRecord,
  edits: readonly CourseEdit[],
): LearnerRecord {
  return edits.reduce(applyEdit, record);
}

function applyEdit(
  record: LearnerRecord,
  { part, id, field, text, before }: CourseEdit,
): LearnerRecord {
  const now = courseText(courseOf(record)[part], id, field);
  const isUnseen = before !== now && now.trim() !== '';
  // An empty text over one that this page has never shown is not a deletion by the person.
  if (now === text || (isUnseen && text.trim() === '')) return record;
  const set = setCourseTexts(record, part, id, { [field]: text });
  const path = ['course', part, id, field];
  const isCovered = isUnseen && !text.includes(now.trim()) && areWords(path);
  return isCovered ? withConflict(set, newConflict(path, now)) : set;
}

function withConflict(record: LearnerRecord, conflict: Conflict): LearnerRecord {
  const others = (record.conflicts ?? []).filter(({ id }) => id !== conflict.id);
  return { ...record, conflicts: [...others, conflict] };
}

/** Whether a path of the record leads to somebody's words in the course; a tick, a choice or a reading position is not. */
export function areWords(path: readonly string[]): boolean {
  const [root, part, id = '', field = ''] = path;
  return root === 'course' && part === 'answers' && !isChoice(id) && !choices.has(`${id} ${field}`);
}

/**
 * True when the course holds what a person would miss: an answer, or a part that is done. A reading position alone does
 * not count.
 */
export function hasCourseWork(record: LearnerRecord): boolean {
  const { answers, progress } = courseOf(record);
  const isAnswered = Object.entries(answers).some(
    ([id, fields]) => !isChoice(id) && Object.values(fields).some((text) => text.trim() !== ''),
  );
  return (
    isAnswered || Object.values(progress).some((fields) => Object.values(fields).includes('done'))
  );
}
