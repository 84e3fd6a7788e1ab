import { readJsonResume } from '../../export/json-resume';
import { isRecord } from '../../resume/json-value';
import { isBlankEntry } from '../../resume/record-schema';
import type { PlacedLine, PlacedResume, LineTarget } from '../../resume-text/line-targets';
import type { FoundSections } from '../../resume-text/resume-fields';
import { sectionKinds } from '../../sections/section-kinds';
import { sectionEntries } from '../../sections/section-layout';
import { backupFormat } from '../../backup/backup';
import { ImportRefused } from '../import-refused';
import { asJsonResume } from './json-forms';
import { readGroups } from './json-skills';

/**
 * The resume in a JSON Resume file, with a line for each fact. What our fields have no place for (a foreign file's
 * interests) is a line without one. Throws `take-along` for the file with all of a person's work, which
 * another page brings back, and `other-json`.
 */
export function jsonResume(text: string): PlacedResume {
  const form = asJsonResume(text);
  const read = readJsonResume(form.text);
  if (!read || isTakeAlong(text))
    throw new ImportRefused(isTakeAlong(text) ? 'take-along' : 'other-json');
  const { personalInfo, experience, education, skills, sections, parStatements, ...rest } =
    read.record;
  const lines: PlacedLine[] = [];
  const put = (place: LineTarget | null, texts: readonly string[], separator = ' · ') => {
    const words = texts.filter((one) => one.trim() !== '').join(separator);
    for (const line of words.split('\n'))
      if (line.trim() !== '') lines.push({ text: line, target: place });
  };

  const details = (['name', 'email', 'phone', 'address'] as const).filter(
    (field) => personalInfo[field].trim() !== '',
  );
  for (const field of details) put({ kind: 'personal', fields: [field] }, [personalInfo[field]]);
  put(null, otherTexts(personalInfo), '\n');
  const jobs = experience.filter((job) => !isBlankEntry(job));
  for (const [index, job] of jobs.entries()) {
    const place = { kind: 'job', index } as const;
    put(place, [job.jobTitle, job.company, job.location, job.startDate, job.endDate]);
    put(place, [job.description, job.achievement ?? ''], '\n');
    put(null, otherTexts(job), '\n');
  }
  const schools = education.filter((school) => !isBlankEntry(school));
  for (const [index, school] of schools.entries()) {
    const { degree, school: name, location, graduationYear } = school;
    put({ kind: 'school', index }, [degree, name, location, graduationYear]);
    put(null, otherTexts(school), '\n');
  }
  put({ kind: 'skills' }, skills, ', ');
  const groups = readGroups(form.groups);
  lines.push(...groups.lines);
  const found: FoundSections = {};
  for (const { key, fields, form } of sectionKinds) {
    const entries = sectionEntries(read.record, key).filter((entry) => !isBlankEntry(entry));
    for (const entry of entries) {
      const texts = fields.map((field) => entry[field] ?? '');
      put({ kind: 'section', section: key }, texts, form === 'text' ? '\n' : ' · ');
      put(null, otherTexts(entry), '\n');
    }
    if (entries.length > 0)
      found[key] = entries.map((entry) =>
        Object.fromEntries(fields.map((field) => [field, entry[field] ?? ''])),
      );
  }
  put({ kind: 'section', section: 'own' }, [sections?.layout?.['title.own'] ?? '']);
  const statements = parStatements.filter((one) => !isBlankEntry(one));
  for (const one of statements) {
    put({ kind: 'parStatement' }, [one.problem, one.action, one.result], '\n');
    put(null, otherTexts(one), '\n');
  }
  put(null, textsIn({ ...rest, setAside: valuesAside(rest) }), '\n');
  return {
    fields: {
      personalInfo: Object.fromEntries(details.map((field) => [field, personalInfo[field]])),
      experience: jobs.map(({ jobTitle, company, location, startDate, endDate, ...job }) => ({
        jobTitle,
        company,
        location,
        startDate,
        endDate,
        description: job.description,
        ...(job.achievement !== undefined && { achievement: job.achievement }),
      })),
      education: schools.map(({ degree, school, location, graduationYear }) => ({
        degree,
        school,
        location,
        graduationYear,
      })),
      skills: [...new Set([...skills.filter((skill) => skill.trim() !== ''), ...groups.skills])],
      sections: found,
      ...(sections?.layout && { layout: sections.layout }),
      ...(statements.length > 0 && {
        parStatements: statements.map(({ problem, action, result }) => ({
          problem,
          action,
          result,
        })),
      }),
    },
    ...(groups.offers.length > 0 && { suggestions: groups.offers }),
    lines,
  };
}

/** What a foreign file says about an entry beyond our fields; see `readJsonResume`. */
function otherTexts(entry: object): string[] {
  const kept = Object.entries(entry).filter(([key]) => key.startsWith('x_'));
  return textsIn(Object.fromEntries(kept));
}

/** What the repair of a resume put aside, without the places that it notes: they are no words of the file. */
function valuesAside(rest: object): unknown[] {
  const aside: unknown = 'setAside' in rest ? rest.setAside : [];
  return Array.isArray(aside)
    ? aside.map((one: unknown) => (isRecord(one) ? one['value'] : one))
    : [];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'id' ? [] : textsIn(one)));
}

function isTakeAlong(text: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${backupFormat}"`, 'u').test(text);
}
