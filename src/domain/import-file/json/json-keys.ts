import { isRecord, type Json, type JsonRecord } from '../../resume/json-value';
import { jsonWords } from '../../export/json-parts';
import { takeDateRange } from '../../resume-text/values/dates';

type Names = readonly (readonly [string, RegExp])[];

/** What other programs call the parts of a resume. */
const namesOfParts: Names = [
  ['basics', /^(?:personal(?:info(?:rmation)?|details|data)?|contact(?:info)?)$/iu],
  ['work', /^(?:(?:work|professional|job|employment)?(?:experiences?|history)|jobs|employment)$/iu],
  ['education', /^(?:education(?:history|background)?|schools|studies)$/iu],
  ['skills', /^(?:technical|key|core)skills$/iu],
];

const startKey = /^(?:(?:start|begin|from)(?:date|ed|ing|edat|year)?)$/iu;
const endKey = /^(?:(?:end|finish|until|till|to)(?:date|ed|ing|edat|year)?)$/iu;

/** What they call the fields of each part. */
const namesOfFields: Readonly<Record<string, Names>> = {
  basics: [
    ['name', /^full ?name$/iu],
    ['email', /^e-?mail(?:address)?$/iu],
    ['phone', /^(?:phone(?:number)?|mobile|telephone|tel)$/iu],
    ['location', /^(?:address|city)$/iu],
    ['summary', /^(?:about|objective|bio)$/iu],
  ],
  work: [
    ['name', /^(?:company(?:name)?|employer|organi[sz]ation)$/iu],
    ['position', /^(?:(?:job)?title|role)$/iu],
    ['startDate', startKey],
    ['endDate', endKey],
    ['highlights', /^(?:responsibilities|achievements|tasks|duties)$/iu],
    ['summary', /^description$/iu],
  ],
  education: [
    ['institution', /^(?:school|university|college)(?:name)?$/iu],
    ['studyType', /^(?:degree|type|qualification)$/iu],
    ['area', /^(?:major|field(?:ofstudy)?|subject)$/iu],
    ['startDate', startKey],
    ['endDate', endKey],
    ['endDate', /^(?:(?:graduation)?(?:year|date)|graduated)$/iu],
  ],
  volunteer: [
    ['startDate', startKey],
    ['endDate', endKey],
  ],
};

/** A resume in JSON with the names that JSON Resume has for its parts and fields, and its dates as JSON Resume has them. */
export function withKnownKeys(file: JsonRecord): JsonRecord {
  const parts = withBasics(renamed(file, namesOfParts));
  return Object.fromEntries(
    Object.entries(parts).map(([key, part]): [string, Json] => {
      const names = namesOfFields[key] ?? [];
      if (isRecord(part)) return [key, key === 'basics' ? renamed(part, names) : part];
      if (!Array.isArray(part)) return [key, part];
      const items = key === 'work' ? part.flatMap(rolesOf) : part;
      return [key, items.map((item) => (isRecord(item) ? tidyEntry(item, names) : item))];
    }),
  );
}

/** Somebody's details may stand beside the parts. */
function withBasics(file: JsonRecord): JsonRecord {
  const isResume = Array.isArray(file['work']) || Array.isArray(file['education']);
  if ('basics' in file || !isResume) return file;
  const isDetail = ([, value]: [string, Json]) => typeof value === 'string';
  const entries = Object.entries(renamed(file, namesOfFields['basics'] ?? []));
  return {
    ...Object.fromEntries(entries.filter((entry) => !isDetail(entry))),
    basics: Object.fromEntries(entries.filter(isDetail)),
  };
}

/** A name that is taken is given to no second value. */
function renamed(record: JsonRecord, names: Names): JsonRecord {
  const known: Record<string, Json> = {};
  for (const [key, value] of Object.entries(record)) {
    const words = key.replaceAll(/[_\s-]/gu, '');
    const name = names.find(([, forms]) => forms.test(words))?.[0];
    const isFree = name !== undefined && !isFilled(record[name]) && !isFilled(known[name]);
    known[isFree ? name : key] = value;
  }
  return known;
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

function tidyEntry(entry: JsonRecord, names: Names): JsonRecord {
  const tidy = Object.fromEntries(
    Object.entries(renamed(entry, names)).map(([key, value]) => [key, tidyValue(key, value)]),
  );
  return names.length > 0 ? withDates(tidy, names) : tidy;
}

/** "dates": "2018 – 2020", or a record with a beginning and an end, under whatever key. */
function withDates(entry: JsonRecord, names: Names): JsonRecord {
  if (isFilled(entry['startDate'])) return entry;
  for (const [key, value] of Object.entries(entry)) {
    const range = typeof value === 'string' ? takeDateRange(value) : null;
    if (range?.rest === '' && range.startDate !== '') {
      const { [key]: _said, ...others } = entry;
      return {
        ...others,
        startDate: range.startDate,
        endDate: range.endDate || others['endDate'] || '',
      };
    }
    const dates = isRecord(value) ? renamed(value, names) : {};
    if (isFilled(dates['startDate'])) {
      const { [key]: _said, ...others } = entry;
      return tidyEntry({ ...others, ...dates }, names);
    }
  }
  return entry;
}

function tidyValue(key: string, value: Json): Json {
  if (/date$/iu.test(key) && isRecord(value) && 'year' in value)
    return tidyValue(key, yearAndMonth(value['year'], value['month']));
  if (typeof value !== 'string') return value;
  if (/date$/iu.test(key))
    return value.replace(
      /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:T[\d:.]+Z?)?$/u,
      (_, year: string, month: string, day?: string) =>
        [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join(
          '-',
        ),
    );
  // Programs write levels as codes ("NATIVE_OR_BILINGUAL").
  if (/^[A-Z]+(?:_[A-Z]+)+$/u.test(value)) return sentenceCase(value);
  return value;
}

function yearAndMonth(year: Json | undefined, month: Json | undefined): string {
  const [when, of] = [jsonWords(year), jsonWords(month)];
  return /^\d+$/u.test(of) ? `${when}-${of}` : `${of} ${when}`.trim();
}

function sentenceCase(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** True for a value with something in it. */
export function isFilled(value: Json | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}
