import { expect, test } from 'vitest';
import { hasNoResult } from '@/domain/coach/empty-result';

test.for([
  'It went well.',
  'Everything worked out great',
  'the job got done',
  'Problem solved!',
  'ok',
])('says that it went well, not what got better: %s', (result) =>
  expect(hasNoResult(result)).toBe(true),
);

test.for([
  '',
  'No meal was missed.',
  'All 18 people ate by noon',
  'Fewer boxes came back',
  'We finished in 2 days',
  'Customers came back',
])('says what changed, or nothing yet: %s', (result) => expect(hasNoResult(result)).toBe(false));
