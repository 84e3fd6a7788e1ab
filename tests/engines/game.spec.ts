import { pdfText } from '../support/pdf-text';
import { anaLopez } from '../support/sample-resume';
import { answer } from '../support/engines/steps';
import { button, heading, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

test('a guest without the internet goes from nothing to a printed resume by the game alone', async ({
  app,
  seat,
}) => {
  await seat.open('/');
  await seat.sees(words('Ready to work offline'));
  await app.pause();
  await seat.open('/game');
  await answer(seat, 'Ready to begin?', 'yes');
  await seat.press(button('No, only I use it'));
  const { personalInfo, experience, education, skills } = anaLopez;
  await answer(seat, 'What is your name?', personalInfo.name);
  await answer(seat, 'What is your email address?', personalInfo.email);
  await answer(seat, 'What is your phone number?', personalInfo.phone);
  await answer(seat, 'What city and state are you in?', personalInfo.address);
  for (const job of experience) {
    if (job !== experience[0]) await answer(seat, 'Do you want to add another job?', 'Yes');
    await answer(seat, 'What was your job title?', job.jobTitle);
    await answer(seat, 'Who did you work for?', job.company);
    await answer(seat, 'What city and state, or what country, was that in?', job.location);
    await answer(seat, 'When did you start?', job.startDate);
    await answer(seat, 'When did it end?', job.endDate);
    await answer(seat, 'What did you do there?', job.description.replaceAll('\n', ' '));
  }
  await answer(seat, 'Do you want to add another job?', 'no');
  for (const school of education) {
    await answer(seat, 'What class, diploma or card do you have?', school.degree);
    await answer(seat, 'What was the name of the school', school.school);
    await answer(seat, 'What city and state, or what country', school.location);
    await answer(seat, 'What year did you finish?', school.graduationYear);
  }
  await answer(seat, 'Do you want to add another school', 'no');
  await answer(seat, 'What skills do you have?', skills.join(', '));
  await seat.sees(heading('Ana, your resume is ready'));
  await seat.sees(words('Saved on this device'));

  await seat.reload();
  await seat.sees(heading('Ana, your resume is ready'));
  const { asDrawn, pages } = await pdfText(await seat.print());
  for (const text of ['Ana Lopez', 'Line Cook', 'Warehouse Associate', 'Food safety'])
    expect(asDrawn).toContain(text);
  expect(asDrawn).not.toContain('your resume is ready');
  expect(asDrawn).not.toContain('Ready to begin');
  expect.soft(pages).toBe(1);
});
