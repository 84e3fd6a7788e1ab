import { expect, test, vi } from 'vitest';
import messages from '@/content/es/messages.json';
import { languages } from '@/content/languages';
import { contentFiles } from '../../support/content-files';
import { renderPage } from '../../support/render-content';

const OWN = '937-555-2142';

vi.mock('@/content/agency', async (original) => {
  const { agency } = await original<typeof import('@/content/agency')>();
  const own = { phone: '937-555-2142', phoneNote: '', staffContact: 'our front desk' };
  return { agency: { ...agency, ...own } };
});

/** Where an agency has a number of its own, it answers there: it is no job center, and finds nobody's office. */
const OF_JOB_CENTERS = /job center|centros? de empleo|finds your office|cuál es su oficina/i;

test.for(languages.map(({ id }) => id))(
  'no sentence in %s gives the number of the agency for that of a job center',
  async (language) => {
    const pages = await Promise.all(
      contentFiles(language).map((file) => renderPage(file, language)),
    );
    const facts = await Promise.all(
      ['resource-hub', 'interview-questions', 'hourly-questions', 'sample-resumes'].map(
        async (file) => factFiles[`../../../src/content/${language}/${file}.ts`]?.(),
      ),
    );
    const texts = [...pages.flatMap((page) => page.texts), ...textsIn(facts)];
    expect(texts.join('\n')).toContain('1-877-872-5627');
    const named = texts.filter((text) => text.includes(OWN) && OF_JOB_CENTERS.test(text));
    expect(named).toEqual([]);
  },
);

const factFiles = import.meta.glob('../../../src/content/{en,es}/*.ts');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('no Spanish message says of the number of the agency that a job center answers it', () => {
  const calls = Object.entries(messages).filter(([english]) => /\bcall <0\/>/.test(english));
  const ofAgency = calls.filter(([english]) => !OF_JOB_CENTERS.test(english));
  expect(ofAgency).not.toEqual([]);
  expect(ofAgency.filter(([, spanish]) => OF_JOB_CENTERS.test(spanish))).toEqual([]);
});
