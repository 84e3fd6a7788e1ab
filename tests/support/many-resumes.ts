import {
  blankEducation,
  blankExperience,
  type Education,
  type Experience,
  type LearnerRecord,
  type Sections,
} from '@/domain/resume/record-schema';
import { hideSection, moveSection, setLayout } from '@/domain/sections/edit-sections';
import { anaLopez } from './sample-resume';

type Parts = {
  name?: string;
  email?: string;
  phone?: string;
  address?: string;
  jobs?: Partial<Experience>[];
  schools?: Partial<Education>[];
  skills?: string[];
  sections?: Sections;
};

const sentence = 'Kept records of every delivery and told the lead about each one that came late.';

function resumeOf({
  jobs = [],
  schools = [],
  skills = [''],
  sections,
  ...person
}: Parts): LearnerRecord {
  return {
    personalInfo: { name: '', email: '', phone: '', address: '', ...person },
    experience: jobs.map((job, index) => ({
      ...blankExperience(() => `job-${String(index)}`),
      ...job,
    })),
    education: schools.map((school, index) => ({
      ...blankEducation(() => `school-${String(index)}`),
      ...school,
    })),
    skills,
    parStatements: [],
    currentProblem: '',
    currentAction: '',
    currentResult: '',
    ...(sections && { sections }),
  };
}

function manyJobs(count: number, bullets: number): Partial<Experience>[] {
  return Array.from({ length: count }, (_, index) => ({
    jobTitle: `Warehouse Associate ${String(index + 1)}`,
    company: 'Miami Valley Storage',
    location: 'Moraine, Ohio',
    startDate: `May ${String(2000 + index)}`,
    endDate: `April ${String(2001 + index)}`,
    description: Array.from({ length: bullets }, (_, line) =>
      `${sentence} `.repeat(1 + (line % 4)),
    ).join('\n'),
  }));
}

const [lineCook, packer] = anaLopez.experience;
const everySection: Sections = {
  summary: [
    { id: 'summary', text: 'Line cook with six years in busy kitchens.\nKnows each post.' },
  ],
  certificates: [
    { id: 'c1', name: 'Food Handler Card', issuer: 'State of Ohio', year: '2024', number: '12345' },
    { id: 'c2', name: 'Forklift Operator', issuer: '', year: '2022', number: '' },
  ],
  languages: [
    { id: 'l1', language: 'Spanish', level: 'Native or bilingual' },
    { id: 'l2', language: 'English', level: '' },
  ],
  volunteer: [
    {
      id: 'v1',
      jobTitle: 'Driver',
      company: 'Food Pantry',
      location: 'Dayton, Ohio',
      startDate: 'May 2021',
      endDate: 'Present',
      description: 'Drove meals to 20 homes.\nKept the van clean.',
    },
  ],
  awards: [{ id: 'a1', name: 'Employee of the Month', issuer: 'Riverside Diner', year: '2023' }],
  references: [
    { id: 'r1', name: 'Maria Gomez', relation: 'shift lead', phone: '(937) 555-0143', email: '' },
  ],
  own: [{ id: 'own', text: 'Own tools and truck.' }],
};
/** With something in each section; its references are not on the paper. */
export const sectioned = resumeOf({
  ...anaLopez.personalInfo,
  jobs: [...anaLopez.experience],
  schools: [...anaLopez.education],
  skills: anaLopez.skills,
  sections: everySection,
});
const named = (name: string): LearnerRecord =>
  resumeOf({ ...anaLopez.personalInfo, name, jobs: [lineCook ?? {}] });

/** Resumes of invented people, from nothing to four pages; `isLatin`: the PDF's fonts have every letter. */
export const manyResumes: readonly { what: string; resume: LearnerRecord; isLatin: boolean }[] = [
  ...Object.entries({
    whole: resumeOf({
      ...anaLopez.personalInfo,
      jobs: [...anaLopez.experience],
      schools: [...anaLopez.education],
      skills: anaLopez.skills,
    }),
    'with all sections': moveSection(
      setLayout(sectioned, 'title.own', 'Tools and Truck'),
      'skills',
      'up',
      ['education', 'skills'],
    ),
    'sections hidden and references listed': setLayout(
      (['education', 'skills', 'awards', 'languages'] as const).reduce(
        (resume, section) => hideSection(resume, section, true),
        sectioned,
      ),
      'references',
      'list',
    ),
    'nothing typed': resumeOf({}),
    'a name only': resumeOf({ name: 'Ana Lopez' }),
    'no name': resumeOf({ email: 'ana@example.com', jobs: [packer ?? {}] }),
    'no job': resumeOf({
      name: 'Ana Lopez',
      schools: [...anaLopez.education],
      skills: ['Forklift'],
    }),
    'no school': resumeOf({ name: 'Ana Lopez', jobs: [lineCook ?? {}] }),
    'skills only': resumeOf({ skills: ['Food safety', 'inventory', ' ', 'Spanish'] }),
    'one bullet': resumeOf({ jobs: [{ description: 'Swept the floor.' }] }),
    'dates only': resumeOf({ jobs: [{ startDate: '2019', endDate: 'Present' }] }),
    'a year only': resumeOf({ schools: [{ graduationYear: '2021' }] }),
    'twelve jobs': resumeOf({ name: 'Ana Lopez', jobs: manyJobs(12, 2) }),
    'three pages': resumeOf({ name: 'Ana Lopez', jobs: manyJobs(8, 9) }),
    'four pages': resumeOf({ name: 'Ana Lopez', jobs: manyJobs(10, 12), skills: ['Forklift'] }),
    'one job over two pages': resumeOf({ name: 'Ana Lopez', jobs: manyJobs(1, 60) }),
    'a long title': resumeOf({
      jobs: [{ ...lineCook, jobTitle: 'Senior Lead Warehouse Associate and Forklift Trainer' }],
    }),
    'a title of three lines': resumeOf({ jobs: [{ ...lineCook, jobTitle: sentence.repeat(3) }] }),
    'a word wider than the page': resumeOf({ name: 'Ana Lopez', skills: ['x'.repeat(300)] }),
    'a long name': resumeOf({ name: 'Maria Guadalupe Fernandez de la Torre y Villanueva Ortega' }),
    'a long date': resumeOf({ jobs: [{ ...lineCook, startDate: sentence.repeat(2) }] }),
    'many skills': resumeOf({
      name: 'Ana Lopez',
      skills: Array.from(
        { length: 30 },
        (_, at) => `Customer service ${'a'.repeat(at % 7)}${String(at)}`,
      ),
    }),
    'letters that fonts join': resumeOf({
      name: 'Effie Fflint',
      skills: ['office filing', 'Affi'],
    }),
    'typed bullets': resumeOf({ jobs: [{ description: '• One\n- Two\n* Three\n\n  Four  ' }] }),
    'signs of markup': resumeOf({
      name: 'A & B <i>"x"</i>',
      skills: ["5 > 3 & 2 < 4 'ok' (a) \\n"],
    }),
    spanish: named('José Ángel Muñoz Ibáñez'),
    vietnamese: named('Nguyễn Thị Hạnh Đặng'),
    polish: named('Żółć Łukasz Gęś'),
    'accents of their own': named('Jose\u0301 Nguye\u0302\u0303n'),
    'signs without a shape': named('Ana\u200BLopez\u00AD\uFEFF\u0007'),
  }).map(([what, resume]) => ({ what, resume, isLatin: true })),
  ...Object.entries({
    emoji: named('Ana Lopez 🍳👩‍🍳'),
    arabic: named('مريم حداد'),
    chinese: named('王小明'),
  }).map(([what, resume]) => ({ what, resume, isLatin: false })),
];
