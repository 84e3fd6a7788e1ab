import type { PersonalInfo } from '../resume/resume-schema';
import { ongoing } from '../resume/ongoing';
import type { PlacedLine, PlacedResume, Place } from '../resume-text/placed-lines';
import type { FoundSections } from '../resume-text/resume-fields';
import type { SectionKey } from '../sections/section-kinds';
import { csvRecords } from './csv';

type Row = Readonly<Record<string, string>>;

/** Reads a file of the export by its name, without folders; null when it is not there. */
export type ReadCsv = (name: string) => string | null;

const fileNames = {
  profile: 'Profile.csv',
  positions: 'Positions.csv',
  education: 'Education.csv',
  skills: 'Skills.csv',
  emails: 'Email Addresses.csv',
  phones: 'PhoneNumbers.csv',
  certificates: 'Certifications.csv',
  languages: 'Languages.csv',
} as const;

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
export function linkedInResume(readCsv: ReadCsv): PlacedResume {
  const rowsOf = (name: string) => csvRecords(readCsv(name) ?? '');
  const lines: PlacedLine[] = [];
  const put = (place: Place | null, ...parts: (string | undefined)[]) => {
    for (const text of parts.join('\t').split('\n')) {
      const words = text.replaceAll(/^\t+|\t+$/gu, '');
      if (words.trim() !== '') lines.push({ text: words.replaceAll(/\t+/gu, ' · '), place });
    }
  };

  const [profile = {}] = rowsOf(fileNames.profile);
  const personalInfo = personalOf(profile, rowsOf(fileNames.emails), rowsOf(fileNames.phones));
  for (const field of ['name', 'email', 'phone', 'address'] as const)
    put({ kind: 'personal', fields: [field] }, personalInfo[field]);
  for (const name of ['Headline', 'Websites']) put(null, profile[name]);

  const experience = rowsOf(fileNames.positions).map((row, index) => {
    const job = {
      jobTitle: row['Title'] ?? '',
      company: row['Company Name'] ?? '',
      location: row['Location'] ?? '',
      startDate: row['Started On'] ?? '',
      endDate: (row['Finished On'] ?? '') || (row['Started On'] ? ongoing : ''),
      description: row['Description'] ?? '',
    };
    put(
      { kind: 'job', index },
      job.jobTitle,
      job.company,
      job.location,
      row['Started On'],
      row['Finished On'],
    );
    put({ kind: 'job', index }, job.description);
    return job;
  });
  const education = rowsOf(fileNames.education).map((row, index) => {
    const school = {
      degree: row['Degree Name'] ?? '',
      school: row['School Name'] ?? '',
      location: '',
      graduationYear: /\d{4}/u.exec(row['End Date'] ?? '')?.[0] ?? '',
    };
    put({ kind: 'school', index }, school.degree, school.school, row['End Date']);
    put(null, row['Notes']);
    put(null, row['Activities']);
    return school;
  });
  const skills = [...new Set(rowsOf(fileNames.skills).map((row) => row['Name'] ?? ''))].filter(
    (skill) => skill !== '',
  );
  put({ kind: 'skills' }, skills.join(', '));
  const sections = sectionsOf(profile, rowsOf);
  for (const [section, entries] of Object.entries(sections))
    for (const entry of entries)
      put({ kind: 'section', section: section as SectionKey }, ...Object.values(entry));
  return { fields: { personalInfo, experience, education, skills, sections }, lines };
}

function sectionsOf(profile: Row, rowsOf: (name: string) => Row[]): FoundSections {
  const summary = [{ text: profile['Summary'] ?? '' }];
  const certificates = rowsOf(fileNames.certificates).map((row) => ({
    name: row['Name'] ?? '',
    issuer: row['Authority'] ?? '',
    year: /\d{4}/u.exec(row['Started On'] ?? '')?.[0] ?? '',
    number: row['License Number'] ?? '',
  }));
  const languages = rowsOf(fileNames.languages).map((row) => ({
    language: row['Name'] ?? '',
    level: row['Proficiency'] ?? '',
  }));
  const filled = Object.entries({ summary, certificates, languages }).map(([key, entries]) => [
    key,
    entries.filter((entry) => Object.values(entry).some((text) => text.trim() !== '')),
  ]);
  return Object.fromEntries(
    filled.filter(([, entries]) => (entries?.length ?? 0) > 0),
  ) as FoundSections;
}

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
  take('address', profile['Address'] || profile['Geo Location']);
  return personalInfo;
}

export function withoutFolders(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
