import { pdfText } from '../support/pdf-text';
import { signUpByCode } from '../support/engines/steps';
import { button, field, heading, link, part, region, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

test('from a first visit to a printed resume, offline, and out of a shared computer', async ({
  app,
  seat,
}) => {
  const person = app.newPerson({ isOnSharedComputer: true });

  await test.step('a first visit makes the workshop ready to work offline', async () => {
    await seat.open('/');
    await seat.sees(heading(/^Your next job starts/));
    await seat.sees(words('Ready to work offline'));
    await seat.misses(words('A new version is ready.'));
  });

  await test.step('a guest answers the course', async () => {
    await seat.open('/modules/3#networking');
    await seat.type('Who you are', 'I’m Grace');
    await seat.press(button('Yes, it is shared'));
    await seat.press(button('Generate My Pitch'));
    await seat.sees(region('Your pitch'));
    await seat.reload();
    await seat.holds('Who you are', 'I’m Grace');
  });

  await test.step('sign up by the six digits of the mail: the answer given before is theirs', () =>
    signUpByCode(seat, app, person, { keeps: true }));

  await test.step('write a resume and save it', async () => {
    await seat.type('Full name', 'Ana Lopez');
    await seat.type('Job title', 'Line Cook');
    await seat.type('Description', 'Cook 120 meals in a shift.\nTrained 6 new cooks.');
    await seat.sees(part('[data-kind] [role=status]'));
    await seat.press(button('Save to Cloud'));
    await seat.sees(words(/^Saved to your account, /));
  });

  await test.step('a reload shows it again', async () => {
    await seat.reload();
    await seat.holds('Full name', 'Ana Lopez');
    await seat.holds('Job title', 'Line Cook');
  });

  await test.step('it prints on one page, without what stands around it', async () => {
    const { inDocumentOrder, pages } = await pdfText(await seat.print());
    expect(inDocumentOrder).toContain('Ana Lopez');
    expect(inDocumentOrder).toContain('Trained 6 new cooks');
    expect(inDocumentOrder).not.toContain('Save to Cloud');
    expect.soft(pages).toBe(1);
  });

  await test.step('with the server gone a reload still shows it, and typing goes on', async () => {
    await app.pause();
    await seat.reload();
    await seat.holds('Full name', 'Ana Lopez');
    await seat.type('Company', 'Riverside Diner');
    await seat.sees(words(/^Saved on this device/));
    await app.resume();
    await seat.press(button('Save to Cloud'));
    await seat.sees(words(/^Saved to your account, /));
  });

  await test.step('a log out leaves nothing on the shared computer', async () => {
    await seat.press(button('Log Out'));
    await seat.isAt('/');
    await seat.sees(link('Log In'));
    await seat.back();
    await seat.misses(words(/Ana Lopez/));
    await seat.misses(field('Full name'));
    expect(await seat.run(everythingKept, null)).not.toContain('Ana Lopez');
  });
});

function everythingKept(): string {
  return JSON.stringify([localStorage, sessionStorage]) + document.documentElement.outerHTML;
}
