import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterLoadFailure,
  isDue,
  queueDoc,
  requeueMerged,
  retryDelayMs,
  settleSend,
  startSend,
} from '@/domain/outbox/outbox';
import type { OutboxSlot } from '@/domain/outbox/outbox';
import type { SaveOutcome } from '@/domain/outbox/save-outcome';
import { setDraft } from '@/domain/resume/edit-resume';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { countingIds, sampleResume } from '../resume/sample-resume';

const chance = { now: 1_000_000, random: () => 0.5 };
const OUTCOMES: SaveOutcome[] = [
  { kind: 'committed', saveId: 'somebody-else', revision: 9 },
  { kind: 'stale' },
  { kind: 'unauthorized' },
  { kind: 'forbidden' },
  { kind: 'too-large' },
  { kind: 'bad-data' },
  { kind: 'rate-limited', retryAfterMs: 60_000 },
  { kind: 'offline' },
  { kind: 'server-error', status: 503 },
  { kind: 'not-proof', status: 200 },
];

test('an edit fills the slot, the next one replaces its document under a new name', () => {
  const newId = countingIds('save');
  const first = queueDoc(null, draft('a'), 4, newId);
  expect(first).toMatchObject({ saveId: 'save-1', seq: 1, baseRevision: 4, state: 'queued' });
  const second = queueDoc(first, draft('ab'), 4, newId);
  expect(second).toMatchObject({ saveId: 'save-2', seq: 2, doc: { currentProblem: 'ab' } });
});

test('a proven commit of the newest document empties the slot and becomes the base', () => {
  const { slot, seq, request } = startSend(queued('a'));
  const settled = settleSend(slot, seq, committed(request.saveId, 5), chance);
  expect(settled.slot).toBeNull();
  expect(settled.base).toEqual({ doc: request.doc, revision: 5, savedAt: chance.now });
});

test('a commit of an older document becomes the base and the newer one waits on top of it', () => {
  const newId = countingIds('save');
  const { slot, seq, request } = startSend(queueDoc(null, draft('a'), 4, newId));
  const typedOn = queueDoc(slot, draft('ab'), 4, newId);
  const settled = settleSend(typedOn, seq, committed(request.saveId, 5), chance);
  expect(settled.base).toMatchObject({ doc: { currentProblem: 'a' }, revision: 5 });
  expect(settled.slot).toMatchObject({
    saveId: 'save-2',
    baseRevision: 5,
    state: 'queued',
    sent: null,
  });
});

describe('no other outcome empties the slot or loses its document', () => {
  for (const outcome of OUTCOMES) {
    test(outcome.kind, () => {
      const { slot, seq } = startSend(queued('a'));
      const settled = settleSend(slot, seq, outcome, chance);
      expect(settled.base).toBeUndefined();
      expect(settled.slot?.doc).toEqual(draft('a'));
    });
  }
});

test('each refusal leads to its state', () => {
  const after = (kind: SaveOutcome['kind']) => {
    const outcome = OUTCOMES.find((one) => one.kind === kind);
    const { slot, seq } = startSend(queued('a'));
    return outcome && settleSend(slot, seq, outcome, chance).slot;
  };
  expect(after('stale')).toMatchObject({ state: 'conflict', lastError: 'stale', sent: null });
  expect(after('unauthorized')).toMatchObject({ state: 'needs-sign-in', nextAttemptAt: 0 });
  for (const kind of ['forbidden', 'too-large', 'bad-data'] as const) {
    expect(after(kind)).toMatchObject({ state: 'blocked', lastError: kind });
  }
  for (const kind of ['offline', 'server-error', 'not-proof'] as const) {
    expect(after(kind)).toMatchObject({ state: 'queued', lastError: kind, attempts: 1 });
    expect(after(kind)?.nextAttemptAt).toBeGreaterThan(chance.now);
  }
  expect(after('rate-limited')).toMatchObject({
    state: 'queued',
    nextAttemptAt: chance.now + 60_000,
  });
});

test('a save whose answer was lost is repeated word for word before anything newer', () => {
  const newId = countingIds('save');
  const first = startSend(queueDoc(null, draft('a'), 4, newId));
  const lost = settleSend(first.slot, first.seq, { kind: 'offline' }, chance).slot;
  const repeat = startSend(queueDoc(lost, draft('ab'), 4, newId));
  expect(repeat.request).toEqual(first.request);
  const settled = settleSend(repeat.slot, repeat.seq, committed('save-1', 5), chance);
  expect(settled.slot).toMatchObject({ saveId: 'save-2', baseRevision: 5, doc: draft('ab') });
});

test('a page that died while sending leaves the same request to repeat', () => {
  const first = startSend(queued('a'));
  expect(isDue(first.slot, chance.now)).toBe(true);
  expect(startSend(first.slot).request).toEqual(first.request);
});

test('a first try that was surely refused leaves nothing in doubt', () => {
  const newId = countingIds('save');
  const { slot, seq } = startSend(queueDoc(null, draft('a'), 4, newId));
  const refused = settleSend(slot, seq, { kind: 'unauthorized' }, chance).slot;
  const newer = startSend(queueDoc(refused, draft('ab'), 4, newId));
  expect(newer.request).toMatchObject({ saveId: 'save-2', doc: draft('ab') });
});

test('a refusal after a lost answer does not end the doubt', () => {
  const first = startSend(queued('a'));
  const lost = settleSend(first.slot, first.seq, { kind: 'offline' }, chance).slot;
  const second = startSend(lost ?? queued('never'));
  const refused = settleSend(second.slot, second.seq, { kind: 'unauthorized' }, chance).slot;
  expect(refused?.sent).toMatchObject({ saveId: first.request.saveId });
});

test('an edit lifts a block, but neither a missing sign-in nor a conflict', () => {
  const edit = (slot: OutboxSlot) => queueDoc(slot, draft('b'), 4, countingIds());
  const blocked: OutboxSlot = {
    ...queued('a'),
    state: 'blocked',
    attempts: 3,
    lastError: 'too-large',
  };
  expect(edit(blocked)).toMatchObject({ state: 'queued', attempts: 0, lastError: null });
  expect(edit({ ...queued('a'), state: 'needs-sign-in' }).state).toBe('needs-sign-in');
  expect(edit({ ...queued('a'), state: 'conflict' }).state).toBe('conflict');
});

test('a document that is too large does not block the shorter one typed meanwhile', () => {
  const newId = countingIds('save');
  const { slot, seq } = startSend(queueDoc(null, draft('long'), 4, newId));
  const typedOn = queueDoc(slot, draft('short'), 4, newId);
  expect(settleSend(typedOn, seq, { kind: 'too-large' }, chance).slot).toMatchObject({
    state: 'queued',
    sent: null,
    nextAttemptAt: 0,
  });
});

test('an answer to a send that the slot knows nothing of changes nothing', () => {
  const slot = queued('a');
  expect(settleSend(slot, 1, committed(slot.saveId, 5), chance)).toEqual({ slot });
  expect(settleSend(null, 1, committed('x', 5), chance)).toEqual({ slot: null });
});

test('a merged document waits on the merged revision and keeps the backoff', () => {
  const stale: OutboxSlot = { ...queued('a'), state: 'conflict', attempts: 2, nextAttemptAt: 7 };
  expect(requeueMerged(stale, draft('b'), 8, countingIds())).toMatchObject({
    state: 'queued',
    baseRevision: 8,
    attempts: 2,
    nextAttemptAt: 7,
    sent: null,
  });
});

test('a load that fails waits, asks for a sign-in, or blocks', () => {
  const slot: OutboxSlot = { ...queued('a'), state: 'conflict' };
  expect(afterLoadFailure(slot, 'offline', chance)).toMatchObject({
    state: 'conflict',
    attempts: 1,
  });
  expect(afterLoadFailure(slot, 'unauthorized', chance).state).toBe('needs-sign-in');
  expect(afterLoadFailure(slot, 'unreadable', chance)).toMatchObject({ state: 'blocked' });
});

test('a slot is due from its time on, and never while it waits for the person', () => {
  const slot = { ...queued('a'), nextAttemptAt: 500 };
  expect(isDue(slot, 499)).toBe(false);
  expect(isDue(slot, 500)).toBe(true);
  expect(isDue(null, 500)).toBe(false);
  expect(isDue({ ...slot, state: 'needs-sign-in' }, 500)).toBe(false);
  expect(isDue({ ...slot, state: 'blocked' }, 500)).toBe(false);
});

test('a clock that was set back makes no slot wait for hours', () => {
  const hour = 60 * 60_000;
  const slot = { ...queued('a'), nextAttemptAt: 3 * hour };
  expect(isDue(slot, hour), 'two hours are no wait of ours').toBe(true);
  expect(isDue(slot, 2 * hour), 'an hour may be what the server asked for').toBe(false);
});

test('the backoff is between 1 second and 5 minutes, grows, and honours Retry-After', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempts, luck) => {
      const delay = retryDelayMs(attempts, () => luck);
      expect(delay).toBeGreaterThanOrEqual(1_000);
      expect(delay).toBeLessThanOrEqual(300_000);
      expect(retryDelayMs(attempts + 1, () => luck)).toBeGreaterThanOrEqual(delay);
    }),
  );
  expect(retryDelayMs(20, () => 0.5)).toBe(150_000);
  expect(retryDelayMs(1, () => 0, 90_000)).toBe(90_000);
  expect(retryDelayMs(1, () => 0, 1e12)).toBe(3_600_000);
});

function draft(text: string): LearnerRecord {
  return setDraft(sampleResume(), 'currentProblem', text);
}

function queued(text: string): OutboxSlot {
  return queueDoc(null, draft(text), 4, countingIds('save'));
}

function committed(saveId: string, revision: number): SaveOutcome {
  return { kind: 'committed', saveId, revision };
}
