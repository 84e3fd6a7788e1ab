import * as edit from '@/domain/resume/edit-resume';
import { entryById } from '@/domain/resume/entry-by-id';
import type {
  DraftField,
  Education,
  Experience,
  PersonalInfo,
  LearnerRecord,
} from '@/domain/resume/record-schema';
import { setLayout, setSectionField } from '@/domain/sections/edit-sections';
import type { SectionField, SectionKey } from '@/domain/sections/section-kinds';
import { sectionEntries } from '@/domain/sections/section-layout';
import { watchEntry } from './watch-entry';
import { watchPart, type RecordKey } from './working-record';

/** One text of the record as a screen shows it; `watch` calls back when that may be another one, until it is ended. */
export type TextSource = {
  read: (record: LearnerRecord) => string;
  watch: (listener: () => void) => () => void;
};

/** One text of the record: how to read it, and how to write it. `write` returns the same object if nothing changed. */
export type TextLens = TextSource & {
  /** Where the text stands in the record, keys and ids joined by '/'. Its field on the screen carries it as `data-field`. */
  path: string;
  write: (record: LearnerRecord, text: string) => LearnerRecord;
};

/** A text made of a part of the record as a whole. */
export function partText(part: RecordKey, read: TextSource['read']): TextSource {
  return { read, watch: (listener) => watchPart(part, listener) };
}

/** A text made of one job; '' when it is gone. */
export function experienceText(id: string, read: (entry: Experience) => string): TextSource {
  return {
    read: ({ experience }) => readEntry(experience, id, read),
    watch: (listener) => watchEntry('experience', id, listener),
  };
}

/** A text made of one school; '' when it is gone. */
export function educationText(id: string, read: (entry: Education) => string): TextSource {
  return {
    read: ({ education }) => readEntry(education, id, read),
    watch: (listener) => watchEntry('education', id, listener),
  };
}

function readEntry<Entry>(
  entries: readonly Entry[],
  id: string,
  read: (entry: Entry) => string,
): string {
  const entry = entryById(entries, id);
  return entry ? read(entry) : '';
}

/** One line of the learner's name and ways to reach them. */
export function personalInfoLens(field: keyof PersonalInfo): TextLens {
  return {
    path: `personalInfo/${field}`,
    ...partText('personalInfo', (record) => record.personalInfo[field]),
    write: (record, text) => edit.setPersonalInfo(record, field, text),
  };
}

/** One text of a job by its id; '' when the job is gone, and writing changes nothing then. */
export function experienceLens(id: string, field: Exclude<keyof Experience, 'id'>): TextLens {
  return {
    path: `experience/${id}/${field}`,
    ...experienceText(id, (entry) => entry[field] ?? ''),
    write: (record, text) => edit.setExperienceField(record, id, field, text),
  };
}

/** One text of a school by its id; '' when the school is gone, and writing changes nothing then. */
export function educationLens(id: string, field: Exclude<keyof Education, 'id'>): TextLens {
  return {
    path: `education/${id}/${field}`,
    ...educationText(id, (entry) => entry[field]),
    write: (record, text) => edit.setEducationField(record, id, field, text),
  };
}

export const skillsLens: TextLens = {
  path: 'skills',
  ...partText('skills', (record) => edit.skillsToText(record.skills)),
  write: edit.setSkillsText,
};

/** One text of a form that has not been added to a list yet. */
export function draftLens(field: DraftField): TextLens {
  return {
    path: field,
    ...partText(field, (record) => record[field]),
    write: (record, text) => edit.setDraft(record, field, text),
  };
}

/** One field of an entry of an added section. */
export function sectionLens(key: SectionKey, id: string, field: SectionField): TextLens {
  return {
    path: `sections/${key}/${id}/${field}`,
    ...partText('sections', (record) => {
      const entry = sectionEntries(record, key).find((one) => one.id === id);
      return entry?.[field] ?? '';
    }),
    write: (record, text) => setSectionField(record, key, id, field, text),
  };
}

/** The title of the section that the learner names. */
export const ownTitleLens: TextLens = {
  path: 'ownTitle',
  ...partText('sections', ({ sections }) => sections?.layout?.['title.own'] ?? ''),
  write: (record, text) => setLayout(record, 'title.own', text),
};
