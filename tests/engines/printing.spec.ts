import { pdfText } from '../support/pdf-text';
import { putRow } from '../support/people';
import { signUpByCode } from '../support/engines/steps';
import { button, field, part } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

/** On a short resume they stand in two columns. */
const skills = ['Food safety', 'inventory', 'Cash register', 'Laundry'];

/** A resume of so many jobs; three stand on one page, eight on two. */
function resumeOf(jobs: number) {
  return {
    personalInfo: {
      name: 'Ana Lopez',
      email: 'ana@example.com',
      phone: '(937) 555-0142',
      address: 'Dayton, Ohio',
    },
    experience: Array.from({ length: jobs }, (_, index) => ({
      id: `job-${String(index)}`,
      jobTitle: `Line Cook ${String(index + 1)}`,
      company: `Riverside Diner ${String(index + 1)}`,
      location: 'Dayton, Ohio',
      startDate: `May ${String(2005 + index)}`,
      endDate: `April ${String(2006 + index)}`,
      description:
        'Cooked 120 meals in a shift and kept the line clean.\nTrained new cooks on food safety.\nCounted stock each Friday.',
      achievement: 'Saved 400 pounds of food when a cooler failed.',
    })),
    education: [],
    skills,
    parStatements: [],
    currentProblem: '',
    currentAction: '',
    currentResult: '',
  };
}

for (const [jobs, sheets] of [
  [1, 1],
  [3, 1],
  [8, 2],
] as const)
  test(`a resume of ${String(jobs)} jobs prints on ${String(sheets)} pages in both looks, and nothing else does`, async ({
    app,
    session,
  }) => {
    const person = app.newPerson();
    await signUpByCode(session, app, person);
    await putRow(app, person, JSON.stringify(resumeOf(jobs)));
    await session.reload();
    await session.holds('Full name', 'Ana Lopez');
    await session.press(button('Template and look'));
    for (const look of ['Modern', 'Classic']) {
      await session.press(field(look));
      await session.sees(part(`.resume-sheet.${look.toLowerCase()}`));
      const { asDrawn, pages } = await pdfText(await session.print());
      expect(asDrawn).toContain('Ana Lopez');
      expect(asDrawn).toContain(`Line Cook ${String(jobs)}`);
      const places = skills.map((skill) => asDrawn.lastIndexOf(skill));
      expect(places, 'from left to right and down').toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
      for (const word of ['Save to Cloud', 'Career Quest', 'Chapter', 'Saved to your account'])
        expect(asDrawn).not.toContain(word);
      expect.soft(pages, look).toBe(sheets);
    }
  });
