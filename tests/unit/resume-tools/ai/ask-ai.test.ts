import { expect, test } from 'vitest';
import { askAi, giveAiConsent, hasAiConsent } from '@/resume-tools/ai/ask-ai';
import type { AiQuestion, AiReply } from '@/resume-tools/ai/assistant';

const reply: AiReply = { ok: true, text: 'Name the result.' };

/** One person asks; `leavesDuring` says in which step somebody else takes the seat. */
async function askBy(person: string, leavesDuring: 'check' | 'agree' | 'send' | 'never') {
  let now = person;
  const sent: string[] = [];
  const passes = (step: string) => {
    if (step === leavesDuring) now = 'the next';
  };
  const question: AiQuestion = {
    instruction: '',
    words: 'Cooked',
    text: 'Cooked',
    earlier: [],
    check: async () => {
      passes('check');
      return null;
    },
    send: async () => {
      passes('send');
      return reply;
    },
  };
  const answer = await askAi(question, {
    personNow: () => now,
    agree: async () => {
      passes('agree');
      return true;
    },
    onSend: (personId) => sent.push(personId),
  });
  return { answer, sent };
}

test('a reply comes to who asked, after a yes', async () => {
  expect(await askBy('a', 'never')).toEqual({ answer: reply, sent: ['a'] });
  expect(hasAiConsent('a')).toBe(true);
});

test('a reply that comes when somebody else sits here is not shown', async () => {
  expect((await askBy('b', 'send')).answer).toBeNull();
  giveAiConsent('c');
  expect((await askBy('c', 'send')).answer).toBeNull();
});

test.for(['check', 'agree'] as const)(
  'nothing is sent where somebody else sits here after the step %s',
  async (step) => {
    expect(await askBy(`d ${step}`, step)).toEqual({ answer: null, sent: [] });
    expect(hasAiConsent(`d ${step}`)).toBe(false);
  },
);
