import { isRecord } from '../resume/json-value';
import type { Json, JsonRecord } from '../resume/json-value';
import { readRecordDocument } from '../resume/read-record-document';
import { isBlankEntry } from '../resume/record-schema';
import type { LearnerRecord } from '../resume/record-schema';
import type { ResumeSection } from '../sections/section-kinds';
import { isHidden, sectionsOnPaper } from '../sections/section-layout';
import { sectionsPart } from './json-sections';
import { datePart } from './json-dates';
import { jobParts } from './json-jobs';
import {
  filledField,
  isFilledText,
  jsonItems,
  oursKey,
  locationWords,
  readItems,
  readParts,
  recordOf,
  textPart,
  jsonWords,
  writeParts,
} from './json-parts';
import type { JsonPart } from './json-parts';

/** Keys of the record that no paper shows. What has another text, or was no text at all, may come from any place of it. */
const notShown: ReadonlySet<string> = new Set(['papers', 'course', 'conflicts', 'setAside']);
const schemaUrl = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * The resume as a JSON Resume v1.0.0 text (jsonresume.org/schema). What has no place in it stands under the key
 * `x_careerQuest` of the document or entry that it belongs to. Entries with nothing in them are left out, and so is what
 * the paper does not show: notes, references and second versions go to no site that reads resumes.
 */
export function writeJsonResume(record: LearnerRecord): string {
  const { personalInfo, experience, education, skills, ...others } = record;
  const shown = <Item>(section: ResumeSection, items: readonly Item[]) =>
    isHidden(record, section) ? [] : items;
  const rest = Object.fromEntries(Object.entries(others).filter(([key]) => !notShown.has(key)));
  const sections = sectionsOnPaper(record);
  const summary = sections?.summary?.[0]?.text ?? '';
  const file = {
    $schema: schemaUrl,
    basics: {
      ...writeParts(personalInfo, contactParts),
      ...(isFilledText(summary) && { summary }),
    },
    work: filled(shown('experience', experience)).map((job) => writeParts(job, workParts)),
    education: filled(shown('education', education)).map((school) =>
      writeParts(school, schoolParts),
    ),
    skills: shown('skills', skills)
      .filter(isFilledText)
      .map((name) => ({ name })),
    ...writeParts(sections ? { ...rest, sections } : rest, documentParts),
    meta: { version: 'v1.0.0' },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Reads a JSON Resume text, ours or foreign, through the repair that every resume passes. Null where it is no JSON or
 * has nothing of a JSON Resume. What a foreign file has and our fields do not is kept under `x_jsonResume`; only its
 * `meta` goes, which is about the file and not about the person.
 */
export function readJsonResume(text: string): { record: LearnerRecord } | null {
  const file = parsed(text);
  if (!isRecord(file) || !sections.some((key) => isSection(file[key]))) return null;
  const { basics, work, education, skills } = file;
  const groups = jsonItems(skills, betweenSkills);
  const { summary, ...contact } = recordOf(basics);
  const result = readRecordDocument({
    ...withSummary(readParts(file, documentParts), summary),
    personalInfo: readParts(
      typeof summary === 'string' || summary === undefined ? contact : recordOf(basics),
      contactParts,
    ),
    ...listOf('experience', jsonItems(work).map(withNewName), workParts),
    ...listOf('education', jsonItems(education), schoolParts),
    ...(groups.length > 0 && { skills: groups.flatMap(skillTexts) }),
  });
  return result.ok ? { record: result.record } : null;
}

/** The words about a person stand among their details there, and are a section here. */
function withSummary(document: JsonRecord, summary: Json | undefined): JsonRecord {
  const sections = recordOf(document['sections']);
  const known = Array.isArray(sections['summary']) ? sections['summary'] : [];
  const [first] = known;
  if (typeof summary !== 'string' || recordOf(first)['text'] === summary) return document;
  if (!isFilledText(summary)) return document;
  const entry = { ...recordOf(first), id: 'summary', text: summary };
  return { ...document, sections: { ...sections, summary: [entry, ...known.slice(1)] } };
}

function filled<Entry extends object>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !isBlankEntry(entry));
}

const sections = ['basics', 'work', 'education', 'skills'];

const documentParts: readonly JsonPart[] = [
  sectionsPart,
  {
    ours: [],
    theirs: ['$schema', 'meta', ...sections],
    write: () => ({}),
    read: () => ({}),
  },
];

function isSection(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  } catch {
    return null;
  }
}

/** An empty list is left out, so that the repair gives the one blank entry of a new resume. */
function listOf(key: string, items: readonly Json[], parts: readonly JsonPart[]): JsonRecord {
  const entries = readItems(items, parts);
  return entries.length === 0 ? {} : { [key]: entries };
}

/** Before version 1 of the schema an employer's name stood under `company`. */
function withNewName(job: Json): Json {
  if (!isRecord(job) || oursKey in job || isFilledText(jsonWords(job['name']))) return job;
  const { company, ...rest } = job;
  return company === undefined ? job : { ...rest, name: company };
}

const betweenSkills = /[,;\n]/;

/** A skill of a foreign file may be a group: its name with the level, then each of its keywords. */
function skillTexts(skill: Json): string[] {
  if (!isRecord(skill)) return [jsonWords(skill)];
  const [name, level] = [jsonWords(skill['name']), jsonWords(skill['level'])];
  const first = isFilledText(name) && isFilledText(level) ? `${name} (${level})` : name;
  const keywords = jsonItems(skill['keywords'], betweenSkills).map((item) => jsonWords(item));
  return [first, ...keywords].filter(isFilledText);
}

const workParts = jobParts('name');

const schoolParts: readonly JsonPart[] = [
  {
    ours: ['degree'],
    theirs: ['studyType', 'area'],
    write: ({ degree }) => (isFilledText(degree) ? { studyType: degree } : {}),
    read: ({ studyType, area }) => {
      const texts = [jsonWords(studyType), jsonWords(area)].filter(isFilledText);
      return filledField('degree', texts.join(', '));
    },
  },
  textPart('school', 'institution'),
  datePart('graduationYear', 'endDate'),
  // JSON Resume has no location field for schools.
  { ours: ['location'], theirs: [], write: () => ({}), read: () => ({}) },
];

const contactParts: readonly JsonPart[] = [
  textPart('name', 'name'),
  {
    ...textPart('email', 'email'),
    // The schema takes a well-formed address only.
    write: ({ email }) =>
      isFilledText(email) && /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) ? { email } : {},
  },
  textPart('phone', 'phone'),
  {
    ours: ['address'],
    theirs: ['location'],
    write: ({ address }) => (isFilledText(address) ? { location: { address } } : {}),
    read: ({ location }) => filledField('address', locationWords(location)),
  },
];
