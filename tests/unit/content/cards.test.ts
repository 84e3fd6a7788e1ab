import { describe, expect, test } from 'vitest';
import { learningEvents } from '@/content/en/learning-events';
import { narrativeSlides } from '@/content/en/module-2';
import { networkingSections } from '@/content/en/module-3';
import { module1Choices } from '@/content/en/scenes/module-1';
import { module2Choices } from '@/content/en/scenes/module-2';
import { module3Choices } from '@/content/en/scenes/module-3';
import { module1Choices as spanish1 } from '@/content/es/scenes/module-1';
import { module2Choices as spanish2 } from '@/content/es/scenes/module-2';
import { module3Choices as spanish3 } from '@/content/es/scenes/module-3';
import { moduleTests } from '@/content/en/module-tests';
import { hourlyPosting, quickLook, storyOrProof } from '@/content/en/sorting';
import { module1PictureWords } from '@/content/en/pictures/module-1';
import { module2PictureWords } from '@/content/en/pictures/module-2';
import { module3PictureWords } from '@/content/en/pictures/module-3';
import { partMinutes } from '@/content/en/part-minutes';
import { partMinutes as spanishMinutes } from '@/content/es/part-minutes';
import { rubric } from '@/content/en/rubric';
import { partCards } from '@/content/part-cards';
import { cardMinutes, roughTime } from '@/domain/course/card-minutes';
import { nextPoints } from '@/domain/course/next-points';
import { hardestSentences, readingGrade } from '../../support/reading-grade';
import { contentFiles } from '../../support/content-files';
import { renderPage, type RenderedPage } from '../../support/render-content';

const pagesIn = (language: 'en' | 'es') =>
  Promise.all(
    contentFiles(language)
      .filter((file) => file.startsWith('module-'))
      .map((file) => renderPage(file, language)),
  );
const [pages, spanishPages] = await Promise.all([pagesIn('en'), pagesIn('es')]);
const choices = [...module1Choices, ...module2Choices, ...module3Choices];
const spanishChoices = [...spanish1, ...spanish2, ...spanish3];
const pictures = { ...module1PictureWords, ...module2PictureWords, ...module3PictureWords };

/** What stands on the first path: without what is folded up. */
function firstPath(html: string): string {
  return html.replaceAll(/<details>.*?<\/details>/gs, ' ');
}

function withoutTitle(html: string): string {
  return html.replaceAll(/<h3>.*?<\/h3>/gs, ' ');
}

function wordsIn(html: string): number {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;
}

type LessonCard = ReturnType<typeof cardsOf>[number];

/** As the card itself counts: its words, read slowly, and its task. */
function minutesOf({ body, task }: LessonCard): number {
  return cardMinutes(wordsIn(withoutTitle(firstPath(body))), task);
}

/** The words of the activities that are data: what stands there before and after a press. */
function activityWords(body: string): number {
  const ids = new Set([...body.matchAll(/data-activity="([^"]+)"/g)].map(([, id = '']) => id));
  const asked = choices.filter(({ id }) => ids.has(id));
  const sorted = [storyOrProof, hourlyPosting].filter(({ id }) => ids.has(id));
  const texts = [
    ...asked.flatMap(({ title, situation, question, choices: own }) => [
      title,
      situation,
      question,
      ...own.map(({ text }) => text),
      longest(own.map(({ why }) => why)),
    ]),
    ...textsIn(sorted),
  ];
  return texts.join(' ').split(/\s+/).length;
}

function longest(texts: string[]): string {
  return texts.reduce((one, other) => (other.length > one.length ? other : one), '');
}

function cardsOf({ html }: RenderedPage) {
  return html
    .split('<section data-card=')
    .slice(1)
    .map((card) => ({
      title: /^"([^"]*)"/.exec(card)?.[1] ?? '',
      task: Number(/data-task="(\d+)"/.exec(card)?.[1] ?? 0),
      body: card.slice(card.indexOf('>') + 1),
    }));
}

describe.each(pages)('$file', (page) => {
  test('is cut into cards, each of 5 minutes at most with its task', () => {
    const cards = cardsOf(page);
    const count = [...page.source.matchAll(/<Card /g)].length;
    expect(cards).toHaveLength(count);
    expect(count).toBeGreaterThanOrEqual(2);
    for (const card of cards) expect(minutesOf(card), card.title).toBeLessThanOrEqual(5);
  });

  test('counts the time of each thing to try', () => {
    for (const { title, body, task } of cardsOf(page))
      if (body.includes('data-activity=') && !body.includes('module-activities'))
        expect(task, title).toBeGreaterThanOrEqual(activityWords(body) / 110);
  });
});

test.each([
  ['English', pages, partMinutes],
  ['Spanish', spanishPages, spanishMinutes],
])(
  'a part has the minutes of its cards, read slowly and with what they ask for now, in %s',
  (_, own, partMinutesOf) => {
    const folders: Record<string, readonly { id: string; file: string }[]> = {
      1: learningEvents,
      2: narrativeSlides,
      3: networkingSections,
    };
    for (const [module, parts] of Object.entries(folders)) {
      const sums = parts.map(({ id, file }) => {
        const page = own.find((one) => one.file === file);
        if (!page) throw new Error(file);
        const cards = cardsOf(page);
        expect(partCards[Number(module)]?.[id], id).toBe(cards.length);
        return [id, cards.map(minutesOf).reduce((sum, one) => sum + one, 0)];
      });
      expect(partMinutesOf[Number(module)]).toEqual(Object.fromEntries(sums));
    }
  },
);

test('half an hour is enough for about three short parts of module 1', () => {
  const short = Object.values(partMinutes[1] ?? {}).sort((one, other) => one - other);
  expect(short.slice(0, 3).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(30);
});

test('a length of time is said as people say it', () => {
  const said = [3, 12, 52, 58, 80, 152].map((minutes) => roughTime(minutes));
  expect(said.map(({ unit, text }) => `${text} ${unit}`)).toEqual([
    '3 minutes',
    '15 minutes',
    '55 minutes',
    '1 hours',
    '1½ hours',
    '2½ hours',
  ]);
});

test('module 1 is 2,000 words at most on its first path', () => {
  const own = pages.filter(({ file }) => file.startsWith('module-1/'));
  const words = own.reduce((sum, { html }) => sum + wordsIn(firstPath(html)), 0);
  expect(words).toBeLessThanOrEqual(2000);
});

test('each card of each module has one picture and one thing to do, in both languages', () => {
  for (const { file, source } of [...pages, ...spanishPages])
    for (const card of source.split('<Card ').slice(1)) {
      const [start = ''] = card.split('>');
      expect(start, file).toContain('picture="');
      expect(card, `${file}: ${start}`).toMatch(/<Do id=|<Activity id=/);
    }
});

test('each part of a module has its plain words', () => {
  for (const { title, plainTitle } of [
    ...learningEvents,
    ...narrativeSlides,
    ...networkingSections,
  ])
    expect(plainTitle.split(' ').length, title).toBeGreaterThanOrEqual(3);
});

test('where a lesson sends people to the builder, it says what to do without an account', () => {
  for (const { file, source } of pages.filter((page) => page.source.includes('<ChapterLink')))
    for (const card of source.split('<Card ').slice(1))
      if (card.includes('<ChapterLink'))
        expect(card, file).toMatch(/With a free account, you can also [^<>]*<ChapterLink/);
});

test('every drawing of a module stands in it, and no page shows one twice', () => {
  const source = pages.map((page) => page.source).join('\n');
  const shown = [...source.matchAll(/(?:Picture id|picture)="([^"]+)"/g)].map(([, id = '']) => id);
  expect(new Set(shown).size).toBe(shown.length);
  expect(Object.keys(pictures).filter((id) => !shown.includes(id))).toEqual([]);
});

describe('the things to try', () => {
  test('each scene and question stands on a page once, and has one choice that helps and one that does not', () => {
    const source = pages.map((page) => page.source).join('\n');
    const placed = [...source.matchAll(/<Activity id="((?:scene|recall|sort)-[^"]+)"/g)].map(
      ([, id = '']) => id,
    );
    expect([...placed].sort()).toEqual(
      [...choices, storyOrProof, hourlyPosting].map(({ id }) => id).sort(),
    );
    for (const { id, choices: own } of [...choices, quickLook.choice]) {
      expect(
        own.filter(({ helps }) => helps),
        id,
      ).toHaveLength(1);
      expect(own.length, id).toBeGreaterThanOrEqual(2);
    }
    for (const list of [module1Choices, module2Choices, module3Choices])
      expect(list.filter(({ id }) => id.startsWith('scene-')).length).toBeGreaterThanOrEqual(4);
  });

  test('a reason does not say again that the answer is right or wrong', () => {
    for (const { why } of [...choices, ...spanishChoices].flatMap((one) => one.choices))
      expect(why).not.toMatch(/^(?:Yes|Not yet|Sí|Todavía no)\b[.,]/u);
  });

  test('most questions about the part before have three answers, so that no coin finds the right one', () => {
    for (const own of [choices, spanishChoices]) {
      const recalls = own.filter(({ id }) => id.startsWith('recall-'));
      expect(recalls.filter((one) => one.choices.length < 3).map(({ id }) => id)).toEqual([
        'recall-score',
      ]);
    }
  });

  test('each part but the first of a module begins with a question about the part before', () => {
    for (const parts of [learningEvents, narrativeSlides, networkingSections])
      for (const { file } of parts.slice(1)) {
        const source = pages.find((page) => page.file === file)?.source ?? '';
        const start = source.slice(0, source.indexOf('<Card '));
        expect(start, file).toMatch(/<Activity id="recall-/);
      }
  });

  test('each module ends with a test of six questions, and no place of an answer is right more often than the others', () => {
    for (const [module, questions] of Object.entries(moduleTests)) {
      expect(questions).toHaveLength(6);
      for (const { id } of questions) expect(id).toMatch(new RegExp(`^test-${module}-`));
      for (const place of [0, 1, 2])
        expect(questions.filter(({ right }) => right === place)).toHaveLength(2);
    }
    for (const parts of [learningEvents, narrativeSlides, networkingSections]) {
      const last = pages.find(({ file }) => file === parts.at(-1)?.file);
      expect(last?.source.trim()).toMatch(/<\/Card>\s+<Activity id="module-test" \/>$/);
    }
  });

  test('story or proof has eight lines, half of each kind', () => {
    expect(storyOrProof.lines).toHaveLength(8);
    expect(storyOrProof.lines.filter(({ kind }) => kind === 1)).toHaveLength(4);
  });

  test('their words read at grade 7 or lower', () => {
    const texts = textsIn([choices, moduleTests, storyOrProof, hourlyPosting, quickLook.choice]);
    expect(readingGrade(texts), hardestSentences(texts, 8).join('\n')).toBeLessThanOrEqual(7);
  });
});

test('the next three points are those with the least work, and never more rows than it takes', () => {
  const ids = (ticked: readonly string[]) =>
    nextPoints(rubric, new Set(ticked)).map(({ id }) => id);
  expect(ids([])).toEqual(['contact-information', 'grammar-and-spelling', 'readability']);
  expect(ids(['contact-information', 'grammar-and-spelling', 'readability'])).toEqual([
    'formatting',
  ]);
  expect(ids(rubric.map(({ id }) => id))).toEqual([]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
