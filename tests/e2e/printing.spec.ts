import type { Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { chooseLook } from '../support/builder';
import { clippedTexts, pdfPages, type PdfPage } from '../support/pdf-pages';
import { pdfText } from '../support/pdf-text';
import { putRow } from '../support/people';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { deep, deepUnless } from '../support/deep';

const jobs = Array.from({ length: 8 }, (_, index) => ({
  id: `job-${String(index)}`,
  jobTitle: `Line Cook ${String(index + 1)}`,
  company: `Riverside Diner ${String(index + 1)}`,
  location: 'Dayton, Ohio',
  startDate: `May ${String(2005 + index)}`,
  endDate: `April ${String(2006 + index)}`,
  description: [
    `Cooked 120 meals in shift ${String(index + 1)} and kept the line clean through long evenings, with one helper.`,
    `Trained ${String(index + 2)} new cooks on food safety, knives and the walk-in cooler.`,
    'Counted stock each Friday and wrote the order for the week.',
  ].join('\n'),
  achievement: `Saved ${String(400 + index)} pounds of food when a cooler failed.`,
}));

const twoPages = {
  personalInfo: {
    name: 'Ana Lopez',
    email: 'ana.lopez@example.com',
    phone: '(937) 555-0142',
    address: 'Dayton, Ohio',
  },
  experience: jobs,
  education: [
    {
      id: 'school',
      degree: 'High School Equivalency',
      school: 'Sinclair Learning Center',
      location: 'Dayton, Ohio',
      graduationYear: '2004',
    },
  ],
  skills: ['Food safety', 'inventory', 'Spanish and English'],
  parStatements: [],
  currentProblem: '',
  currentAction: '',
  currentResult: '',
};

/** 0.7 inch in points. */
const margin = 50.25;

for (const width of [360, 1280]) {
  for (const template of ['Modern', 'Classic']) {
    test(
      `${template} prints two clean Letter pages from a window ${String(width)} px wide`,
      // Modern is compared with its PDF every day (print-and-pdf).
      deepUnless(width === 1280 && template === 'Classic'),
      async ({ page, app }) => {
        await page.setViewportSize({ width, height: 800 });
        await openTwoPageResume(page, app);
        await openTab(page, 'Preview');
        await chooseLook(page, template);
        // The fonts of the paper are there.
        await expect(page.getByText(/^Length: /)).toBeVisible();
        const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
        const pages = await pdfPages(pdf);

        const last = pages.at(-1)?.runs ?? [];
        const ends = last.filter(({ text, y }) => text.trim() !== '' && y < 792 - margin);
        const lines = new Set(ends.map(({ y }) => Math.round(y))).size;
        await expect(page.getByText(/^Length: /)).toHaveText(
          lines <= 12
            ? `Length: 1 page and ${String(lines)} lines`
            : `Length: ${String(pages.length)} pages`,
        );
        expect(pages.map(({ width: w, height: h }) => [w, h])).toEqual([
          [612, 792],
          [612, 792],
        ]);
        expect(clippedTexts(pages, margin), 'the name, above the second page').toEqual([
          'Ana Lopez · (937) 555-0142 · Page 2 of 2',
        ]);
        expect(clippedTexts(pages.slice(0, 1), margin)).toEqual([]);
        for (const sheet of pages)
          expect(lastLine(sheet), 'a page never ends with a heading').not.toMatch(
            /^Line Cook \d|^Experience$|^Education$|^Skills$/,
          );

        const roles = pages.flatMap(({ structure }) => structure);
        expect(count(roles, 'H1')).toBe(1);
        expect(count(roles, 'H2')).toBe(3);
        expect(count(roles, 'H3')).toBe(jobs.length + 1);
        expect(count(roles, 'LI')).toBe(jobs.length * 4);

        const { inDocumentOrder, asDrawn } = await pdfText(pdf);
        // A comma of a list is a part of its own, which goes where its words stand in columns.
        for (const text of [inDocumentOrder, asDrawn.replaceAll(' ,', ',')]) {
          expect(text.startsWith('Ana Lopez')).toBe(true);
          expect(text.endsWith('Food safety, inventory, Spanish and English')).toBe(true);
          expectInOrder(
            text,
            jobs.flatMap((job) => [
              job.jobTitle,
              job.startDate,
              job.endDate,
              ...job.description.split('\n'),
              job.achievement,
            ]),
          );
        }
        for (const word of [
          'Save to Cloud',
          'Career Quest',
          'Print',
          'Saved on this device',
          'Saved to your account',
          'Chapter',
          'Edit',
        ])
          expect(inDocumentOrder).not.toContain(word);
      },
    );
  }
}

test(
  'nothing around the sheet keeps a height on paper, and no print rule asks for what old Firefoxes do not know',
  deep,
  async ({ page, app }) => {
    await openTwoPageResume(page, app);
    await openTab(page, 'Preview');
    await page.emulateMedia({ media: 'print' });
    const around = await page.evaluate(() => {
      const found: string[] = [];
      const body = document.body;
      let child = document.querySelector('.resume-sheet');
      for (let one = child?.parentElement; child && one && one !== body.parentElement;) {
        const { minHeight, display } = getComputedStyle(one);
        const others = [...one.children].filter(
          (other) => other !== child && getComputedStyle(other).display !== 'none',
        );
        found.push([minHeight, display, ...others.map(({ tagName }) => tagName)].join(' '));
        child = one;
        one = one.parentElement;
      }
      return found;
    });
    expect(around.length).toBeGreaterThan(3);
    expect([...new Set(around)], 'min-height, display and what else prints').toEqual(['0px block']);

    const rulesWithHas = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      return rules
        .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('print'))
        .map(({ cssText }) => cssText)
        .filter((text) => text.includes(':has('));
    });
    expect(rulesWithHas).toEqual([]);
  },
);

test(
  'a name that reads like a style sheet is only a name on paper',
  deep,
  async ({ page, app }) => {
    const name = 'Ana"; } } * { display: none !important } @page { margin: 0 } /* \\ </style> 👩🏽‍🍳';
    await openTwoPageResume(page, app, name);
    const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
    const pages = await pdfPages(pdf);
    expect(pages).toHaveLength(2);
    const { inDocumentOrder } = await pdfText(pdf);
    expectInOrder(
      inDocumentOrder,
      jobs.map(({ jobTitle }) => jobTitle),
    );
    const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
    expect(letters(clippedTexts(pages, margin).join(''))).toBe(`${letters(name)}Pageof`);
  },
);

test(
  'while it prints the document is called after the person, and gets its name back',
  deep,
  async ({ page, app }) => {
    await openTwoPageResume(page, app);
    await openTab(page, 'Preview');
    const title = await page.title();
    await page.evaluate(() => {
      window.addEventListener('beforeprint', () => {
        document.documentElement.dataset['printTitle'] = document.title;
      });
    });
    await page.getByRole('button', { name: 'Print / Download PDF' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-print-title', 'Ana-Lopez-Resume');
    // Headless browsers end the dialog without telling.
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page).toHaveTitle(title);
  },
);

test(
  'printing twice without word of the end still gives the page its own name back',
  deep,
  async ({ page, app }) => {
    await openTwoPageResume(page, app);
    const title = await page.title();
    await page.evaluate(() => {
      for (const name of ['beforeprint', 'beforeprint', 'afterprint'])
        window.dispatchEvent(new Event(name));
    });
    await expect(page).toHaveTitle(title);
  },
);

async function openTwoPageResume(page: Page, app: App, name = 'Ana Lopez'): Promise<void> {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  const personalInfo = { ...twoPages.personalInfo, name };
  await putRow(app, person, JSON.stringify({ ...twoPages, personalInfo }));
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  // The paper comes after the form.
  await expect(page.locator('.resume-sheet')).toBeAttached();
}

function count(roles: string[], role: string): number {
  return roles.filter((one) => one === role).length;
}

/** The text of the lowest line of a page, left to right. */
function lastLine({ runs }: PdfPage): string {
  const lowest = Math.min(...runs.map(({ y }) => y));
  return runs
    .filter(({ y }) => Math.abs(y - lowest) < 2)
    .sort((a, b) => a.x - b.x)
    .map(({ text }) => text)
    .join('');
}

function expectInOrder(reading: string, texts: string[]): void {
  let from = 0;
  for (const text of texts) {
    const at = reading.indexOf(text, from);
    expect(at, `“${text}” should come after position ${String(from)}`).toBeGreaterThanOrEqual(0);
    from = at + text.length;
  }
}
