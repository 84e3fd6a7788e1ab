import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue, moduleActivities } from '@/content/en/catalogue';
import { chapterActivities } from '@/content/en/chapter-activities';
import { chapters } from '@/content/en/chapters';
import { downloads } from '@/content/en/downloads';
import { forumCategories } from '@/content/en/forum';
import { interviewQuestions } from '@/content/en/interview-questions';
import { learningEvents } from '@/content/en/learning-events';
import { narrativeSlides, spotTheDifference, starFields } from '@/content/en/module-2';
import {
  employerQuestions,
  followUpTemplate,
  networkingSections,
  pitchFields,
} from '@/content/en/module-3';
import { resourceSections } from '@/content/en/resource-hub';
import { guides } from '@/content/en/guides';
import { behavioralQuestions } from '@/content/en/behavioral-questions';
import { hourlyQuestions } from '@/content/en/hourly-questions';
import { rubric, rubricLevels } from '@/content/en/rubric';
import { sampleResumes } from '@/content/en/sample-resumes';
import { sources } from '@/content/en/sources';
import { tailoredExample, workshopPlans } from '@/content/en/staff-plans';
import { alignmentScore } from '@/domain/tailoring/alignment-score';
import { daysUntilNextCheck } from '@/domain/course/source-check';
import { addDays, textToDay } from '@/domain/job-search/days';
import { contentFiles, readContent } from '../../support/content-files';

const handoutsFolder = new URL('../../../src/content/en/handouts/', import.meta.url);
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
const partsByModule: Record<number, readonly { id: string; title: string }[]> = {
  1: learningEvents,
  2: narrativeSlides,
  3: networkingSections,
};
const resourceItems = resourceSections.flatMap(({ items }) => items);

describe('the names and numbers of the spec', () => {
  test('three modules carry the titles of the spec', () => {
    expect(titles(catalogue)).toEqual([
      'Build Your Resume',
      'Crafting Your Career Narrative',
      'Networking and Interviewing',
    ]);
    expect(catalogue.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('module 1 has five titled activities, each done in the chapter of its number', () => {
    expect(moduleActivities.map(({ id, chapter }) => [id, chapter])).toEqual(
      [1, 2, 3, 4, 5].map((id) => [id, id]),
    );
    for (const [index, { title }] of moduleActivities.entries()) {
      expect(chapters[index]?.title).toBe(`Chapter ${index + 1}: ${title}`);
    }
  });

  test('the nine learning events keep their order and names', () => {
    expect(titles(learningEvents)).toEqual([
      'Gaining Attention',
      'Learning Objectives',
      'Reflecting',
      'Core Concepts',
      'Tools',
      'Practice',
      'Peer Review',
      'Final Assessment',
      'Looking Ahead',
    ]);
  });

  test('module 2 has its five slides and module 3 its five sections', () => {
    expect(titles(narrativeSlides)).toEqual([
      'Introduction',
      'Part 1: Modern Resume',
      'Part 2: Cover Letter',
      'Part 3: STAR Method',
      'Wrap Up',
    ]);
    expect(titles(networkingSections)).toEqual([
      'Introduction',
      'Networking',
      'Interviewing',
      'Follow-Up',
      'Wrap Up',
    ]);
  });

  test('the rubric has seven rows that make 15 points, and three levels', () => {
    expect(rubric.map(({ points }) => points)).toEqual([3, 2, 1, 3, 3, 2, 1]);
    expect(rubric.reduce((sum, { points }) => sum + points, 0)).toBe(15);
    expect(rubricLevels.map(({ above, label }) => [above, label])).toEqual([
      [12, 'Exemplary'],
      [8, 'Proficient'],
      [-1, 'Needs Improvement'],
    ]);
  });

  test('each chapter has a script of three to six short lines, and only chapter 2 has keywords', () => {
    for (const { script } of chapters) {
      expect(script.length).toBeGreaterThanOrEqual(3);
      expect(script.length).toBeLessThanOrEqual(6);
      for (const line of script) expect(line.text.length).toBeLessThanOrEqual(120);
    }
    expect(chapters.filter(({ keywords }) => keywords).map(({ id }) => id)).toEqual([2]);
    expect(chapters[1]?.keywords).toHaveLength(7);
  });

  test('the interview simulator has five questions, and each strategy gives a task for tonight', () => {
    expect(interviewQuestions).toHaveLength(5);
    for (const { q, a, checks } of [
      ...interviewQuestions,
      ...hourlyQuestions,
      ...behavioralQuestions,
    ]) {
      expect(a, q).toContain('\nTonight: ');
      expect(new Set(checks).size, q).toBe(3);
    }
  });

  test('the activities have their fields under the ids of the spec', () => {
    expect(starFields.map(({ id }) => id)).toEqual(['s', 't', 'a', 'r']);
    expect(pitchFields.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(followUpTemplate.fields.map(({ id, placeholder }) => [id, placeholder])).toEqual([
      ['interviewerName', '[Interviewer Name]'],
      ['jobTitle', '[Job Title]'],
      ['specificPoint', '[something specific from your conversation]'],
    ]);
    expect(spotTheDifference.letters.map(({ id }) => id)).toEqual(['generic', 'tailored']);
    expect(employerQuestions.length).toBeGreaterThanOrEqual(3);
  });

  test('the sample posting holds the seven keywords, and each is highlighted exactly once', () => {
    const { posting } = chapterActivities;
    const text = [posting.title, ...posting.paragraphs, ...posting.duties, ...posting.needs].join(
      '\n',
    );
    const highlighted = [...posting.hardSkills, ...posting.softSkills, ...posting.keyDuties].map(
      ({ phrase }) => phrase,
    );
    for (const phrase of highlighted) expect(text).toContain(phrase);
    expect(highlighted).toEqual(chapters[1]?.keywords?.toSorted(byPlaceIn(highlighted)));
  });

  test('the samples of the builder have the counts and ids of the spec', () => {
    const { tailoring, peerReview } = chapterActivities;
    expect(tailoring.keywords).toEqual(['customer service', 'sales', 'training', 'software']);
    expect(tailoring.parStatements).toHaveLength(2);
    expect(peerReview.submissions.map(({ id }) => id)).toEqual([101, 102]);
  });

  test('the follow-up template uses each field and no other', () => {
    const text = JSON.stringify([
      followUpTemplate.subject,
      followUpTemplate.greeting,
      ...followUpTemplate.body,
    ]);
    const used = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, id]) => id));
    expect(used).toEqual(new Set(followUpTemplate.fields.map(({ id }) => id)));
  });

  test('the example pitch takes about half a minute to say', () => {
    const words = pitchFields.flatMap(({ example }) => example.split(' ')).length;
    expect(words).toBeGreaterThanOrEqual(45);
    expect(words).toBeLessThanOrEqual(75);
  });

  test('the forum has the categories and topics of the spec', () => {
    expect(forumCategories.map(({ title, topics }) => [title, ...titles(topics)])).toEqual([
      ['General Discussion', 'Welcome & Introductions', 'Questions & Feedback'],
      ['Module 1', 'Module 1 Discussion', 'Peer Resume Review, Activity 3.3'],
      ['Module 2', 'Module 2 Discussion', 'Simulated Networking Event, Activity 4.3'],
      [
        'Module 3',
        'Module 3 Discussion',
        'Mock Interview Feedback, Activity 5.2',
        'Follow-Up Email Review, Activity 5.3',
      ],
    ]);
  });

  test('the resource hub has four sections, two sites, three downloads and nine items to come', () => {
    const kinds = resourceItems.map(({ kind }) => kind);
    expect(titles(resourceSections)).toEqual([
      'Resume',
      'Networking',
      'Interview',
      'Well-being tools',
    ]);
    const hosts = resourceItems.flatMap((item) =>
      item.kind === 'link' ? [new URL(item.href).host] : [],
    );
    expect(hosts).toHaveLength(2);
    expect(new Set(hosts).size).toBe(2);
    expect(kinds.filter((kind) => kind === 'download')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'coming-soon')).toHaveLength(9);
  });
});

describe('links and sources', () => {
  test('every link out of the site is https and every source is used in the prose', () => {
    const outside = [
      ...sources.map(({ url }) => url),
      ...resourceItems.flatMap((item) => (item.kind === 'link' ? [item.href] : [])),
    ];
    for (const href of outside) expect(new URL(href).protocol).toBe('https:');
    const prose = contentFiles()
      .map((file) => readContent(file))
      .join('\n');
    for (const { id } of sources) expect(prose).toContain(`<Source id="${id}" />`);
  });

  test('each rule of law or money says when its copy is of and when it is due again; a study does not age', () => {
    const studies = new Set(['ladders-2018', 'ladders-2012', 'resumego-2024', 'weak-ties-2022']);
    for (const { id, check, year } of sources) {
      expect(Boolean(check), id).toBe(!studies.has(id));
      expect(Boolean(year), `${id}: a year that the copy does not show is a guess`).toBe(!check);
      if (!check || check.copyOf === null) continue;
      expect(textToDay(check.copyOf), id).not.toBeNull();
      expect(textToDay(check.next), id).not.toBeNull();
      expect(check.next > check.copyOf, id).toBe(true);
      const limit = addDays(check.copyOf, daysUntilNextCheck[check.kind]) ?? '';
      expect(check.next <= limit, `${id}: ${check.next} is after ${limit}`).toBe(true);
    }
  });

  test('no sample resume names an employer that nobody can call', () => {
    const employers = sampleResumes.flatMap(({ jobs }) => jobs.map(({ employer }) => employer));
    for (const employer of employers) expect(employer).not.toMatch(/\b(?:program|work crew)\b/i);
  });

  test('links inside the facts lead to parts of modules that exist, and name them', () => {
    for (const item of resourceItems) {
      if (item.kind === 'guide') expect(guides.map(({ id }) => id)).toContain(item.guide);
      if (item.kind !== 'coming-soon') continue;
      const { href, linkText } = item.meanwhile;
      expect(Boolean(href), item.id).toBe(Boolean(linkText));
      if (!href) continue;
      const guide = guides.find(({ id }) => href === `/guides#${id}`);
      if (guide) {
        expect(linkText).toBe(guide.title);
        continue;
      }
      const [, moduleId, partId] = /^\/modules\/([123])#(.+)$/.exec(href) ?? [];
      const part = partsByModule[Number(moduleId)]?.find(({ id }) => id === partId);
      expect(linkText).toBe(`Module ${moduleId}, ${part?.title}`);
    }
  });

  test('beside each topic of the forum stands what to do now, at a part that exists', () => {
    for (const { doNow, title, where } of forumCategories.flatMap(({ topics }) => topics)) {
      const [, moduleId, partId] = /^\/modules\/([123])#(.+)$/.exec(doNow.href) ?? [];
      const parts = partsByModule[Number(moduleId)]?.map(({ id }) => id);
      if (moduleId) expect(parts).toContain(partId?.split('--')[0]);
      else expect(['/guides', '/resume-builder/chapter/5']).toContain(doNow.href);
      const [activity] = /Activity \d\.\d/.exec(title) ?? [];
      expect(where?.includes(activity ?? ''), title).toBe(activity ? true : undefined);
    }
  });

  test('the workshop plans fill their minutes, and each place that they name exists', () => {
    for (const { title, steps } of workshopPlans) {
      expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(Number.parseInt(title, 10));
      for (const { href } of steps) {
        const [, moduleId, partId] = /^\/modules\/([123])#(.+)$/.exec(href ?? '') ?? [];
        if (moduleId)
          expect(partsByModule[Number(moduleId)]?.map(({ id }) => id)).toContain(partId);
      }
    }
  });

  test('the key for Chapter 4 has all four words of its score', () => {
    expect(alignmentScore(tailoredExample.join('\n')).score).toBe(4);
  });

  test('ids are unique in each list', () => {
    for (const list of [sources, downloads, rubric, learningEvents, forumCategories]) {
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('each download has its file, and each file its download', () => {
    expect(readdirSync(handoutsFolder).sort()).toEqual(
      downloads.map(({ fileName }) => fileName).sort(),
    );
    for (const { fileName, href } of downloads) expect(href).toBe(`/downloads/${fileName}`);
  });
});

function byPlaceIn(list: readonly string[]): (a: string, b: string) => number {
  return (a, b) => list.indexOf(a) - list.indexOf(b);
}
