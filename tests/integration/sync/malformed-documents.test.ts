import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeTextFile } from '@/domain/autopsy/decode-text-file';
import { readAccountRow } from '@/domain/outbox/reconcile';
import { setPersonalInfo } from '@/domain/resume/edit-resume';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import { resumeFromText } from '@/domain/resume-text/resume-from-text';
import { syncStatus } from '@/domain/sync-status/sync-status';
import { loadWork } from '@/workspace/persistence/record-store';
import { decodeText } from '../../support/decode-text';
import { fuzz } from '../../support/fuzz';
import { malformedResume, textsIn } from '../../support/malformed';
import { sampleResume } from '../../unit/domain/resume/sample-resume';
import { startDevice } from './device';
import { modelServer } from './model-server';
import { processorTime } from '@tests/support/processor-time';

/** A person would wait no longer for an answer. */
const MOST_MS = 5_000;
const SAVED = 'saved before';
const UNSENT = 'typed since';

test('no row of the account costs a word, on either side', { timeout: 600_000 }, async () => {
  const counts = { merged: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(malformedResume, async (data) => {
      const server = modelServer();
      const device = await startDevice(server);
      await device.edit((resume) => setPersonalInfo(resume, 'name', SAVED));
      await device.sync();
      await device.edit((resume) => setPersonalInfo(resume, 'address', UNSENT));
      const row = { data, revision: 7, saveId: 'by-hand', updatedAt: 1 };
      server.setRow(row);

      const took = processorTime();
      const { pull } = await device.sync();
      expect(took()).toBeLessThan(MOST_MS);

      const { doc, slot } = await device.work();
      expect(JSON.stringify(doc)).toContain(UNSENT);
      // A row that is whole may say something else than before; one with holes is not believed that far.
      if (readAccountRow({ kind: 'found', ...row }, 1)?.isWhole !== true) {
        expect(JSON.stringify(doc)).toContain(SAVED);
      }
      if (pull === 'unreadable') {
        counts.refused += 1;
        expect(server.row()).toBe(row);
        expect(statusOf(slot)).toEqual({ kind: 'not-saved', reason: 'unreadable' });
      } else {
        counts.merged += 1;
        expect(pull).toBe('merged');
        const kept = JSON.stringify(server.row()?.data);
        expect(kept).toContain(UNSENT);
        for (const text of cleanTextsIn(data)) expect(kept).toContain(text);
      }
      // The database of these tests lies in memory, and some records are of 5 MB.
      await device.db.delete();
    }),
    fuzz(200),
  );
  console.warn(
    `malformed rows: ${counts.merged} repaired and merged, ${counts.refused} refused, 0 changed`,
  );
  expect(Math.min(counts.merged, counts.refused)).toBeGreaterThan(0);
});

test(
  'no broken record on the device stops it, and none is thrown away',
  { timeout: 600_000 },
  async () => {
    const counts = { read: 0, setAside: 0 };
    await fc.assert(
      fc.asyncProperty(
        malformedResume,
        fc.option(malformedResume, { freq: 1 }),
        async (doc, other) => {
          const device = await startDevice();
          await device.db.resume.put({ id: 1, doc, rev: 3, updatedAt: 0 });
          if (other !== null) await device.db.outbox.put({ ...asRecord(other), id: 1 });
          await device.db.base.put({ ...asRecord(other), id: 1 });
          const took = processorTime();
          const edge = { now: () => 1, newId: () => 'new' };
          const work = await loadWork(device.db, edge);
          expect(took()).toBeLessThan(MOST_MS);
          const kept = JSON.stringify([work.doc, await device.db.conflicts.toArray()]);
          for (const text of cleanTextsIn(doc)) expect(kept).toContain(text);
          counts[work.problem === null ? 'read' : 'setAside'] += 1;
          await device.db.delete();
        },
      ),
      fuzz(250),
    );
    console.warn(`broken records: ${counts.read} read, ${counts.setAside} set aside, 0 lost`);
  },
);

test('no file that somebody brings breaks the reading', () => {
  const counts = { read: 0, refused: 0 };
  const text = JSON.stringify(sampleResume(), null, 1);
  const someBytes = fc.oneof(
    fc.uint8Array({ maxLength: 4_000 }),
    fc.string({ unit: 'binary', maxLength: 4_000 }).map((one) => new TextEncoder().encode(one)),
    fc.nat(text.length).map((end) => Buffer.from(text.slice(0, end), 'utf16le')),
    fc.nat(text.length).map((end) => new TextEncoder().encode(text.slice(end))),
    fc
      .constantFrom('%PDF-1.7', 'PK\u0003\u0004', '{\\rtf1')
      .map((one) => new TextEncoder().encode(one)),
    fc.constant(new Uint8Array(3 * 1024 * 1024).fill(65)),
    fc.constant(new TextEncoder().encode('- \u2022 2019 '.repeat(100_000))),
  );
  const someName = fc.constantFrom(
    'resume.txt',
    'resume.docx',
    'resume',
    'a.TXT',
    '.txt',
    '\u202Etxt.exe',
  );
  fc.assert(
    fc.property(someBytes, someName, (bytes, name) => {
      const took = processorTime();
      const file = decodeTextFile(bytes, name, decodeText);
      counts[file.ok ? 'read' : 'refused'] += 1;
      if (file.ok) {
        const { fields } = resumeFromText(file.text);
        expect(readRecordDocument({ ...sampleResume(), ...fields })).toMatchObject({ ok: true });
      }
      expect(took()).toBeLessThan(MOST_MS);
    }),
    fuzz(200),
  );
  console.warn(`files: ${counts.read} read, ${counts.refused} refused with a reason, 0 crashes`);
});

function statusOf(slot: Parameters<typeof syncStatus>[0]['slot']) {
  const calm = {
    signedIn: true,
    saving: false,
    online: true,
    deviceError: null,
    conflicts: 0,
    hasStoredRecord: true,
    isLostOnClose: false,
    hasLockedWork: false,
    accountAnswer: 'heard' as const,
  };
  return syncStatus({
    ...calm,
    slot,
    savedAt: null,
    onlyPositionsUnsent: false,
    isAccountUnreadable: true,
  });
}

/** The texts as they can stand in the database, each as a piece of JSON. */
function cleanTextsIn(value: unknown): string[] {
  return textsIn(value).map((text) =>
    JSON.stringify(
      text
        .replaceAll(/\p{Surrogate}/gu, '')
        .replaceAll('\0', '')
        .trim(),
    ).slice(1, -1),
  );
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : { value };
}
