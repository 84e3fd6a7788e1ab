import { isRecord, type Json, type JsonRecord } from '../../resume/json-value';

/** True for a file in the FRESH form ("format": "FRESH@…", or jobs in `employment.history`). */
export function isFreshResume({ meta, employment, basics }: JsonRecord): boolean {
  if (basics !== undefined) return false;
  const format = isRecord(meta) ? meta['format'] : null;
  return (
    (typeof format === 'string' && /^FRESH\b/iu.test(format)) ||
    (isRecord(employment) && Array.isArray(employment['history']))
  );
}

/**
 * A file in the FRESH form (https://github.com/fresh-standard/fresh-resume-schema) as JSON Resume. What has no place
 * there keeps its own key.
 */
export function fromFreshResume(file: JsonRecord): JsonRecord {
  const { name, info, contact, location, employment, education, service, skills, ...rest } = file;
  const { history: jobs, ...aboutJobs } = recordOf(employment);
  const { history: schools, ...aboutSchools } = recordOf(education);
  const { history: services, ...aboutServices } = recordOf(service);
  const { label, brief, ...aboutPerson } = recordOf(info);
  const { website, ...reached } = recordOf(contact);
  const { code, ...place } = recordOf(location);
  const { recognition, testimonials, languages, meta: _meta, ...others } = rest;
  return {
    ...others,
    basics: {
      name: name ?? '',
      label: label ?? '',
      summary: brief ?? '',
      ...reached,
      ...(website !== undefined && { url: website }),
      location: { ...place, ...(code !== undefined && { postalCode: code }) },
    },
    work: recordsIn(jobs).map(({ employer, ...job }) => ({
      ...datedOf(job),
      name: employer ?? '',
    })),
    education: recordsIn(schools).map(datedOf),
    volunteer: recordsIn(services).map(datedOf),
    skills: skillsOf(skills),
    languages: recordsIn(languages).map(({ level, ...one }) => ({ ...one, fluency: level ?? '' })),
    awards: recordsIn(recognition).map(({ from, ...one }) => ({ ...one, awarder: from ?? '' })),
    references: recordsIn(testimonials).map(({ quote, ...one }) => ({
      ...one,
      reference: quote ?? '',
    })),
    about: [aboutPerson, aboutJobs, aboutSchools, aboutServices],
  };
}

/** "current" is an end that has not come. */
function datedOf({ start, end, ...entry }: JsonRecord): JsonRecord {
  const isOver = typeof end === 'string' && !/^(?:current|present|now)$/iu.test(end.trim());
  return {
    ...entry,
    ...(start !== undefined && { startDate: start }),
    ...(isOver && { endDate: end }),
  };
}

/** Sets name the skills that are in them; where there are none, a list has them one by one. */
function skillsOf(skills: Json | undefined): Json[] {
  const { sets, list } = recordOf(skills);
  const inSets = recordsIn(sets).map(({ name, level, skills: names }) => ({
    name: name ?? '',
    level: level ?? '',
    keywords: names ?? [],
  }));
  const known = new Set(recordsIn(sets).flatMap(({ skills: names }) => namesIn(names)));
  const alone = Array.isArray(list) ? list : [];
  return [
    ...inSets,
    ...alone
      .map((one): JsonRecord => (isRecord(one) ? one : { name: one }))
      .filter(({ name }) => typeof name === 'string' && !known.has(name)),
  ];
}

function namesIn(names: Json | undefined): string[] {
  return Array.isArray(names) ? names.filter((one) => typeof one === 'string') : [];
}

function recordOf(value: Json | undefined): JsonRecord {
  return isRecord(value) ? value : {};
}

function recordsIn(list: Json | undefined): JsonRecord[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}
