import { expect } from '@playwright/test';
import type { App, Person } from '../app';
import { button, field, part, words } from './target';
import type { Seat } from './seat';

/**
 * The whole way from a stranger to a learner inside the resume builder, by the six digits of the mail; what the guest
 * has written before is kept where `keeps` says that there is some.
 */
export async function signUpByCode(
  seat: Seat,
  app: App,
  person: Person,
  { keeps = false }: { keeps?: boolean } = {},
): Promise<void> {
  await seat.open('/auth');
  await seat.type('Email', person.email);
  await seat.type('Password', person.password);
  if (!person.isOnSharedComputer) await seat.press(field('This is a shared computer'));
  await seat.press(button('Sign Up'));
  await seat.sees(words('Success! Please check your email for a confirmation link.'));
  const { code } = await app.mailTo(person.email);
  await seat.type('Six-digit code', code);
  await seat.press(button('Confirm'));
  await seat.isAt('/resume-builder/chapter/1');
  // The question stands over the page.
  if (keeps) await seat.press(button('Keep it'));
  await seat.press(button('My resume'));
  await seat.sees(field('Full name'));
}

const conversation = part('[role=log]');

/** Waits for a question of the game's guide and answers it. */
export async function answer(seat: Seat, question: string, text: string): Promise<void> {
  await expect
    .poll(
      async () =>
        (await seat.look(part('p:last-of-type', part(':scope > :last-child', conversation))))?.text,
      question,
    )
    .toContain(question);
  const isDescription = question.startsWith('What did you do');
  await seat.type(isDescription ? 'Your answer, line 1' : 'Your answer', text);
  await seat.press(button('Send'));
}
