import { describe, expect, test } from 'vitest';
import { sampleResumes } from '@/content/en/sample-resumes';
import { coachBullet, splitBullets } from '@/domain/coach/coach-bullet';
import { jobContext } from '@/domain/coach/job-context';
import type { CoachContext } from '@/domain/coach/coach-types';
import { verbForm } from '@/domain/language/en/verb-forms';
import { unwrapLines } from '@/domain/text/line-width';
import { knownKeywords } from '@/domain/language/en/known-keywords';
import { handout } from '@tests/support/handout';
import { contentFiles, readContent } from '@tests/support/content-files';

type OwnLine = { where: string; line: string; context: CoachContext };

const linesOf = (name: string) => unwrapLines(handout(`${name}.md`));

/** What the lessons show as a finished line of a resume. */
const lessonLines: OwnLine[] = contentFiles().flatMap((file) =>
  [...readContent(file).matchAll(/\*\*(?:After|Fitted|On the resume|Proof):\*\* (.+)/g)].map(
    ([, line = '']) => ({ where: file, line, context: { isPastJob: true } }),
  ),
);

const sampleJobs: OwnLine[] = sampleResumes.flatMap(({ id, jobs }) =>
  jobs.flatMap(({ dates, lines }) =>
    lines.map((line) => ({ where: id, line, context: contextOf(dates) })),
  ),
);

const verbExamples: OwnLine[] = linesOf('powerful-action-verbs')
  .filter((line) => line.startsWith('Example: '))
  .map((line) => ({
    where: 'verbs',
    line: line.replace('Example: ', ''),
    context: { isPastJob: true },
  }));

const worksheetLines: OwnLine[] = linesOf('experience-inventory-worksheet')
  .filter((line) => /^Resume line: ./.test(line))
  .map((line) => ({
    where: 'worksheet',
    line: line.replace('Resume line: ', ''),
    context: { isPastJob: true },
  }));

const templateLines: OwnLine[] = templateJobs();

const ownLines = [
  ...lessonLines,
  ...sampleJobs,
  ...verbExamples,
  ...worksheetLines,
  ...templateLines,
];

describe('the coach and the lessons agree', () => {
  test('on lines of every kind of sample', () => {
    for (const lines of [lessonLines, sampleJobs, verbExamples, worksheetLines, templateLines])
      expect(lines.length).toBeGreaterThan(1);
  });

  test.each(ownLines)('$where: $line', ({ line, context }) => {
    // The coach itself says of a missing number: if none fits, leave it as it is.
    const found = splitBullets(line)
      .flatMap(({ text }) => coachBullet(text, context))
      .filter(({ ruleId }) => ruleId !== 'missing-number');
    expect(found).toEqual([]);
  });

  test('on what a lesson quotes from a sample: it stands there word for word', () => {
    const quoted = contentFiles().flatMap((file) =>
      [...readContent(file).matchAll(/\*\*In the sample:\*\* (.+)/g)].map(([, line]) => line),
    );
    expect(quoted.length).toBeGreaterThan(0);
    for (const line of quoted) expect(sampleJobs.map((sample) => sample.line)).toContain(line);
  });

  test('on the time of a job that somebody still has', () => {
    const current = [...sampleJobs, ...templateLines].filter(
      ({ context }) => context.isPastJob === false,
    );
    expect(current.length).toBeGreaterThan(5);
    for (const { line } of current)
      expect(verbForm(line.split(' ', 1)[0]?.toLowerCase() ?? '')?.form, line).not.toBe('past');
  });

  test('on the list of verbs: each opens a line that the coach takes', () => {
    const verbs = linesOf('powerful-action-verbs')
      .filter((line) => line.startsWith('Verbs: '))
      .flatMap((line) => line.replace('Verbs: ', '').split(', '));
    for (const verb of verbs) {
      const line = `${verb.charAt(0).toUpperCase()}${verb.slice(1)} the team and 12 clients a day`;
      const found = coachBullet(line, { isPastJob: true });
      expect(
        found.map(({ ruleId }) => ruleId),
        verb,
      ).toEqual([]);
    }
  });

  test('on “helped”: named when it is all there is, kept when the step is named', () => {
    const rules = (line: string) => coachBullet(line).map(({ ruleId }) => ruleId);
    for (const line of ['Helped with 6 meals a day', 'Assisted 4 nurses a day with patients'])
      expect(rules(line), line).toEqual(['weak-opening']);
    for (const line of [
      'Helped lead a crew of 5',
      'Helped to cook 80 lunches a day',
      'Assisted in planning 12 meals a week',
    ])
      expect(rules(line), line).toEqual([]);
  });

  test('on “my”: it has no place in a line, whatever it belongs to', () => {
    const found = coachBullet('Trained 5 people on my team');
    expect(found.map(({ ruleId, params }) => [ruleId, params['word']])).toEqual([
      ['first-person', 'my'],
    ]);
  });

  test.each(knownKeywords.softSkills)(
    'on a posting’s “%s”: it may stand in the line that proves it',
    (word) => {
      const rules = (line: string) => coachBullet(line).map(({ ruleId }) => ruleId);
      expect(rules(`Covered 10 extra shifts in a year: ${word}`)).toEqual([]);
    },
  );
});

function contextOf(dates: string): CoachContext {
  return jobContext({ endDate: dates.split(' to ')[1] ?? '' });
}

/** The lines under each job of the template's sample, with the job's dates above them. */
function templateJobs(): OwnLine[] {
  const lines = linesOf('modern-resume-template');
  const sample = lines.slice(
    lines.indexOf('SAMPLE RESUME'),
    lines.indexOf('WHY THIS SAMPLE WORKS'),
  );
  let context: CoachContext = {};
  return sample.flatMap((line) => {
    if (/^\w+ \d{4} to /.test(line)) context = contextOf(line);
    return line.startsWith('- ') ? [{ where: 'template', line: line.slice(2), context }] : [];
  });
}
