import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeTextResume } from '@/domain/export/text-resume';
import { resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { someResume } from '@tests/support/some-resume';

test('the text holds every word of the resume in its order, and only headings and signs beside them', () => {
  fc.assert(
    fc.property(someResume, (resume) => {
      const text = writeTextResume(resumeBlocks(resume));
      expect(lettersOf(text)).toBe(lettersOf(typedWords(resume).join(' ')));
    }),
  );
});

test('the paper says its texts in the same order', () => {
  fc.assert(
    fc.property(someResume, (resume) => {
      const texts = blockTexts(resumeBlocks(resume)).join(' ');
      expect(lettersOf(texts)).toBe(lettersOf(typedWords(resume).join(' ')));
    }),
  );
});

/** Said by hand and not by the writer's own helpers: what the person typed, in the order of the sheet. */
function typedWords({ personalInfo, experience, education, skills }: LearnerRecord): string[] {
  const { name, address, phone, email } = personalInfo;
  const jobs = experience.map((job) => [
    // The one end date of these resumes that the paper says in another word.
    headOf(
      [job.jobTitle, job.company, job.location],
      `${job.startDate} ${job.endDate === 'now' ? 'Present' : job.endDate}`,
    ),
    `${job.description} ${job.achievement ?? ''}`,
  ]);
  const schools = education.map((school) =>
    headOf([school.degree, school.school, school.location], school.graduationYear),
  );
  return [
    name,
    address,
    phone,
    email,
    ...titled('Experience', jobs.flat()),
    ...titled('Education', schools),
    ...titled('Skills', skills),
  ];
}

/** The dates stand beside what is said first. */
function headOf(texts: readonly string[], dates: string): string {
  const [title = '', ...place] = texts.filter((text) => text.trim() !== '');
  return [title, dates, ...place].join(' ');
}

function titled(title: string, texts: readonly string[]): string[] {
  return lettersOf(texts.join('')) === '' && !hasSign(texts) ? [] : [title, ...texts];
}

/** Letters and numbers in their plain form: separators and bullet signs are the writer's own. */
function lettersOf(text: string): string {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).join('');
}

/** Where nobody typed a letter the heading may stand all the same, over a sign. */
function hasSign(texts: readonly string[]): boolean {
  return texts.some((text) => /[^\s\p{Cf}\uFE00-\uFE0F•·▪‣*–—-]/u.test(text));
}
