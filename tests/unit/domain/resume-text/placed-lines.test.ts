import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';
import { cleanText } from '@/domain/resume-text/lines/clean-text';
import { fuzz } from '@tests/support/fuzz';
import { hardResumes } from '@tests/support/resume-texts/hard-resumes';
import { plainResumes } from '@tests/support/resume-texts/plain-resumes';
import { trickyResumes } from '@tests/support/resume-texts/tricky-resumes';

const sampleLines = [...plainResumes, ...trickyResumes, ...hardResumes].flatMap(({ text }) =>
  text.split('\n'),
);

test('every line of any text is shown, with its place or without one', () => {
  const line = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...sampleLines) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'Education & Skills',
        'Skills: a, b',
        'Summer 2019',
        '1 Elm Road',
        'Lima, OH',
        '',
        'Volunteer & Work History',
        'Summary',
        'Certifications: CPR, First Aid, 2020',
        'Languages',
        'Spanish (fluent) and English',
        'Volunteer Work',
        'Objective',
        'References',
        'Kim Tran, 419-555-0102',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const { fields, lines: shown } = placedResume(lines.join('\n'));
      const texts = shown.map(({ text }) => text);
      const written = lines
        .flatMap((text) => text.split(/\r\n?|\n/u))
        .map((text) => cleanText(text).trim())
        .filter((text) => /[\p{L}\p{N}]/u.test(text));
      for (const text of written)
        expect(texts.some((one) => one.includes(text)) || isInParts(text, texts), text).toBe(true);
      for (const { target } of shown) {
        if (target?.kind === 'job') expect(fields.experience[target.index]).toBeDefined();
        if (target?.kind === 'section')
          expect(fields.sections[target.section]?.length).toBeGreaterThan(0);
        if (target?.kind === 'school') expect(fields.education[target.index]).toBeDefined();
        if (target?.kind === 'personal')
          for (const field of target.fields) expect(fields.personalInfo[field]).toBeDefined();
      }
    }),
    fuzz(600),
  );
});

/** A line of which only a part is left over is shown by that part, when nothing of it was taken. */
function isInParts(text: string, shown: readonly string[]): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => shown.some((one) => one.includes(word)));
}

test('says where each line of a resume went', () => {
  const { lines } = placedResume(
    'Kim Tran\nkim@example.com\nI like work.\n\nJobs\nCook, Diner, 2019 - 2020\n- Cooked\n\nEducation & Skills\nGED, Lima Center, 2012\ngrill, Spanish',
  );
  expect(lines.map(({ text, target }) => [text, target ? JSON.stringify(target) : null])).toEqual([
    ['Kim Tran', '{"kind":"personal","fields":["name"]}'],
    ['kim@example.com', '{"kind":"personal","fields":["email"]}'],
    ['I like work.', null],
    ['Jobs', '{"kind":"heading"}'],
    ['Cook, Diner, 2019 - 2020', '{"kind":"job","index":0}'],
    ['- Cooked', '{"kind":"job","index":0}'],
    ['Education & Skills', '{"kind":"heading"}'],
    ['GED, Lima Center, 2012', '{"kind":"school","index":0}'],
    ['grill, Spanish', '{"kind":"skills"}'],
  ]);
});
