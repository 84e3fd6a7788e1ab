import { readEntryList } from '../resume/read-entries';
import { isRecord } from '../resume/json-value';
import type { Json, JsonRecord } from '../resume/json-value';
import { setAside } from '../resume/read-fields';
import type { Notes } from '../resume/read-fields';
import type { LearnerRecord, Sections } from '../resume/record-schema';
import { sectionKinds } from './section-kinds';

/** The record with its added sections as lists of entries and its layout as texts; anything else there is set aside. */
export function readSections(
  record: LearnerRecord,
  value: Json | undefined,
  notes: Notes,
): LearnerRecord {
  const { sections: _raw, ...rest } = record;
  if (value === undefined || value === null) return rest;
  if (!isRecord(value)) {
    setAside(['sections'], value, notes);
    return rest;
  }
  const lists = sectionKinds.flatMap(({ key, fields }) => {
    const items = value[key];
    if (items === undefined || items === null) return [];
    return [[key, readEntryList(items, ['sections', key], { required: fields }, notes)] as const];
  });
  const { layout: _layout, ...others } = value;
  const layout = readLayout(value['layout'], notes);
  const sections = { ...others, ...Object.fromEntries(lists), ...(layout && { layout }) };
  return { ...rest, sections: sections as Sections };
}

function readLayout(value: Json | undefined, notes: Notes): JsonRecord | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) {
    setAside(['sections', 'layout'], value, notes);
    return null;
  }
  return Object.fromEntries(
    Object.entries(value).filter(([key, text]) => {
      if (typeof text !== 'string') setAside(['sections', 'layout', key], text, notes);
      return typeof text === 'string';
    }),
  );
}
