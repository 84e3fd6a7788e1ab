import { withoutRefusedCharacters } from '../resume/without-refused-characters';
import type { NewId, LearnerRecord, SectionEntry, Sections } from '../resume/record-schema';
import { isHidden, sectionEntries, sectionOrder } from './section-layout';
import { kindOfSection, singleSections } from './section-kinds';
import type { ResumeSection, SectionField, SectionKey } from './section-kinds';

/** A blank entry more; of a section that has one text only, the one. */
export function addSectionEntry(
  record: LearnerRecord,
  key: SectionKey,
  newId: NewId,
): LearnerRecord {
  const isSingle = singleSections.includes(key);
  const entries = sectionEntries(record, key);
  if (isSingle && entries.length > 0) return record;
  const texts = kindOfSection(key).fields.map((field) => [field, '']);
  const entry = { id: isSingle ? key : newId(), ...Object.fromEntries(texts) } as SectionEntry;
  return withSections(record, { [key]: [...entries, entry] });
}

/** Sets one text of an entry of an added section; the same record when the entry is not there. */
export function setSectionField(
  record: LearnerRecord,
  key: SectionKey,
  id: string,
  field: SectionField,
  text: string,
): LearnerRecord {
  const clean = withoutRefusedCharacters(text);
  const entries = sectionEntries(record, key);
  const before = entries.find((entry) => entry.id === id);
  if (before === undefined || (before[field] ?? '') === clean) return record;
  const after = { ...before, [field]: clean };
  return withSections(record, {
    [key]: entries.map((entry) => (entry === before ? after : entry)),
  });
}

/** Takes an entry of an added section out; the same record when it is not there. */
export function removeSectionEntry(
  record: LearnerRecord,
  key: SectionKey,
  id: string,
): LearnerRecord {
  const entries = sectionEntries(record, key);
  const rest = entries.filter((entry) => entry.id !== id);
  return rest.length === entries.length ? record : withSections(record, { [key]: rest });
}

/** Swaps an entry with its neighbour. The same resume at the end of the list. */
export function moveSectionEntry(
  record: LearnerRecord,
  key: SectionKey,
  id: string,
  direction: 'up' | 'down',
): LearnerRecord {
  const entries = sectionEntries(record, key);
  const moved = swapped(
    entries,
    entries.findIndex((entry) => entry.id === id),
    direction,
  );
  return moved === null ? record : withSections(record, { [key]: moved });
}

/** Swaps a section of the paper with its neighbour among those that `shown` lists. */
export function moveSection(
  record: LearnerRecord,
  section: ResumeSection,
  direction: 'up' | 'down',
  shown: readonly ResumeSection[],
): LearnerRecord {
  const position = shown.indexOf(section);
  const neighbour =
    position === -1 ? undefined : shown[direction === 'up' ? position - 1 : position + 1];
  if (neighbour === undefined) return record;
  const rest = sectionOrder(record).filter((key) => key !== section);
  const to = rest.indexOf(neighbour) + (direction === 'up' ? 0 : 1);
  const order = [...rest.slice(0, to), section, ...rest.slice(to)];
  return withLayout(
    record,
    Object.fromEntries(order.map((key, index) => [`place.${key}`, String(index)])),
  );
}

/** Off the paper, or on it again; its words stay. */
export function hideSection(
  record: LearnerRecord,
  section: ResumeSection,
  hide: boolean,
): LearnerRecord {
  return isHidden(record, section) === hide
    ? record
    : withLayout(record, { [`hidden.${section}`]: hide ? 'yes' : '' });
}

/** What the layout keeps beside the places of sections: choices, a title, and how the paper looks. */
type LayoutName = 'references' | 'title.own' | `look.${string}`;

/** Writes a choice or a title into the layout. */
export function setLayout(record: LearnerRecord, name: LayoutName, text: string): LearnerRecord {
  const clean = withoutRefusedCharacters(text);
  return (record.sections?.layout?.[name] ?? '') === clean
    ? record
    : withLayout(record, { [name]: clean });
}

function withLayout(record: LearnerRecord, layout: Record<string, string>): LearnerRecord {
  return withSections(record, { layout: { ...record.sections?.layout, ...layout } });
}

function withSections(record: LearnerRecord, changed: Partial<Sections>): LearnerRecord {
  return { ...record, sections: { ...record.sections, ...changed } };
}

function swapped<T>(items: readonly T[], from: number, direction: 'up' | 'down'): T[] | null {
  const to = direction === 'up' ? from - 1 : from + 1;
  const [moved, neighbour] = [items[from], items[to]];
  if (moved === undefined || neighbour === undefined) return null;
  return items.map((item, index) => (index === from ? neighbour : index === to ? moved : item));
}
