import { afterAll, describe, expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { catalogue, moduleActivities } from '@/content/en/catalogue';
import { chapterActivities } from '@/content/en/chapter-activities';
import { chapters } from '@/content/en/chapters';
import { downloads } from '@/content/en/downloads';
import { forumCategories, forumNotice } from '@/content/en/forum';
import { interviewQuestions } from '@/content/en/interview-questions';
import { spotTheDifference, starFields } from '@/content/en/module-2';
import { employerQuestions, followUpTemplate, pitchFields } from '@/content/en/module-3';
import { resourceSections } from '@/content/en/resource-hub';
import { guides } from '@/content/en/guides';
import { needs } from '@/content/en/needs';
import { behavioralQuestions } from '@/content/en/behavioral-questions';
import { hourlyQuestions } from '@/content/en/hourly-questions';
import { tailoredExample, workshopPlans } from '@/content/en/staff-plans';
import { sampleResumes } from '@/content/en/sample-resumes';
import { unwrapLines } from '@/domain/text/line-width';
import { reflectingNotes } from '@/content/en/reflecting-notes';
import { rubric, rubricLevels } from '@/content/en/rubric';
import { sources } from '@/content/en/sources';
import { sources as spanishSources } from '@/content/es/sources';
import { sourcesLanguage as spanishSourcesLanguage } from '@/content/es/sources-language';
import { isUnsourcedFigure } from '../../support/figures';
import { handout } from '../../support/handout';
import { hardestInSpanish, readingEase } from '../../support/reading-ease';
import { hardestSentences, readingGrade } from '../../support/reading-grade';

describe('the words of the facts', () => {
  const grades: Record<string, string> = {};
  afterAll(() => console.table(grades));

  const facts: Record<string, unknown> = {
    catalogue: [catalogue, moduleActivities],
    'chapter scripts': chapters.map(({ objective, plainTitle, script }) => [
      objective,
      plainTitle,
      script,
    ]),
    'chapter activities': chapterActivities,
    rubric: [rubric.map(({ criteria }) => criteria), rubricLevels.map(({ meaning }) => meaning)],
    'spot the difference': spotTheDifference,
    'STAR fields': starFields,
    'pitch fields': pitchFields,
    'follow-up email': followUpTemplate,
    'interview questions': interviewQuestions,
    'hourly questions': hourlyQuestions,
    'behavioral questions': behavioralQuestions,
    'notes of Reflecting': reflectingNotes,
    guides: guides.map(({ title, summary }) => [title, summary]),
    needs,
    'workshop plans': [workshopPlans, tailoredExample],
    'sample resumes': sampleResumes,
    'questions to ask': employerQuestions,
    'resource hub': resourceSections.map(({ intro, items }) => [
      intro,
      items.map((item) => (item.kind === 'coming-soon' ? item.meanwhile.text : item)),
    ]),
    forum: [forumNotice, forumCategories.map(({ summary }) => summary)],
    sources: sources.map(({ says, caution }) => [says, caution]),
    agency,
    ...Object.fromEntries(
      downloads.map(({ fileName }) => [fileName, unwrapLines(handout(fileName))]),
    ),
  };

  test.each(Object.keys(facts))('%s reads at grade 7 or lower', (name) => {
    const texts = textsIn(facts[name]);
    const grade = readingGrade(texts);
    grades[name] = grade.toFixed(1);
    expect(grade, hardestSentences(texts, 8).join('\n')).toBeLessThanOrEqual(7);
  });

  // Their lists have no place for a source; the sources themselves say what each one found.
  test.each(Object.keys(facts).filter((name) => name !== 'sources'))(
    '%s gives no figure, for it could not name its source',
    (name) => {
      // How much a task asks for is no finding.
      const texts = textsIn(facts[name]).map((text) => text.replace('5 to 7', ''));
      expect(texts.filter(isUnsourcedFigure)).toEqual([]);
    },
  );
});

describe('what Spanish pages say of their sources', () => {
  test('is in Spanish, each source in its place, and easy to read', () => {
    expect(spanishSourcesLanguage).toBe('es');
    const texts = spanishSources.flatMap(({ says, caution }) => [says, caution]);
    expect(texts).toHaveLength(sources.length * 2);
    const english = new Set(sources.flatMap(({ says, caution }) => [says, caution]));
    expect(texts.filter((text) => english.has(text))).toEqual([]);
    for (const text of texts) {
      expect(readingEase([text]), hardestInSpanish([text], 3).join('\n')).toBeGreaterThanOrEqual(
        40,
      );
    }
    expect(readingEase(texts), hardestInSpanish(texts, 8).join('\n')).toBeGreaterThanOrEqual(70);
  });

  test('has the numbers of the English', () => {
    const numbersIn = (text: string) => (text.match(/\d[\d,.-]*\d|\d/g) ?? []).sort();
    for (const [index, { id, says, caution }] of sources.entries()) {
      const twin = spanishSources[index];
      expect(twin?.id).toBe(id);
      expect(numbersIn(`${twin?.says} ${twin?.caution}`), id).toEqual(
        numbersIn(`${says} ${caution}`),
      );
    }
  });
});

/**
 * Every sentence-like string inside a value: at least three words, no links, no ids.
 * The verb list's bare word lists are no sentences, so they are left out.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value
      .split('\n')
      .filter((text) => text.trim().split(/\s+/).length >= 3 && !text.startsWith('Verbs: '));
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
