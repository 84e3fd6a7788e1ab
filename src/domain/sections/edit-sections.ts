import { cleanText } from '../resume/clean-text';
import type { NewId, LearnerRecord, SectionEntry, Sections } from '../resume/record-schema';
import { isHidden, sectionEntries, sectionOrder } from './section-layout';
import { kindOfSection, singleSections } from './section-kinds';
import type { PaperSection, SectionField, SectionKey } from './section-kinds';

/** A blank entry more; of a section that has one text only, the one. */
export function addSectionEntry(
  resume: LearnerRecord,
  key: SectionKey,
  newId: NewId,
): LearnerRecord {
  const isSingle = singleSections.includes(key);
  const entries = sectionEntries(resume, key);
  if (isSingle && entries.length > 0) return resume;
  const texts = kindOfSection(key).fields.map((field) => [field, '']);
  const entry = { id: isSingle ? key : newId(), ...Object.fromEntries(texts) } as SectionEntry;
  return withSections(resume, { [key]: [...entries, entry] });
}

export function setSectionField(
  resume: LearnerRecord,
  key: SectionKey,
  id: string,
  field: SectionField,
  text: string,
): LearnerRecord {
  const clean = cleanText(text);
  const entries = sectionEntries(resume, key);
  const before = entries.find((entry) => entry.id === id);
  if (before === undefined || (before[field] ?? '') === clean) return resume;
  const after = { ...before, [field]: clean };
  return withSections(resume, {
    [key]: entries.map((entry) => (entry === before ? after : entry)),
  });
}

export function removeSectionEntry(
  resume: LearnerRecord,
  key: SectionKey,
  id: string,
): LearnerRecord {
  const entries = sectionEntries(resume, key);
  const rest = entries.filter((entry) => entry.id !== id);
  return rest.length === entries.length ? resume : withSections(resume, { [key]: rest });
}

/** Swaps an entry with its neighbour. The same resume at the end of the list. */
export function moveSectionEntry(
  resume: LearnerRecord,
  key: SectionKey,
  id: string,
  direction: 'up' | 'down',
): LearnerRecord {
  const entries = sectionEntries(resume, key);
  const moved = swapped(
    entries,
    entries.findIndex((entry) => entry.id === id),
    direction,
  );
  return moved === null ? resume : withSections(resume, { [key]: moved });
}

/** Swaps a section of the paper with its neighbour among those that `shown` lists. */
export function moveSection(
  resume: LearnerRecord,
  section: PaperSection,
  direction: 'up' | 'down',
  shown: readonly PaperSection[],
): LearnerRecord {
  const place = shown.indexOf(section);
  const neighbour = place === -1 ? undefined : shown[direction === 'up' ? place - 1 : place + 1];
  if (neighbour === undefined) return resume;
  const rest = sectionOrder(resume).filter((one) => one !== section);
  const to = rest.indexOf(neighbour) + (direction === 'up' ? 0 : 1);
  const order = [...rest.slice(0, to), section, ...rest.slice(to)];
  return withLayout(
    resume,
    Object.fromEntries(order.map((one, index) => [`place.${one}`, String(index)])),
  );
}

/** Off the paper, or on it again; its words stay. */
export function hideSection(
  resume: LearnerRecord,
  section: PaperSection,
  hide: boolean,
): LearnerRecord {
  return isHidden(resume, section) === hide
    ? resume
    : withLayout(resume, { [`hidden.${section}`]: hide ? 'yes' : '' });
}

/** What the layout keeps beside the places of sections: choices, a title, and how the paper looks. */
type LayoutName = 'references' | 'title.own' | `look.${string}`;

/** Writes a choice or a title into the layout. */
export function setLayout(resume: LearnerRecord, name: LayoutName, text: string): LearnerRecord {
  const clean = cleanText(text);
  return (resume.sections?.layout?.[name] ?? '') === clean
    ? resume
    : withLayout(resume, { [name]: clean });
}

function withLayout(resume: LearnerRecord, layout: Record<string, string>): LearnerRecord {
  return withSections(resume, { layout: { ...resume.sections?.layout, ...layout } });
}

function withSections(resume: LearnerRecord, changed: Partial<Sections>): LearnerRecord {
  return { ...resume, sections: { ...resume.sections, ...changed } };
}

function swapped<T>(items: readonly T[], from: number, direction: 'up' | 'down'): T[] | null {
  const to = direction === 'up' ? from - 1 : from + 1;
  const [moved, neighbour] = [items[from], items[to]];
  if (moved === undefined || neighbour === undefined) return null;
  return items.map((item, index) => (index === from ? neighbour : index === to ? moved : item));
}
