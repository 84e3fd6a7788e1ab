import { expect, test } from 'vitest';
import type { Work } from '@/domain/outbox/reconcile';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { syncInMemory } from '@/workspace/sync/sync-in-memory';
import { parseResume, printResume } from '../../unit/domain/merge/merge-language';
import { countingIds } from '../../unit/domain/resume/sample-resume';
import { modelServer, type Line } from './model-server';

/** A page whose device stores nothing: what it knows of the account lives as long as its memory. */
function startPage(server = modelServer()) {
  const line: Line[] = [];
  let time = 0;
  let known: Pick<Work, 'slot' | 'base'> = { slot: null, base: null };
  const deps = {
    userId: 'ana',
    table: server.tableFor(() => line.shift() ?? 'good'),
    lock: <T>(_name: string, run: () => Promise<T>) => run(),
    now: () => time,
    random: () => 0,
    newId: countingIds('save'),
  };
  const save = async (text: string) => {
    time += 60_000;
    const { work, isInAccount } = await syncInMemory(deps, { ...known, doc: parseResume(text) });
    known = { slot: work.slot, base: work.base };
    return { isInAccount, doc: work.doc && printResume(work.doc) };
  };
  const inAccount = () => {
    const row = server.row();
    return row && printResume(row.data as LearnerRecord);
  };
  return { line, save, inAccount, log: server.log };
}

test.each<Line>(['request-lost', 'answer-lost', 'error-after', 'portal'])(
  'a first save that met %s, and words typed since, are in the account after one more press',
  async (fate) => {
    const { line, save, inAccount } = startPage();
    line.push('good', fate);
    expect(await save('name Ana')).toMatchObject({ isInAccount: false });
    expect(await save('name Anabel')).toEqual({ isInAccount: true, doc: 'name Anabel' });
    expect(inAccount()).toBe('name Anabel');
  },
);

test.each<Line>(['request-lost', 'answer-lost'])(
  'a later save that met %s, and words typed since, are in the account after one more press',
  async (fate) => {
    const { line, save, inAccount } = startPage();
    expect(await save('name Ana')).toMatchObject({ isInAccount: true });
    line.push('good', fate);
    expect(await save('name Anna')).toMatchObject({ isInAccount: false });
    expect(await save('name Anabel')).toEqual({ isInAccount: true, doc: 'name Anabel' });
    expect(inAccount()).toBe('name Anabel');
  },
);

test('a first save that hung in the network and comes after a later one changes nothing', async () => {
  const server = modelServer();
  const { line, save, inAccount } = startPage(server);
  line.push('good', 'late');
  await save('name Ana');
  expect(await save('name Anabel')).toMatchObject({ isInAccount: true });
  server.deliverLate();
  expect(inAccount()).toBe('name Anabel');
  expect(await save('name Anabel; job a Cook')).toMatchObject({ isInAccount: true });
  expect(inAccount()).toBe('name Anabel; job a Cook');
});

test('a first save that another device overtook is merged with it, and both are there', async () => {
  const server = modelServer();
  const { line, save, inAccount } = startPage(server);
  line.push('good', 'request-lost');
  await save('name Ana');
  await startPage(server).save('job a Cook');
  expect(await save('name Anabel')).toMatchObject({ isInAccount: true });
  expect(inAccount()).toBe('name Anabel; job a Cook');
});

test('a save that fails again asks no more of the line than a load and a save', async () => {
  const { line, save, log } = startPage();
  line.push('good', 'request-lost', 'good', 'request-lost');
  await save('name Ana');
  expect(await save('name Anabel')).toMatchObject({ isInAccount: false, doc: 'name Anabel' });
  expect(log).toEqual(['load good', 'save request-lost', 'load good', 'save request-lost']);
});
