import type { PersonalInfo } from '../resume/record-schema';
import { ongoing } from '../resume/ongoing';
import type { PlacedLine, PlacedResume, LineTarget } from '../resume-text/line-targets';
import type { FoundSectionEntry, FoundSections } from '../resume-text/resume-fields';
import type { SectionKey } from '../sections/section-kinds';
import { csvRecords } from './parse/csv';

type Row = Readonly<Record<string, string>>;

/** Reads a file of the export by its name, without folders; null when it is not there. */
export type ReadCsv = (name: string) => string | null;

const fileNames = {
  profile: 'Profile.csv',
  positions: 'Positions.csv',
  education: 'Education.csv',
  skills: 'Skills.csv',
  emails: 'Email Addresses.csv',
} as const;
/** Its name has changed. */
const phoneFiles = ['Phone Numbers.csv', 'PhoneNumbers.csv', 'Whatsapp Phone Numbers.csv'];
/** Tables of a person's work that no field takes: their words stay in view. */
const otherFiles = [
  'Projects.csv',
  'Courses.csv',
  'Publications.csv',
  'Patents.csv',
  'Test Scores.csv',
  'Organizations.csv',
  'Causes You Care About.csv',
];

/** A table is known by the names of its columns: a browser that unpacks zips by itself leaves single ones. */
const tableColumns: readonly (readonly [string, readonly string[]])[] = [
  [fileNames.positions, ['Company Name', 'Title', 'Started On']],
  [fileNames.education, ['School Name', 'Degree Name']],
  [fileNames.profile, ['First Name', 'Last Name', 'Headline']],
  [fileNames.emails, ['Email Address', 'Confirmed', 'Primary']],
  ['Certifications.csv', ['Name', 'Authority', 'License Number']],
  ['Languages.csv', ['Name', 'Proficiency']],
  ['Volunteering.csv', ['Company Name', 'Role', 'Cause']],
];

/** True when a text begins with the columns of one of LinkedIn's tables. */
export function isLinkedInTable(start: string): boolean {
  return tableOf(start) !== undefined;
}

function tableOf(text: string): string | undefined {
  const [head = ''] = text.split(/\r?\n/u);
  const names = new Set(head.split(',').map((name) => name.replaceAll('"', '').trim()));
  return tableColumns.find(([, columns]) => columns.every((column) => names.has(column)))?.[0];
}

/** The resume in one table alone. */
export function linkedInTable(text: string): PlacedResume {
  const file = tableOf(text.trimStart());
  return linkedInResume(file === undefined ? [] : [file], (name) =>
    name === file ? text.trimStart() : null,
  );
}

/** True when the names of a zip are those of LinkedIn's data export. */
export function isLinkedInExport(names: readonly string[]): boolean {
  const plain = new Set(names.map(withoutFolders));
  return [fileNames.profile, fileNames.positions, fileNames.education].some((name) =>
    plain.has(name),
  );
}

/**
 * The resume in LinkedIn's data export: a person's own copy, asked for in LinkedIn's settings. Its tables go straight
 * into the fields; what has no field (headline, notes) is a line without a place.
 */
export function linkedInResume(names: readonly string[], readCsv: ReadCsv): PlacedResume {
  const rowsOf = (name: string) => csvRecords(readCsv(name) ?? '').map(withTodaysColumns);
  const lines: PlacedLine[] = [];
  const put = (place: LineTarget | null, ...parts: (string | undefined)[]) => {
    for (const text of parts.join('\t').split('\n')) {
      const words = text.split('\t').filter((part) => part !== '');
      if (text.trim() !== '') lines.push({ text: words.join(' · '), target: place });
    }
  };
  const putRow = (place: LineTarget, row: Row, columns: readonly string[]) => {
    const onLine = columns.filter((column) => column !== longColumn);
    put(place, ...onLine.map((column) => row[column]));
    if (columns.includes(longColumn)) put(place, row[longColumn]);
    putRest(row, columns);
  };
  const putRest = (row: Row, columns: readonly string[]) => {
    for (const [column, text] of Object.entries(row))
      if (!columns.includes(column)) put(null, text);
  };

  const [profile = {}] = rowsOf(fileNames.profile);
  const phones = phoneFiles.flatMap(rowsOf);
  const personalInfo = personalOf(profile, rowsOf(fileNames.emails), phones);
  for (const field of ['name', 'email', 'phone', 'address'] as const)
    put({ kind: 'personal', fields: [field] }, personalInfo[field]);
  putRest(profile, ['First Name', 'Last Name', 'Summary', addressColumn(profile)]);

  const experience = rowsOf(fileNames.positions).map((row, index) => {
    putRow({ kind: 'job', index }, row, ['Title', ...jobColumns]);
    return jobOf(row, 'Title');
  });
  const education = rowsOf(fileNames.education).map((row, index) => {
    const dates = row['End Date'] ? ['Start Date', 'End Date'] : ['End Date'];
    putRow({ kind: 'school', index }, row, ['Degree Name', 'School Name', ...dates]);
    const { 'Degree Name': degree = '', 'School Name': school = '' } = row;
    return { degree, school, location: '', graduationYear: yearIn(row['End Date']) };
  });
  const skills = [...new Set(rowsOf(fileNames.skills).map((row) => row['Name'] ?? ''))].filter(
    (skill) => skill !== '',
  );
  put({ kind: 'skills' }, skills.join(', '));
  const sections: FoundSections = {};
  const { Summary: summary = '' } = profile;
  put({ kind: 'section', section: 'summary' }, summary);
  if (summary.trim() !== '') sections.summary = [{ text: summary }];
  for (const { section, file, columns, read } of tables) {
    const rows = rowsOf(file).filter((row) => columns.some((column) => row[column]));
    for (const row of rows) putRow({ kind: 'section', section }, row, columns);
    if (rows.length > 0) sections[section] = rows.map(read);
  }
  const given = new Set(names.map(withoutFolders));
  for (const file of otherFiles.filter((name) => given.has(name)))
    for (const row of rowsOf(file)) put(null, ...Object.values(row));
  return { fields: { personalInfo, experience, education, skills, sections }, lines };
}

/** Its text has lines of its own. */
const longColumn = 'Description';
const jobColumns = ['Company Name', 'Location', 'Started On', 'Finished On', longColumn];

/** Exports of other years name the dates of a job as those of a school. */
function withTodaysColumns(row: Row): Row {
  if (!('Company Name' in row) || 'Started On' in row) return row;
  const { 'Start Date': start = '', 'End Date': end = '', ...rest } = row;
  return { ...rest, 'Started On': start, 'Finished On': end };
}

function jobOf(row: Row, titleColumn: string) {
  return {
    jobTitle: row[titleColumn] ?? '',
    company: row['Company Name'] ?? '',
    location: row['Location'] ?? '',
    startDate: row['Started On'] ?? '',
    endDate: (row['Finished On'] ?? '') || (row['Started On'] ? ongoing : ''),
    description: row[longColumn] ?? '',
  };
}

function yearIn(date = ''): string {
  return /\d{4}/u.exec(date)?.[0] ?? '';
}

type Table = {
  section: SectionKey;
  file: string;
  /** Those that the fields take. */
  columns: readonly string[];
  read: (row: Row) => FoundSectionEntry;
};

/** The tables of which each row is an entry of an added section. */
const tables: readonly Table[] = [
  {
    section: 'certificates',
    file: 'Certifications.csv',
    columns: ['Name', 'Authority', 'Started On', 'License Number'],
    read: ({ Name: name = '', Authority: issuer = '', ...row }) => ({
      name,
      issuer,
      year: yearIn(row['Started On']),
      number: row['License Number'] ?? '',
    }),
  },
  {
    section: 'languages',
    file: 'Languages.csv',
    columns: ['Name', 'Proficiency'],
    read: ({ Name: language = '', Proficiency: level = '' }) => ({ language, level }),
  },
  {
    section: 'volunteer',
    file: 'Volunteering.csv',
    columns: ['Role', ...jobColumns],
    read: (row) => jobOf(row, 'Role'),
  },
  {
    section: 'awards',
    file: 'Honors.csv',
    columns: ['Title', 'Issuer', 'Issued On', 'Issue Date'],
    read: ({ Title: name = '', Issuer: issuer = '', ...row }) => ({
      name,
      issuer,
      year: yearIn(row['Issue Date'] ?? row['Issued On']),
    }),
  },
];

function personalOf(profile: Row, emails: readonly Row[], phones: readonly Row[]) {
  const personalInfo: Partial<PersonalInfo> = {};
  const take = (field: keyof PersonalInfo, value: string | undefined) => {
    if (value) personalInfo[field] = value;
  };
  const main = emails.find((row) => row['Primary']?.toLowerCase() === 'yes') ?? emails[0];
  const name = [profile['First Name'], profile['Last Name']].filter((part) => part);
  take('name', name.join(' '));
  take('email', main?.['Email Address']);
  take('phone', phones.find((row) => row['Number'])?.['Number']);
  take('address', profile[addressColumn(profile)]);
  return personalInfo;
}

function addressColumn(profile: Row): string {
  return profile['Address'] ? 'Address' : 'Geo Location';
}

/** The name of a file without the folders before it, as zip files write them (with '/'). */
export function withoutFolders(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
