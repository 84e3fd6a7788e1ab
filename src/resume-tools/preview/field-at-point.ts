import type { FieldRef } from '@/domain/machine-check/field-ref';
import { fieldTexts } from '@/domain/machine-check/field-ref';
import { contactOrder, hasPrintableText } from '@/domain/page-layout/resume-text-lines';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { entryById } from '@/domain/resume/entry-by-id';
import { sectionEntries } from '@/domain/sections/section-layout';
import { isAddedSection, type ResumeSection } from '@/domain/sections/section-kinds';

/**
 * The field that a point of the sheet shows; null between its parts. Parts carry where they stand in the record
 * (`data-path`), and their lines what they are.
 *
 * @param point in CSS pixels of the window
 */
export function fieldAtPoint(
  target: Element,
  point: { x: number; y: number },
  record: LearnerRecord,
): FieldRef | null {
  const part = target.closest<HTMLElement>('.resume-sheet [data-path]');
  const [root, id = ''] = part?.dataset['path']?.split('/') ?? [];
  switch (root) {
    case 'personalInfo':
      return target.closest('h1')
        ? { part: 'personalInfo', field: 'name' }
        : { part: 'personalInfo', field: contactField(target, point, record) };
    case 'experience':
      return { part: 'experience', id, field: jobField(target, record, id) };
    case 'education':
      return { part: 'education', id, field: schoolField(target) };
    case 'skills':
      return { part: 'skills' };
    case 'sections':
      return part ? addedField(target, part, record, id as ResumeSection) : null;
    default:
      return null;
  }
}

function jobField(target: Element, record: LearnerRecord, id: string) {
  if (target.closest('.sheet-title')) return 'jobTitle';
  if (target.closest('.sheet-dates')) return 'startDate';
  if (target.closest('.sheet-place')) return 'company';
  const bullet = target.closest('li');
  const job = entryById(record.experience, id);
  const isAchievement = bullet !== null && !bullet.nextElementSibling;
  return isAchievement && hasPrintableText(job?.achievement ?? '') ? 'achievement' : 'description';
}

function schoolField(target: Element) {
  if (target.closest('.sheet-dates')) return 'graduationYear';
  return target.closest('.sheet-place') ? 'school' : 'degree';
}

/** Of the contact line the part under the pointer, where the browser can tell; else the first that is filled in. */
function contactField(target: Element, { x, y }: { x: number; y: number }, record: LearnerRecord) {
  const filled = contactOrder.filter((field) => hasPrintableText(record.personalInfo[field]));
  const line = target.closest('.sheet-contact');
  const letters = line && lettersBefore(line, x, y);
  let end = 0;
  const under = filled.find((field) => {
    end += record.personalInfo[field].length + ' · '.length;
    return letters !== null && letters < end;
  });
  return under ?? filled[0] ?? 'phone';
}

/** How many letters of a line stand before a point; null where the browser does not say. */
function lettersBefore(line: Element, x: number, y: number): number | null {
  const caret = (
    document as { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  ).caretRangeFromPoint?.(x, y);
  if (!caret || !line.contains(caret.startContainer)) return null;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(caret.startContainer, caret.startOffset);
  return before.toString().length;
}

/** Of an added section the first field of the entry that stands there. */
function addedField(
  target: Element,
  section: Element,
  record: LearnerRecord,
  key: ResumeSection,
): FieldRef | null {
  if (!isAddedSection(key)) return null;
  if (key === 'own' && target.closest('h2')) return { part: 'ownTitle' };
  const rows = [...section.querySelectorAll('.sheet-row')];
  // A section that is set in rows has no heading of its own.
  const index =
    rows.length > 0 ? indexWith(target, rows) : indexWith(target, [...section.children]) - 1;
  const entries = sectionEntries(record, key);
  const entry = entries[Math.min(Math.max(0, index), entries.length - 1)];
  const own = fieldTexts(record).filter(
    ({ fieldRef }) =>
      fieldRef.part === 'sections' && fieldRef.key === key && fieldRef.id === entry?.id,
  );
  return (own.find(({ text }) => hasPrintableText(text)) ?? own[0])?.fieldRef ?? null;
}

function indexWith(target: Element, parts: readonly Element[]): number {
  return parts.findIndex((part) => part.contains(target));
}
