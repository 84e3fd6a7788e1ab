import { expect, type Page } from '@playwright/test';

/** A realistic resume of an invented person, as she types it. */
export const anaLopez = {
  personalInfo: {
    name: 'Ana Lopez',
    email: 'ana.lopez@example.com',
    phone: '(937) 555-0142',
    address: 'Dayton, Ohio',
  },
  experience: [
    {
      jobTitle: 'Line Cook',
      company: 'Riverside Diner',
      location: 'Dayton, Ohio',
      startDate: 'May 2023',
      endDate: 'Present',
      description:
        'Cook 120 meals in a shift and keep the line clean.\nTrained 6 new cooks on food safety.',
      achievement: 'Saved 400 pounds of food when a cooler failed.',
    },
    {
      jobTitle: 'Warehouse Associate',
      company: 'Miami Valley Storage',
      location: 'Moraine, Ohio',
      startDate: 'June 2020',
      endDate: 'April 2023',
      description:
        'Picked and packed 90 orders a day.\nDrove a forklift for two years with no accident.',
      achievement: 'Named safest worker of the spring.',
    },
  ],
  education: [
    {
      degree: 'High School Equivalency',
      school: 'Sinclair Learning Center',
      location: 'Dayton, Ohio',
      graduationYear: '2021',
    },
  ],
  skills: ['Food safety', 'inventory', 'forklift', 'Spanish and English'],
};

export type SampleResume = typeof anaLopez;

/** Types a whole resume into the builder the way a person does, field by field. */
export async function typeResume(page: Page, resume: SampleResume): Promise<void> {
  await openTab(page, 'My resume');
  await page.getByLabel('Full name').fill(resume.personalInfo.name);
  await page.getByLabel('Email').fill(resume.personalInfo.email);
  await page.getByLabel('Phone').fill(resume.personalInfo.phone);
  await page.getByLabel('Address').fill(resume.personalInfo.address);
  for (const [index, job] of resume.experience.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a job' }).click();
    const form = page
      .getByRole('region', { name: 'Experience', exact: true })
      .locator('fieldset')
      .nth(index);
    await form.getByLabel('Job title').fill(job.jobTitle);
    await form.getByLabel('Company').fill(job.company);
    await form.getByLabel('Location').fill(job.location);
    await form.getByLabel('Start date').fill(job.startDate);
    await form.getByLabel('End date').fill(job.endDate);
    await form.getByLabel('Description').fill(job.description);
    await form.getByLabel('Achievement (optional)').fill(job.achievement);
  }
  for (const [index, school] of resume.education.entries()) {
    const form = page
      .getByRole('region', { name: 'Education', exact: true })
      .locator('fieldset')
      .nth(index);
    await form.getByLabel('Degree or certificate').fill(school.degree);
    await form.getByLabel('School').fill(school.school);
    await form.getByLabel('Location').fill(school.location);
    await form.getByLabel('Graduation year').fill(school.graduationYear);
  }
  await page.getByLabel('Your skills').fill(resume.skills.join(', '));
  await expect(page.getByLabel('Your skills')).toHaveValue(resume.skills.join(', '));
}

const tabIds = { Chapter: 'tab-chapter', 'My resume': 'tab-edit', Preview: 'tab-preview' };

/**
 * The parts of the builder are tabs; on a desk the paper is none, for it is always there. A tab is found by its id: while a
 * page is being translated its words may be gone for a moment. And it is waited for: the page of another address that only
 * stands in hides its tabs, and between its end and the builder there is none.
 */
export async function openTab(page: Page, name: keyof typeof tabIds): Promise<void> {
  await expect(page.locator(`#${tabIds.Chapter}`)).toBeVisible();
  const tab = page.locator(`#${tabIds[name]}`);
  if (name !== 'Preview' || (await tab.isVisible())) await tab.click();
}

/** Every text of the resume in the order in which the printed page shows it. */
export function textsOf(resume: SampleResume): string[] {
  const { personalInfo, experience, education, skills } = resume;
  return [
    personalInfo.name,
    personalInfo.address,
    personalInfo.phone,
    personalInfo.email,
    ...experience.flatMap((job) => [
      job.jobTitle,
      job.startDate,
      job.endDate,
      job.company,
      job.location,
      ...job.description.split('\n'),
      job.achievement,
    ]),
    ...education.flatMap((school) => [
      school.degree,
      school.graduationYear,
      school.school,
      school.location,
    ]),
    ...skills,
  ];
}
