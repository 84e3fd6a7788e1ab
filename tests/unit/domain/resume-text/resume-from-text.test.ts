import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resumeFromText } from '@/domain/resume-text/resume-from-text';
import { sectionsOf } from '@/domain/resume-text/sections/section-headings';
import { textLines } from '@/domain/resume-text/lines/text-lines';
import { cleanText } from '../../../../src/domain/resume-text/lines/clean-text';
import { fuzz } from '@tests/support/fuzz';
import { growth } from '@tests/support/growth';
import { hardResumes } from '@tests/support/resume-texts/hard-resumes';
import { plainResumes } from '@tests/support/resume-texts/plain-resumes';
import { trickyResumes } from '@tests/support/resume-texts/tricky-resumes';

const samples = [...plainResumes, ...trickyResumes, ...hardResumes];
const sampleLines = samples.flatMap(({ text }) => text.split('\n'));

describe('the reader of resume text', () => {
  test.each(samples.map((sample) => [sample.about, sample.text]))(
    'loses no word of a resume: %s',
    (_, text) => {
      expect(lostWords(text)).toEqual([]);
    },
  );

  test('loses no word of any text', () => {
    const line = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...sampleLines) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '',
          '\t',
          'Skills: a, b',
          'Education',
          'EXPERIENCE',
          'Cook, Diner, 2019 - 2020',
        ),
      },
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        // Letters of other forms come in as plain ones.
        expect(lostWords(cleanText(lines.join('\n')))).toEqual([]);
      }),
      fuzz(200),
    );
  });

  test('keeps lines it is not sure of as they were written', () => {
    const { rest } = resumeFromText('Kim Tran\n  I *once* worked,  in a shop. \n\n# OTHER\n- x  y');
    expect(rest).toEqual(['I *once* worked,  in a shop.', '# OTHER', '- x  y']);
  });

  test("takes nobody else's phone or email for the person's own", () => {
    const { fields } = resumeFromText(
      'Fatima Hassan\n\nReferences\nJo Park\n330-555-0122\njo@example.com',
    );
    expect(fields.personalInfo).toEqual({ name: 'Fatima Hassan' });
    expect(resumeFromText('Call 614-555-0190 or jobs@example.com').fields.personalInfo).toEqual({});
  });

  test('is empty for an empty text', () => {
    const fields = { personalInfo: {}, experience: [], education: [], skills: [], sections: {} };
    expect(resumeFromText('')).toEqual({ fields, rest: [] });
    expect(resumeFromText(' \r\n\t\n---')).toEqual({ fields, rest: [] });
  });

  test.each([
    ['commas', ', '.repeat(100_000)],
    ['one long word', 'A'.repeat(200_000)],
    ['dashes', 'a - '.repeat(50_000)],
    ['capital words on one line', 'Ab '.repeat(60_000)],
    ['spaces', `x${' '.repeat(200_000)}y`],
    ['marks at the end of lines', `Experience\n${`x${',;-'.repeat(90)}y\n`.repeat(700)}`],
    ['short dated lines', `Experience\n${'Cook, Diner, 2019 - 2020\n'.repeat(2500)}`],
    ['city names', `Experience\n${`${'Aa '.repeat(60)}, OH 2019 - 2020\n`.repeat(1000)}`],
    ['schools', `Education\n${'A School, A School, 2019\n'.repeat(2500)}`],
    ['skills', `Skills\n${'a;b|c,'.repeat(30_000)}`],
    ['a summary on one line', `Summary\n${'a b, '.repeat(40_000)}`],
    ['a summary of short lines', `Summary\n${'ab cd\n'.repeat(8000)}`],
    ['languages', `Languages\n${`${'English and '.repeat(24)}\n`.repeat(700)}`],
    ['certificates', `Licenses\n${`${'A (, 2019 '.repeat(29)}\n`.repeat(700)}`],
    ['references', `References\n${`${'A Bc, 555-0134, '.repeat(18)}\n`.repeat(700)}`],
    ['at signs', 'a@a.'.repeat(50_000)],
    ['one long word with an at sign', `${'a.'.repeat(60_000)}@${'b.'.repeat(60_000)}`],
    ['phone digits', `${'1 '.repeat(140)}\n`.repeat(700)],
  ])('takes time in step with the length for %s', (_, text) => {
    expect(growth(resumeFromText, text)).toBeLessThan(10);
  });
});

/** Words of headings and labels, and the small words between two facts ("at", "to", "in"). */
const dropped = new Set(
  `name full nombre e mail email address correo electrónico phone number telephone tel cell mobile home teléfono celular dirección
  at en to until through thru a hasta al o in as for with from`.split(/\s+/u),
);

/** Words of the text that are neither in a field nor in the rest. */
function lostWords(text: string): string[] {
  const { fields, rest } = resumeFromText(text);
  const kept = new Set(
    wordsOf(
      `${JSON.stringify(fields)}\n${rest.join('\n')}`.replaceAll(
        /\\(?:u[\da-f]{4}|[bfnrt])/gu,
        ' ',
      ),
    ),
  );
  for (const { heading } of sectionsOf(textLines(text))) {
    for (const word of wordsOf(heading?.raw ?? '')) kept.add(word);
  }
  // A numbered list loses its numbers, as other lists lose their bullets.
  const unnumbered = text
    .split(/\r\n?|\n/u)
    .map((line) => line.replace(/^\s*\d{1,2}[.)]\s/u, ''))
    .join('\n');
  return wordsOf(unnumbered).filter((word) => !kept.has(word) && !dropped.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
