import type { LearnerRecord, SectionEntry, Sections } from '../resume/record-schema';
import { kindOfSection, sectionKinds, usualOrder } from './section-kinds';
import type { ResumeSection, SectionKey } from './section-kinds';

const none: readonly SectionEntry[] = [];

/** The entries of an added section, the same list each time while nothing changes; empty when it was not added. */
export function sectionEntries(
  { sections }: LearnerRecord,
  key: SectionKey,
): readonly SectionEntry[] {
  return sections?.[key] ?? none;
}

/** All sections in the order of the paper. Two devices that moved some each may give two of them one place. */
export function sectionOrder({ sections }: LearnerRecord): ResumeSection[] {
  const placeOf = (section: ResumeSection) => {
    const position = Number.parseFloat(sections?.layout?.[`place.${section}`] ?? '');
    return Number.isFinite(position) ? position : usualOrder.indexOf(section);
  };
  return [...usualOrder].sort((a, b) => placeOf(a) - placeOf(b));
}

/** True for a section that is kept, but not on the paper. */
export function isHidden({ sections }: LearnerRecord, section: ResumeSection): boolean {
  return sections?.layout?.[`hidden.${section}`] === 'yes';
}

/** What the paper says of references: nothing, the line "on request", or the list. */
export type ReferencesChoice = 'nothing' | 'line' | 'list';

/** What the person chose for their references; 'nothing' until they choose. */
export function referencesChoice({ sections }: LearnerRecord): ReferencesChoice {
  const choice = sections?.layout?.['references'];
  return choice === 'line' || choice === 'list' ? choice : 'nothing';
}

/** True when the people who would say something good stand on the paper. */
export function areReferencesListed(record: LearnerRecord): boolean {
  return referencesChoice(record) === 'list';
}

/**
 * What leaves the device with the resume: a section that is hidden stays, and so do the numbers of people who do not stand
 * on the paper.
 */
export function sectionsOnPaper(record: LearnerRecord): Sections | undefined {
  if (!record.sections) return undefined;
  const stays = ({ key }: { key: SectionKey }) =>
    isHidden(record, key) || (key === 'references' && !areReferencesListed(record));
  const kept = new Set<string>(sectionKinds.filter(stays).map(({ key }) => key));
  const others = Object.entries(record.sections).filter(([key]) => !kept.has(key));
  return Object.fromEntries(others);
}

/** What stands over an added section on paper. */
export function sectionHeading({ sections }: LearnerRecord, key: SectionKey): string {
  const own = key === 'own' ? (sections?.layout?.['title.own'] ?? '').trim() : '';
  return own === '' ? kindOfSection(key).heading : own;
}
