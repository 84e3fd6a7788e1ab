import { setTimeout as pass } from 'node:timers/promises';
import { signUpByCode } from '../support/engines/steps';
import { part, words } from '../support/engines/target';
import { test } from '../support/engines/test';

test('a builder that is left by address in its first moment opens again', async ({ app, seat }) => {
  await signUpByCode(seat, app, app.newPerson());
  await seat.type('Full name', 'Ana Lopez');
  for (const momentMs of [0, 60, 120, 240, 480, 960]) {
    await seat.open('/');
    await seat.run(() => {
      setTimeout(() => location.assign('/resume-builder/chapter/1'));
    }, null);
    await pass(momentMs);
    await seat.open('/forum');
    await seat.back();
    await seat.open('/resume-builder/chapter/1');
    await seat.holds('Full name', 'Ana Lopez');
    await seat.sees(part('[data-opening="false"]'));
    await seat.type('Phone', `(937) 555-0${String(100 + momentMs).slice(0, 3)}`);
    await seat.reload();
    await seat.holds('Full name', 'Ana Lopez');
  }
  await seat.misses(words(/Opening your resume/));
});
