import { pdfText } from '../support/pdf-text';
import { anaLopez } from '../support/sample-resume';
import { answer } from '../support/engines/steps';
import { button, heading, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

test('a guest without the internet goes from nothing to a printed resume by the game alone', async ({
  app,
  session,
}) => {
  await session.open('/');
  await session.sees(words('Ready to work offline'));
  await app.pause();
  await session.open('/game');
  await answer(session, 'Ready to begin?', 'yes');
  await session.press(button('No, only I use it'));
  const { personalInfo, experience, education, skills } = anaLopez;
  await answer(session, 'What is your name?', personalInfo.name);
  await answer(session, 'What is your email address?', personalInfo.email);
  await answer(session, 'What is your phone number?', personalInfo.phone);
  await answer(session, 'What city and state are you in?', personalInfo.address);
  for (const job of experience) {
    if (job !== experience[0]) await answer(session, 'Do you want to add another job?', 'Yes');
    await answer(session, 'What was your job title?', job.jobTitle);
    await answer(session, 'Who did you work for?', job.company);
    await answer(session, 'What city and state, or what country, was that in?', job.location);
    await answer(session, 'When did you start?', job.startDate);
    await answer(session, 'When did it end?', job.endDate);
    await answer(session, 'What did you do there?', job.description.replaceAll('\n', ' '));
  }
  await answer(session, 'Do you want to add another job?', 'no');
  for (const school of education) {
    await answer(session, 'What class, diploma or card do you have?', school.degree);
    await answer(session, 'What was the name of the school', school.school);
    await answer(session, 'What city and state, or what country', school.location);
    await answer(session, 'What year did you finish?', school.graduationYear);
  }
  await answer(session, 'Do you want to add another school', 'no');
  await answer(session, 'What skills do you have?', skills.join(', '));
  await session.sees(heading('Ana, your resume is ready'));
  await session.sees(words('Saved on this device'));

  await session.reload();
  await session.sees(heading('Ana, your resume is ready'));
  const { asDrawn, pages } = await pdfText(await session.print());
  for (const text of ['Ana Lopez', 'Line Cook', 'Warehouse Associate', 'Food safety'])
    expect(asDrawn).toContain(text);
  expect(asDrawn).not.toContain('your resume is ready');
  expect(asDrawn).not.toContain('Ready to begin');
  expect.soft(pages).toBe(1);
});
