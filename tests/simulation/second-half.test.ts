import { test } from 'vitest';
import { runShare } from './run-share';

test('nothing typed is lost, crossed or called what it is not: second half', { timeout: 0 }, () =>
  runShare(1),
);
