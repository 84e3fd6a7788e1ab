import { expect, test } from 'vitest';
import { learnerTexts } from '../../support/learner-words';

const texts = learnerTexts();

// With an account, work goes to the account; with an AI, words go to a company. What is said on every screen must be
// true for everybody.
const neverSay = [
  /\b(?:no one|nobody) else (?:gets|sees|reads|has)\b/i,
  /\bonly you (?:can )?(?:see|read|have)\b/i,
  /\bstays? on your (?:device|phone|computer)\b/i,
  /\bnever leaves? (?:your|this) (?:device|phone|computer)\b/i,
  /\bnothing is sent to anyone\b/i,
];

test.each(neverSay)('no promise of privacy that an account breaks: %s', (promise) => {
  expect(texts.filter(({ text }) => promise.test(text))).toEqual([]);
});
