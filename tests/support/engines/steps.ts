import { expect } from '@playwright/test';
import type { App, Person } from '../app';
import { button, field, part, words } from './target';
import type { BrowserSession } from './browser-session';

/**
 * The whole way from a stranger to a learner inside the resume builder, by the six digits of the mail; what the guest
 * has written before is kept where `keeps` says that there is some.
 */
export async function signUpByCode(
  session: BrowserSession,
  app: App,
  person: Person,
  { keeps = false }: { keeps?: boolean } = {},
): Promise<void> {
  await session.open('/auth');
  await session.type('Email', person.email);
  await session.type('Password', person.password);
  if (!person.isOnSharedComputer) await session.press(field('This is a shared computer'));
  await session.press(button('Sign Up'));
  await session.sees(words('Success! Please check your email for a confirmation link.'));
  const { code } = await app.mailTo(person.email);
  await session.type('Six-digit code', code);
  await session.press(button('Confirm'));
  await session.isAt('/resume-builder/chapter/1');
  // The question stands over the page.
  if (keeps) await session.press(button('Keep it'));
  await session.press(button('My resume'));
  await session.sees(field('Full name'));
}

const conversation = part('[role=log]');

/** Waits for a question of the game's guide and answers it. */
export async function answer(
  session: BrowserSession,
  question: string,
  text: string,
): Promise<void> {
  await expect
    .poll(
      async () =>
        (await session.look(part('p:last-of-type', part(':scope > :last-child', conversation))))
          ?.text,
      question,
    )
    .toContain(question);
  const isDescription = question.startsWith('What did you do');
  await session.type(isDescription ? 'Your answer, line 1' : 'Your answer', text);
  await session.press(button('Send'));
}
