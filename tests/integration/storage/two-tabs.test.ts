import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRecords } from '@/domain/merge/merge-records';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { setPersonalInfo } from '@/domain/resume/edit-resume';
import { blankRecord } from '@/domain/resume/record-schema';
import { changeWork, writeWork } from '@/workspace/persistence/record-store';
import type { Seen } from '@/workspace/persistence/record-store';
import type { PersonDb } from '@/workspace/persistence/person-db';
import { withoutSides } from '../../unit/domain/merge/merge-language';
import { applyEdits, someEdits } from '../../unit/domain/merge/random-edits';
import type { Edit } from '../../unit/domain/merge/random-edits';
import { countingIds } from '../../unit/domain/resume/sample-resume';
import { edgeOf, newPerson, openLoadedTab, openTab } from './device';

type Tab = { db: PersonDb; seen: Seen; doc: LearnerRecord; name: string };

const someTurns = fc.array(
  fc.record({ tab: fc.nat(1), edits: someEdits, isTypingOn: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

test('two tabs that write in any order lose nothing and end with the same resume', async () => {
  await fc.assert(
    fc.asyncProperty(someTurns, async (turns) => {
      const person = newPerson();
      const tabs = [await startTab(person, 'one'), await startTab(person, 'two')];
      const typed: string[] = [];
      for (const [turn, { tab, edits, isTypingOn }] of turns.entries()) {
        const one = tabs[tab];
        if (one === undefined) continue;
        const mark = `turn-${turn}`;
        typed.push(mark, ...(isTypingOn ? [`${mark}-on`] : []));
        await takeTurn(one, edits, mark, isTypingOn);
      }
      for (const one of [...tabs, ...tabs]) await write(one);
      const [first, second] = tabs.map((one) => withoutSides(one.doc));
      expect(first).toEqual(second);
      for (const mark of typed) expect(JSON.stringify(first)).toContain(`: ${mark}"`);
      for (const one of tabs) one.db.close();
    }),
    { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 100) },
  );
}, 600_000);

/** Edits, and one word that nobody edits or removes later, so that it must be found at the end. */
async function takeTurn(tab: Tab, edits: readonly Edit[], mark: string, isTypingOn: boolean) {
  tab.doc = withMark(applyEdits(tab.doc, edits, `${tab.name}-${mark}`), mark);
  const writing = write(tab);
  // The person does not stop typing while the database works.
  if (isTypingOn) tab.doc = withMark(tab.doc, `${mark}-on`);
  await writing;
}

async function write(tab: Tab): Promise<void> {
  const sent = tab.doc;
  const written = await writeWork(
    tab.db,
    { doc: sent, seen: tab.seen, queue: true },
    edgeOf(tab.name),
  );
  tab.seen = written.seen;
  tab.doc = mergeRecords({ base: sent, mine: tab.doc, theirs: written.doc });
}

function withMark(resume: LearnerRecord, mark: string): LearnerRecord {
  const statement = { id: mark, problem: mark, action: mark, result: mark };
  return { ...resume, marks: [...marksOf(resume), statement] } as LearnerRecord;
}

function marksOf(resume: LearnerRecord): unknown[] {
  const marks: unknown = (resume as Record<string, unknown>)['marks'];
  return Array.isArray(marks) ? marks : [];
}

async function startTab(person: string, name: string): Promise<Tab> {
  const { db, work } = await openLoadedTab(person);
  return { db, seen: work.seen, doc: work.doc ?? blankRecord(countingIds(name)), name };
}

test('a second handle of the same person sees the first one’s write', async () => {
  const person = newPerson();
  const tab = await startTab(person, 'one');
  await write(tab);
  expect(await openTab(person).resume.count()).toBe(1);
});

test('a database that was deleted and filled again at the same count is merged with, not written over', async () => {
  const person = newPerson();
  const tab = await startTab(person, 'one');
  await write(tab);
  const known = tab.doc;
  tab.db.close();
  const fromAccount = setPersonalInfo(known, 'name', 'Ana of the other device');
  const other = openTab(person);
  await other.delete();
  const { db: filled } = await openLoadedTab(person);
  await changeWork(filled, (work) => ({ ...work, doc: fromAccount }), edgeOf('sync'));
  const late: Tab = { ...tab, db: filled, doc: setPersonalInfo(known, 'phone', '555-0142') };
  await write(late);
  expect(late.doc.personalInfo).toMatchObject({
    name: 'Ana of the other device',
    phone: '555-0142',
  });
  filled.close();
});
