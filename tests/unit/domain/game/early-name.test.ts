import { expect, test } from 'vitest';
import { gameScript } from '@/content/en/game-script';
import { offeredAnswer } from '@/domain/game/answer-edits';
import { say, send, start } from '@tests/support/game-play';

test.each([
  ['Dee', 'Dee'],
  ['dee brown', 'dee brown'],
  ['my name is Dee Brown', 'Dee Brown'],
  ['Me llamo Rosa Díaz', 'Rosa Díaz'],
  ['soy María-José O’Neill', 'María-José O’Neill'],
])('a name typed for “Ready to begin?” (%j) waits in the box of the name', (typed, name) => {
  const play = say(start(), typed);
  expect(play.state.stepId).toBe('personal.name');
  expect(offeredAnswer(play.state, gameScript, play.resume)).toBe(name);
});

test.each([
  'yes',
  'OK',
  'ready',
  'I am ready',
  'lets go',
  'sí',
  'Listo',
  'vamos',
  'Empezamos',
  '1',
  'why not',
])('%j is no name', (typed) => {
  expect(say(start(), typed).resume.personalInfo.name).toBe('');
});

test('a name that the resume has stays', () => {
  const before = say(start(), 'ok', 'Ana Lopez');
  const again = { ...before, state: start().state };
  expect(say(again, 'Rosa').resume.personalInfo.name).toBe('Ana Lopez');
});

test('what was typed for “none” stands in the chat, and the field stays empty', () => {
  const play = send(say(start(), 'ok', 'Ana Lopez'), { type: 'skip', text: 'dont have' });
  expect(play.state.turns).toContainEqual(
    expect.objectContaining({ kind: 'skipped', stepId: 'personal.email', text: 'dont have' }),
  );
  expect(play.state.stepId).toBe('personal.phone');
  expect(play.resume.personalInfo.email).toBe('');
});
