import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addExperience,
  moveEntry,
  removeEntry,
  setExperienceField,
  setPersonalInfo,
  setSkillsText,
  skillsToText,
  swapConflict,
} from '@/domain/resume/edit-resume';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { leavesOf, withoutSides } from '../../unit/domain/merge/merge-language';
import { startDevice } from './device';
import type { Device } from './device';
import { modelServer } from './model-server';
import type { Line } from './model-server';

type Act =
  | 'name'
  | 'title'
  | 'add'
  | 'remove'
  | 'move'
  | 'skill'
  | 'swap'
  | 'sync'
  | 'sync-while-typing'
  | 'late';
type Step = { device: number; act: Act; place: number; lines: Line[] };

const someLine = fc.constantFrom<Line>(
  'good',
  'good',
  'good',
  'request-lost',
  'answer-lost',
  'portal',
  'error-after',
  'late',
  'busy',
  'signed-out',
);
const someStep: fc.Arbitrary<Step> = fc.record({
  device: fc.nat(1),
  act: fc.constantFrom<Act>(
    'name',
    'title',
    'title',
    'add',
    'remove',
    'move',
    'skill',
    'swap',
    'sync',
    'sync',
    'sync-while-typing',
    'late',
  ),
  place: fc.nat(2),
  lines: fc.array(someLine, { maxLength: 4 }),
});

test('two devices on the worst of lines: every word typed ends in the row', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someStep, { maxLength: 25 }), async (steps) => {
      const server = modelServer();
      const devices = [await startDevice(server), await startDevice(server)];
      const words = new Ledger();
      for (const [turn, step] of steps.entries()) {
        const device = devices[step.device];
        if (device !== undefined) await take(step, device, `word-${turn}`, words, server);
      }
      await settleAll(devices, server);
      const row = readRecordDocument(server.row()?.data ?? {});
      const kept = row.ok ? JSON.stringify(row.record) : '';
      for (const word of words.mustBeKept()) expect(kept).toContain(`"${word}"`);
      for (const device of devices) {
        const work = await device.work();
        expect(work.slot).toBeNull();
        if (words.all.size > 0)
          expect(work.doc && withoutSides(work.doc)).toEqual(row.ok && withoutSides(row.record));
        device.db.close();
      }
    }),
    { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 150) },
  );
}, 600_000);

/** What was typed, and what a person saw on the screen when they typed over it or removed it. */
class Ledger {
  readonly all = new Set<string>();
  readonly #givenUp = new Set<string>();

  typed(word: string): void {
    this.all.add(word);
  }

  gaveUp(value: unknown): void {
    for (const [, word] of leavesOf(value, [])) this.#givenUp.add(word);
  }

  mustBeKept(): string[] {
    return [...this.all].filter((word) => !this.#givenUp.has(word));
  }
}

async function take(
  step: Step,
  device: Device,
  word: string,
  words: Ledger,
  server: ReturnType<typeof modelServer>,
): Promise<void> {
  device.now += 60_000;
  if (step.act === 'late') server.deliverLate();
  else if (step.act === 'sync') await syncOver(device, step.lines);
  else if (step.act === 'sync-while-typing') {
    const run = syncOver(device, step.lines);
    await device.edit((resume) => edited(resume, { ...step, act: 'name' }, word, words));
    await run;
  } else await device.edit((resume) => edited(resume, step, word, words));
}

async function syncOver(device: Device, lines: Line[]): Promise<void> {
  device.line = [...lines];
  await device.sync();
  device.line = [];
}

function edited(
  resume: LearnerRecord,
  { act, place }: Step,
  word: string,
  words: Ledger,
): LearnerRecord {
  const job = resume.experience[place % Math.max(1, resume.experience.length)];
  if (act === 'name') {
    words.gaveUp(resume.personalInfo.name);
    words.typed(word);
    return setPersonalInfo(resume, 'name', word);
  }
  if (act === 'skill') {
    words.typed(word);
    return setSkillsText(resume, `${skillsToText(resume.skills)}, ${word}`);
  }
  if (act === 'add') {
    words.typed(word);
    return setExperienceField(
      addExperience(resume, () => `job-${word}`),
      `job-${word}`,
      'company',
      word,
    );
  }
  if (act === 'swap') return swapConflict(resume, resume.conflicts?.[place]?.id ?? '');
  if (job === undefined) return resume;
  if (act === 'move') return moveEntry(resume, 'experience', job.id, 'down');
  if (act === 'remove') {
    words.gaveUp(job);
    words.gaveUp(
      resume.conflicts?.filter(({ path }) => path[1] === job.id).map(({ other }) => other),
    );
    return removeEntry(resume, 'experience', job.id);
  }
  words.gaveUp(job.jobTitle);
  words.typed(word);
  return setExperienceField(resume, job.id, 'jobTitle', word);
}

/** The line is good again: everything in the air lands, and both devices synchronise until quiet. */
async function settleAll(devices: Device[], server: ReturnType<typeof modelServer>): Promise<void> {
  server.deliverLate();
  for (let round = 0; round < 3; round += 1) {
    for (const device of devices) {
      device.now += 3_600_000;
      await syncOver(device, []);
    }
  }
}
