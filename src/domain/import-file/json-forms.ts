import { isRecord, type Json, type JsonRecord } from '../resume/json-value';
import { takeDateRange } from '../resume-text/dates';
import { fromFreshResume, isFreshResume } from './fresh-resume';

/**
 * Other forms of JSON as JSON Resume: Reactive Resume's (version 4), FRESH, several roles at one employer, other names of
 * keys, dates of one digit, words where a value belongs ("On request"). Every word stays: what has no key keeps its own.
 * A text that is none of them comes back as it was.
 */
export function asJsonResume(text: string): string {
  const file = parsed(text);
  if (!isRecord(file) || 'x_careerQuest' in file) return text;
  const resume = isReactiveResume(file)
    ? fromReactiveResume(file)
    : isFreshResume(file)
      ? fromFreshResume(file)
      : file;
  return JSON.stringify({
    ...resume,
    ...renamedLists(resume),
    ...(isRecord(resume['basics']) && { basics: withoutNoValues(resume['basics']) }),
  });
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, '')) as Json;
  } catch {
    return null;
  }
}

const listsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  work: {
    company: 'name',
    employer: 'name',
    organization: 'name',
    title: 'position',
    jobTitle: 'position',
    role: 'position',
    from: 'startDate',
    start: 'startDate',
    to: 'endDate',
    end: 'endDate',
  },
  education: {
    school: 'institution',
    university: 'institution',
    college: 'institution',
    degree: 'studyType',
    type: 'studyType',
    major: 'area',
    field: 'area',
    fieldOfStudy: 'area',
    year: 'endDate',
    graduationYear: 'endDate',
  },
};

function renamedLists(file: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(file).flatMap(([key, list]) => {
      const names = listsOf[key];
      if (!Array.isArray(list)) return [];
      const items = key === 'work' ? list.flatMap(rolesOf) : list;
      return [[key, items.map((item) => (isRecord(item) ? tidyEntry(item, names ?? {}) : item))]];
    }),
  );
}

/** One job for each role; what stands beside the roles is true of all. */
function rolesOf(job: Json): Json[] {
  if (!isRecord(job)) return [job];
  const { roles, positions, ...rest } = job;
  const list = Array.isArray(roles) ? roles : positions;
  return Array.isArray(list) && list.every(isRecord)
    ? list.map((role) => ({ ...rest, ...role }))
    : [job];
}

function tidyEntry(entry: JsonRecord, names: Readonly<Record<string, string>>): JsonRecord {
  const tidy: Record<string, Json> = {};
  for (const [key, value] of Object.entries(entry)) {
    const name = names[key];
    const isFree = name !== undefined && !isFilled(entry[name]) && !(name in tidy);
    tidy[isFree ? name : key] = tidyValue(key, value);
  }
  return tidy;
}

function tidyValue(key: string, value: Json): Json {
  if (typeof value !== 'string') return value;
  if (/date$/iu.test(key))
    return value.replace(
      /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/u,
      (_, year: string, month: string, day?: string) =>
        [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join(
          '-',
        ),
    );
  // Programs write levels as codes ("NATIVE_OR_BILINGUAL").
  if (/^[A-Z]+(?:_[A-Z]+)+$/u.test(value)) return sentenceCase(value);
  return value;
}

function sentenceCase(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const noValue =
  /^(?:(?:up)?on request|available (?:up)?on request|n\/?a|none|-+|private|confidential)$/iu;

/** "On request" is no number: it stays in view as what it is. */
function withoutNoValues(basics: JsonRecord): JsonRecord {
  const notes: Record<string, Json> = {};
  const withValues = (record: JsonRecord): JsonRecord =>
    Object.fromEntries(
      Object.entries(record).flatMap(([key, value]): [string, Json][] => {
        if (typeof value === 'string' && noValue.test(value.trim())) notes[`${key}Note`] = value;
        else return [[key, isRecord(value) ? withValues(value) : value]];
        return [];
      }),
    );
  return { ...withValues(basics), ...notes };
}

function isReactiveResume({ basics, sections }: JsonRecord): boolean {
  return (
    isRecord(basics) &&
    isRecord(sections) &&
    ['experience', 'education'].some((key) => isRecord(sections[key]) && 'items' in sections[key])
  );
}

function fromReactiveResume({ basics, sections }: JsonRecord): JsonRecord {
  const parts = isRecord(sections) ? sections : {};
  const { headline, picture: _picture, url, ...contact } = isRecord(basics) ? basics : {};
  const items = (key: string): JsonRecord[] => {
    const part = parts[key];
    const list = isRecord(part) ? part['items'] : null;
    return Array.isArray(list) ? list.filter(isRecord).map(withoutForm) : [];
  };
  const summary = isRecord(parts['summary'])
    ? linesOfHtml(parts['summary']['content']).join('\n')
    : '';
  const known = new Set([
    'summary',
    'experience',
    'education',
    'skills',
    'languages',
    'certifications',
    'awards',
    'volunteer',
    'references',
    'custom',
  ]);
  const others = Object.keys(parts).filter((key) => !known.has(key));
  return {
    basics: {
      ...contact,
      label: headline ?? '',
      url: isRecord(url) ? (url['href'] ?? '') : (url ?? ''),
      ...(summary !== '' && { summary }),
    },
    work: items('experience').map(({ company, summary: text, date, ...job }) => ({
      ...job,
      name: company ?? '',
      ...datesOf(date),
      highlights: linesOfHtml(text),
    })),
    volunteer: items('volunteer').map(({ summary: text, date, ...job }) => ({
      ...job,
      ...datesOf(date),
      highlights: linesOfHtml(text),
    })),
    education: items('education').map(({ date, summary: text, ...school }) => ({
      ...school,
      endDate: endOf(date),
      notes: linesOfHtml(text).join('\n'),
    })),
    skills: items('skills').map(({ description, ...skill }) => ({
      ...skill,
      level: description ?? '',
    })),
    languages: items('languages').map(({ name, description }) => ({
      language: name ?? '',
      fluency: description ?? '',
    })),
    certificates: items('certifications').map(({ summary: text, ...one }) => ({
      ...one,
      notes: linesOfHtml(text).join('\n'),
    })),
    awards: items('awards').map(({ summary: text, ...one }) => ({
      ...one,
      summary: linesOfHtml(text).join('\n'),
    })),
    references: items('references').map(({ summary: text, ...one }) => ({
      ...one,
      reference: linesOfHtml(text).join('\n'),
    })),
    ...Object.fromEntries(
      others.map((key) => [
        key,
        items(key).map((one) => ({ ...one, summary: linesOfHtml(one['summary']).join('\n') })),
      ]),
    ),
  };
}

/** What is about the program and not about the person. */
function withoutForm({
  id: _id,
  visible: _visible,
  url,
  level: _level,
  icon: _icon,
  ...item
}: JsonRecord): JsonRecord {
  const href = isRecord(url) ? url['href'] : url;
  return { ...item, ...(isFilled(href) && { url: href }) };
}

function datesOf(date: Json | undefined): JsonRecord {
  const range = typeof date === 'string' ? takeDateRange(date) : null;
  return range
    ? { startDate: range.startDate, endDate: range.endDate }
    : { startDate: typeof date === 'string' ? date : '' };
}

function endOf(date: Json | undefined): string {
  const text = typeof date === 'string' ? date : '';
  return takeDateRange(text)?.endDate ?? text;
}

/** The words of a short piece of HTML, a line for each of its blocks. */
function linesOfHtml(html: Json | undefined): string[] {
  if (typeof html !== 'string') return [];
  return html
    .replaceAll(/<\/(?:p|li|div|h\d)>|<br\s*\/?>/giu, '\n')
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isFilled(value: Json | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}
