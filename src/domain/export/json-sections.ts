import { isRecord } from '../resume/json-value';
import type { Json, JsonRecord } from '../resume/json-value';
import { isBlankEntry } from '../resume/record-schema';
import { jobParts } from './json-jobs';
import { isFilledText, jsonItems, readItems, recordOf, textPart, writeParts } from './json-parts';
import type { JsonPart } from './json-parts';

/** Each added section that JSON Resume has a list for, with its key there. */
const lists: readonly { ours: string; theirs: string; parts: readonly JsonPart[] }[] = [
  {
    ours: 'certificates',
    theirs: 'certificates',
    parts: [textPart('name', 'name'), textPart('issuer', 'issuer'), yearPart()],
  },
  {
    ours: 'languages',
    theirs: 'languages',
    parts: [textPart('language', 'language'), textPart('level', 'fluency')],
  },
  {
    ours: 'awards',
    theirs: 'awards',
    parts: [textPart('name', 'title'), textPart('issuer', 'awarder'), yearPart()],
  },
  { ours: 'volunteer', theirs: 'volunteer', parts: jobParts('organization') },
  {
    ours: 'references',
    theirs: 'references',
    parts: [textPart('name', 'name'), textPart('relation', 'reference')],
  },
];

/**
 * The added sections that are on the paper. What JSON Resume has no place for (ids, the order, a number) is kept whole
 * beside it.
 */
export const sectionsPart: JsonPart = {
  ours: ['sections'],
  theirs: lists.map(({ theirs }) => theirs),
  write: ({ sections }) => {
    const all = recordOf(sections);
    return Object.fromEntries(
      lists.flatMap(({ ours, theirs, parts }) => {
        const entries = entriesOf(all[ours]).filter((entry) => !isBlankEntry(entry));
        return entries.length === 0
          ? []
          : [[theirs, entries.map((entry) => written(entry, parts))]];
      }),
    );
  },
  read: (source) => {
    const found = lists.flatMap(({ ours, theirs, parts }) => {
      const value = source[theirs];
      if (value === undefined || value === null) return [];
      return [[ours, readItems(jsonItems(value), parts)] as const];
    });
    return found.length === 0 ? {} : { sections: Object.fromEntries(found) };
  },
};

/** Leaves our own key out, because the whole section is stored beside the lists anyway. */
function written(entry: JsonRecord, parts: readonly JsonPart[]): JsonRecord {
  const { x_careerQuest: _ours, ...rest } = writeParts(entry, parts);
  return rest;
}

function entriesOf(value: Json | undefined): JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The schema takes a date only as a year, a month or a day; other words stay ours. */
function yearPart(): JsonPart {
  return {
    ...textPart('year', 'date'),
    write: ({ year }) =>
      isFilledText(year) && /^(?:19|20)\d\d(?:-\d\d){0,2}$/.test(year) ? { date: year } : {},
  };
}
