import * as fc from 'fast-check';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { readRecordDocument } from '@/domain/resume/read-record-document';

const word = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('', ' ', '  ', 'May 2023', '2021', '06/2020', 'now', 'Present', 'Summer 2019'),
  fc.constantFrom('a@b', 'ana@example.com', '- one\n• two', 'one\r\n\r\n two ', 'Nguyễn Thị Hạnh'),
);
const lines = fc.array(word, { maxLength: 4 }).map((texts) => texts.join('\n'));
const extra = fc.option(fc.record({ url: word, list: fc.array(word) }), { nil: undefined });

const job = fc.record(
  {
    id: fc.uuid(),
    jobTitle: word,
    company: word,
    location: word,
    startDate: word,
    endDate: word,
    description: lines,
    achievement: word,
    hidden: fc.boolean(),
    x_jsonResume: extra,
  },
  {
    requiredKeys: ['id', 'jobTitle', 'company', 'location', 'startDate', 'endDate', 'description'],
  },
);
const school = fc.record({
  id: fc.uuid(),
  degree: word,
  school: word,
  location: word,
  graduationYear: word,
});
const statement = fc.record({ id: fc.uuid(), problem: word, action: word, result: word });

/** Any resume that the app can hold, with keys that it does not know among the known ones. */
export const someResume: fc.Arbitrary<LearnerRecord> = fc
  .record({
    personalInfo: fc.record({ name: word, email: word, phone: word, address: word, links: extra }),
    experience: fc.array(job, { maxLength: 4 }),
    education: fc.array(school, { maxLength: 3 }),
    skills: fc.array(word, { maxLength: 5 }),
    parStatements: fc.array(statement, { maxLength: 2 }),
    currentProblem: word,
    currentAction: word,
    currentResult: word,
    newerKey: extra,
  })
  .map((raw) => {
    const result = readRecordDocument(raw);
    if (!result.ok) throw new Error(result.reason);
    return result.record;
  });
