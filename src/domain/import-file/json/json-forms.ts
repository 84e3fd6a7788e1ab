import { isRecord, type Json, type JsonRecord } from '../../resume/json-value';
import { takeDateRange } from '../../resume-text/values/dates';
import { fromFreshResume, isFreshResume } from './fresh-resume';
import { isFilled, withKnownKeys } from './json-keys';
import { withMendedCommas } from './json-mended';
import { skillsInGroups } from './json-skills';

/**
 * Other forms of JSON as JSON Resume: Reactive Resume's (version 4), FRESH, several roles at one employer, other names of
 * keys, dates of one digit, commas that lack, words where a value belongs ("On request"). Every word stays: what has no
 * key keeps its own.
 * A text that is none of them comes back as it was. `groups`: the skills that stand in groups, a line for each.
 */
export function asJsonResume(text: string): { text: string; groups: string[] } {
  const file = parsed(text);
  if (!isRecord(file) || 'x_careerQuest' in file) return { text, groups: [] };
  const resume = withKnownKeys(
    isReactiveResume(file)
      ? fromReactiveResume(file)
      : isFreshResume(file)
        ? fromFreshResume(file)
        : file,
  );
  const { alone, groups } = skillsInGroups(resume['skills']);
  const form = {
    ...resume,
    ...('skills' in resume && { skills: alone }),
    ...(isRecord(resume['basics']) && { basics: withoutNoValues(resume['basics']) }),
  };
  return { text: JSON.stringify(form), groups };
}

/** Text that lacks commas counts where it has the parts of JSON Resume; others are read by their words. */
function parsed(text: string): Json {
  const source = text.replace(/^\uFEFF/u, '');
  const whole = jsonIn(source);
  if (whole !== null) return whole;
  const mended = jsonIn(withMendedCommas(source));
  return isRecord(mended) && 'basics' in mended ? mended : null;
}

function jsonIn(source: string): Json {
  try {
    return JSON.parse(source) as Json;
  } catch {
    return null;
  }
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
