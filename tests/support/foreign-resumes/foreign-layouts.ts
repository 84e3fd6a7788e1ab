import type { DateForm } from './foreign-dates';
import type { ForeignPerson } from './foreign-people';

/** A document before it has a format. Rows are those of a table; a box stands beside the text. */
export type Block =
  | { kind: 'line'; text: string }
  | { kind: 'item'; text: string }
  | { kind: 'gap' }
  | { kind: 'row'; cells: Block[][] }
  | { kind: 'box'; blocks: Block[] };
export type ForeignDocument = { header: string[]; blocks: Block[] };
export type Layout = (person: ForeignPerson, dates: DateForm) => ForeignDocument;

const line = (text: string): Block => ({ kind: 'line', text });
const item = (text: string): Block => ({ kind: 'item', text });
const gap: Block = { kind: 'gap' };
const row = (...cells: Block[][]): Block => ({ kind: 'row', cells });

const contactLine = ({ email, phone, address }: ForeignPerson) =>
  line(`${address} | ${phone} | ${email}`);
const deeds = (job: ForeignPerson['jobs'][number]) => job.deeds.map(item);
const schoolLine = (school: ForeignPerson['schools'][number]) =>
  line(`${school.degree}, ${school.school}, ${school.place}, ${school.year}`);

const jobs = (
  person: ForeignPerson,
  dates: DateForm,
  head: (job: ForeignPerson['jobs'][number], when: string) => Block[],
): Block[] =>
  person.jobs.flatMap((job) => [...head(job, dates(job.from, job.to).text), ...deeds(job), gap]);

/** How word processors, sites and job centers lay resumes out, as far as a reader of text cares. */
export const layouts: Readonly<Record<string, Layout>> = {
  'one column': (person, dates) => ({
    header: [],
    blocks: [
      line(person.name),
      contactLine(person),
      gap,
      line('Work Experience'),
      ...jobs(person, dates, (job, when) => [
        line(`${job.title}, ${job.company}, ${job.place}\t${when}`),
      ]),
      line('Education'),
      ...person.schools.map(schoolLine),
      gap,
      line('Skills'),
      line(person.skills.join(', ')),
    ],
  }),
  'dates on the right, employer below': (person, dates) => ({
    header: [],
    blocks: [
      line(person.name.toUpperCase()),
      line(`${person.phone} • ${person.email} • linkedin.com/in/example`),
      line(person.address),
      gap,
      line('PROFESSIONAL EXPERIENCE'),
      ...jobs(person, dates, (job, when) => [
        line(`${job.title}\t${when}`),
        line(`${job.company}\t${job.place}`),
      ]),
      line('SKILLS'),
      ...person.skills.map(item),
      gap,
      line('EDUCATION'),
      ...person.schools.flatMap((school) => [
        line(`${school.school}\t${school.place}`),
        line(`${school.degree}\tMay ${school.year}`),
        gap,
      ]),
    ],
  }),
  'employer first, dates alone': (person, dates) => ({
    header: [],
    blocks: [
      line(person.name),
      line(`Phone: ${person.phone}`),
      line(`Email: ${person.email}`),
      line(`Address: ${person.address}`),
      gap,
      line('EMPLOYMENT HISTORY:'),
      ...jobs(person, dates, (job, when) => [
        line(`${job.company}, ${job.place}`),
        line(job.title),
        line(when),
      ]),
      line('EDUCATION:'),
      ...person.schools.flatMap((school) => [
        line(school.degree),
        line(`${school.school}, ${school.place}`),
        line(`Graduated: ${school.year}`),
        gap,
      ]),
      line('CORE COMPETENCIES:'),
      line(person.skills.join(' | ')),
    ],
  }),
  'header contacts': (person, dates) => ({
    header: [`${person.email} | ${person.phone}`, person.address],
    blocks: [
      line(person.name),
      gap,
      line('Summary'),
      line('Reliable worker who learns fast and likes to help.'),
      gap,
      line('Experience'),
      ...jobs(person, dates, (job, when) => [
        line(`${job.title} | ${job.company} | ${job.place} | ${when}`),
      ]),
      line('Education'),
      ...person.schools.map((school) =>
        line(`${school.degree} | ${school.school} | ${school.year}`),
      ),
      gap,
      line('Skills'),
      ...person.skills.map(item),
    ],
  }),
  'inline headings': (person, dates) => ({
    header: [],
    blocks: [
      line(person.name),
      line(`${person.address}, ${person.phone}, ${person.email}`),
      gap,
      line(`Skills: ${person.skills.join(', ')}`),
      gap,
      line('Experience:'),
      ...jobs(person, dates, (job, when) => [line(`${job.title} at ${job.company} (${when})`)]),
      ...person.schools.map((school) =>
        line(`Education: ${school.degree}, ${school.school}, ${school.year}`),
      ),
    ],
  }),
  'X & Y headings': (person, dates) => ({
    header: [],
    blocks: [
      line(person.name),
      line(person.email),
      line(person.phone),
      line(person.address),
      gap,
      line('Work & Volunteer Experience'),
      ...jobs(person, dates, (job, when) => [
        line(`${job.company} — ${job.title}`),
        line(`${job.place}\t${when}`),
      ]),
      line('Education & Skills'),
      ...person.schools.map(schoolLine),
      ...person.skills.map(item),
    ],
  }),
  'table of jobs': (person, dates) => ({
    header: [],
    blocks: [
      row([line(person.name)], [line(person.phone)], [line(person.email)]),
      line(person.address),
      gap,
      line('Work History'),
      ...person.jobs.map((job) =>
        row(
          [line(dates(job.from, job.to).text)],
          [line(`${job.title}, ${job.company}`), line(job.place), ...deeds(job)],
        ),
      ),
      gap,
      line('Education'),
      ...person.schools.map((school) =>
        row([line(school.year)], [line(school.degree)], [line(school.school)]),
      ),
      gap,
      line('Skills'),
      row(person.skills.slice(0, 2).map(line), person.skills.slice(2).map(line)),
    ],
  }),
  'two columns': (person, dates) => ({
    header: [],
    blocks: [
      line(person.name),
      row(
        [
          line('CONTACT'),
          line(person.phone),
          line(person.email),
          line(person.address),
          gap,
          line('SKILLS'),
          ...person.skills.map(item),
          gap,
          line('EDUCATION'),
          ...person.schools.flatMap((school) => [
            line(school.degree),
            line(school.school),
            line(school.year),
            gap,
          ]),
        ],
        [
          line('EXPERIENCE'),
          ...jobs(person, dates, (job, when) => [
            line(job.title),
            line(`${job.company}, ${job.place}`),
            line(when),
          ]),
        ],
      ),
    ],
  }),
  'headings on the left': (person, dates) => ({
    header: [],
    blocks: [
      line(person.name),
      contactLine(person),
      row(
        [line('Experience')],
        jobs(person, dates, (job, when) => [
          line(`${job.title}, ${job.company}`),
          line(`${job.place} | ${when}`),
        ]),
      ),
      row([line('Education')], person.schools.map(schoolLine)),
      row([line('Skills')], [line(person.skills.join(', '))]),
    ],
  }),
  'box beside the text': (person, dates) => ({
    header: [],
    blocks: [
      line(person.name),
      { kind: 'box', blocks: [line(person.phone), line(person.email), line(person.address)] },
      { kind: 'box', blocks: [line('Skills'), ...person.skills.map(item)] },
      gap,
      line('Experience'),
      ...jobs(person, dates, (job, when) => [line(`${job.title}, ${job.company}`), line(when)]),
      line('Education'),
      ...person.schools.map(schoolLine),
    ],
  }),
  "LinkedIn's profile": (person, dates) => ({
    header: [],
    blocks: [
      row(
        [
          line('Contact'),
          line(person.phone),
          line(person.email),
          gap,
          line('Top Skills'),
          ...person.skills.map(line),
        ],
        [
          line(person.name),
          line(`${person.jobs[0]?.title ?? ''} and more`),
          line(person.address),
          gap,
          line('Experience'),
          ...jobs(person, dates, (job, when) => [
            line(job.company),
            line(job.title),
            line(`${when} (2 years 3 months)`),
          ]),
          line('Education'),
          ...person.schools.flatMap((school) => [
            line(school.school),
            line(`${school.degree} · (${school.year})`),
            gap,
          ]),
        ],
      ),
    ],
  }),
};
