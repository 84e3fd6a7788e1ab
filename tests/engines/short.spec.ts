import { pdfText } from '../support/pdf-text';
import { signUpByCode } from '../support/engines/steps';
import { button, field, heading, link, part, region, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

test('from a first visit to a printed resume, offline, and out of a shared computer', async ({
  app,
  session,
}) => {
  const person = app.newPerson({ isOnSharedComputer: true });

  await test.step('a first visit makes the workshop ready to work offline', async () => {
    await session.open('/');
    await session.sees(heading(/^Your next job starts/));
    await session.sees(words('Ready to work offline'));
    await session.misses(words('A new version is ready.'));
  });

  await test.step('a guest answers the course', async () => {
    await session.open('/modules/3#networking');
    await session.type('Who you are', 'I’m Grace');
    await session.press(button('Yes, it is shared'));
    await session.press(button('Generate My Pitch'));
    await session.sees(region('Your pitch'));
    await session.reload();
    await session.holds('Who you are', 'I’m Grace');
  });

  await test.step('sign up by the six digits of the mail: the answer given before is theirs', () =>
    signUpByCode(session, app, person, { keeps: true }));

  await test.step('write a resume and save it', async () => {
    await session.type('Full name', 'Ana Lopez');
    await session.type('Job title', 'Line Cook');
    await session.type('Description', 'Cook 120 meals in a shift.\nTrained 6 new cooks.');
    await session.sees(part('[data-kind] [role=status]'));
    await session.press(button('Save to Cloud'));
    await session.sees(words(/^Saved to your account, /));
  });

  await test.step('a reload shows it again', async () => {
    await session.reload();
    await session.holds('Full name', 'Ana Lopez');
    await session.holds('Job title', 'Line Cook');
  });

  await test.step('it prints on one page, without what stands around it', async () => {
    const { inDocumentOrder, pages } = await pdfText(await session.print());
    expect(inDocumentOrder).toContain('Ana Lopez');
    expect(inDocumentOrder).toContain('Trained 6 new cooks');
    expect(inDocumentOrder).not.toContain('Save to Cloud');
    expect.soft(pages).toBe(1);
  });

  await test.step('with the server gone a reload still shows it, and typing goes on', async () => {
    await app.pause();
    await session.reload();
    await session.holds('Full name', 'Ana Lopez');
    await session.type('Company', 'Riverside Diner');
    await session.sees(words(/^Saved on this device/));
    await app.resume();
    await session.press(button('Save to Cloud'));
    await session.sees(words(/^Saved to your account, /));
  });

  await test.step('a log out leaves nothing on the shared computer', async () => {
    await session.press(button('Log Out'));
    await session.isAt('/');
    await session.sees(link('Log In'));
    await session.back();
    await session.misses(words(/Ana Lopez/));
    await session.misses(field('Full name'));
    expect(await session.run(everythingKept, null)).not.toContain('Ana Lopez');
  });
});

function everythingKept(): string {
  return JSON.stringify([localStorage, sessionStorage]) + document.documentElement.outerHTML;
}
