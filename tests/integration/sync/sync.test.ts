import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { setPersonalInfo } from '@/domain/resume/edit-resume';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { parseResume, printResume } from '../../unit/domain/merge/merge-language';
import { startDevice } from './device';
import { modelServer } from './model-server';

const name = (text: string) => (resume: LearnerRecord) => setPersonalInfo(resume, 'name', text);
const phone = (text: string) => (resume: LearnerRecord) => setPersonalInfo(resume, 'phone', text);

test('what is typed reaches the row, and the slot is empty', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ana'));
  expect(await device.sync()).toEqual({ isAllSent: true, save: 'committed', pull: null });
  expect(server.row()).toMatchObject({ revision: 1, data: { personalInfo: { name: 'Ana' } } });
  expect(await device.work()).toMatchObject({ slot: null, base: { revision: 1 } });
});

test('a second device starts with what the first one saved', async () => {
  const server = modelServer();
  const [one, two] = [await startDevice(server), await startDevice(server)];
  await one.edit(name('Ana'));
  await one.sync();
  expect(await two.sync()).toEqual({ isAllSent: true, save: null, pull: 'merged' });
  expect(two.doc.personalInfo.name).toBe('Ana');
  expect(two.doc).toEqual(one.doc);
  expect(server.row()?.revision).toBe(1);
});

test('no row never blanks the device', async () => {
  const device = await startDevice();
  await device.edit(name('Ana'));
  device.line = ['request-lost'];
  await device.sync();
  expect(await device.sync({ force: false })).toMatchObject({ pull: 'none', isAllSent: false });
  expect((await device.work()).doc?.personalInfo.name).toBe('Ana');
});

test('a stale save is merged and sent again in the same run', async () => {
  const server = modelServer();
  const [one, two] = [await startDevice(server), await startDevice(server)];
  await one.edit(name('Ana'));
  await one.sync();
  await two.edit(phone('555-0100'));
  expect(await two.sync()).toEqual({ isAllSent: true, save: 'committed', pull: 'merged' });
  expect(server.row()).toMatchObject({
    revision: 2,
    data: { personalInfo: { name: 'Ana', phone: '555-0100' } },
  });
});

test('two devices that named one field differently both see two versions', async () => {
  const server = modelServer();
  const [one, two] = [await startDevice(server), await startDevice(server)];
  await one.edit(name('Ana'));
  await two.edit(name('Bea'));
  await one.sync();
  await two.sync();
  await one.sync();
  expect(printResume(one.doc)).toContain('name Bea | Ana');
  expect(printResume(two.doc)).toContain('name Bea | Ana');
});

test('a lost answer is asked again under the same name, and the row moves once', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ana'));
  device.line = ['answer-lost'];
  expect(await device.sync()).toMatchObject({ isAllSent: false, save: 'offline' });
  await device.sync();
  expect(server.row()?.revision).toBe(1);
  expect(await device.work()).toMatchObject({ slot: null });
});

test('words typed after a lost answer make no conflict with my own older words', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ann'));
  device.line = ['answer-lost'];
  await device.sync();
  await device.edit(name('Annabel'));
  await device.sync();
  expect(server.row()).toMatchObject({ revision: 2, data: { personalInfo: { name: 'Annabel' } } });
  expect(device.doc).not.toHaveProperty('conflicts');
});

test('words typed while a request is on its way survive and follow in the same run', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ana'));
  const run = device.sync();
  await device.edit(phone('555-0100'));
  await run;
  expect(server.row()).toMatchObject({
    data: { personalInfo: { name: 'Ana', phone: '555-0100' } },
  });
  expect((await device.work()).slot).toBeNull();
});

test('a captive portal, a busy server and a lost sign-in leave the slot in place', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ana'));
  for (const [line, state] of [
    ['portal', 'queued'],
    ['busy', 'queued'],
    ['signed-out', 'needs-sign-in'],
  ] as const) {
    device.line = [line];
    await device.sync();
    expect((await device.work()).slot).toMatchObject({
      state,
      doc: { personalInfo: { name: 'Ana' } },
    });
  }
  expect(server.row()).toBeNull();
  await device.sync();
  expect(server.row()).toMatchObject({ revision: 1 });
});

test('a slot that waits is not sent before its time without force', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ana'));
  device.line = ['busy'];
  await device.sync();
  const asked = server.log.length;
  await device.sync({ pull: false, force: false });
  expect(server.log).toHaveLength(asked);
  device.now += 5_000;
  expect((await device.sync({ pull: false, force: false })).isAllSent).toBe(true);
});

test('a row that somebody edited by hand into a wrong shape is repaired and merged', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ana'));
  await device.sync();
  server.setRow({
    data: { personalInfo: 'Ana of Ohio', skills: 'Excel', experience: [{ jobTitle: 'Cook' }] },
    revision: 7,
    saveId: 'by-hand',
    updatedAt: 1,
  });
  await device.sync();
  expect(device.doc).toMatchObject({
    skills: ['Excel'],
    experience: [{ jobTitle: 'Cook' }],
    setAside: [{ path: ['personalInfo'], value: 'Ana of Ohio' }],
  });
});

test('a row that cannot be read blocks the save and is never overwritten', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  const row = { data: 'odd', revision: 3, saveId: 'x', updatedAt: 1 };
  server.setRow(row);
  await device.edit(name('Ana'));
  expect(await device.sync()).toMatchObject({ pull: 'unreadable', isAllSent: false });
  expect((await device.work()).slot).toMatchObject({ state: 'blocked', lastError: 'unreadable' });
  expect(server.row()).toBe(row);
});

test('a row deleted in the account is made again from the device', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ana'));
  await device.sync();
  server.setRow(null);
  await device.sync();
  expect(server.row()).toMatchObject({ revision: 1, data: { personalInfo: { name: 'Ana' } } });
});

test('a server that always says stale is asked a few times, then left alone for a while', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ana'));
  const busyBody = { doc: parseResume('name Zoe'), saveId: 'z' };
  let revision = 10;
  const keepMoving = setRowBefore(server, () => ({
    data: busyBody.doc,
    revision: (revision += 1),
    saveId: `z${revision}`,
    updatedAt: 1,
  }));
  device.db.outbox.hook('updating', keepMoving);
  expect(await device.sync()).toMatchObject({ isAllSent: false, save: 'stale' });
  expect(server.log.filter((line) => line.startsWith('save'))).toHaveLength(5);
  const { slot } = await device.work();
  expect(slot?.nextAttemptAt).toBeGreaterThan(device.now);
  // One go is one attempt for the wait, which doubles with each.
  expect(slot?.attempts).toBe(1);
});

test('work that is always stale goes at most ten times a minute by itself, whatever asks for it; the button sends it', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ana'));
  let revision = 10;
  const keepMoving = setRowBefore(server, () => ({
    data: parseResume('name Zoe'),
    revision: (revision += 1),
    saveId: `z${revision}`,
    updatedAt: 1,
  }));
  device.db.outbox.hook('updating', keepMoving);
  const saves = () => server.log.filter((line) => line.startsWith('save')).length;
  for (let second = 0; second < 59; second++) {
    await device.sync({ force: second % 2 === 0, pull: second % 3 === 0 });
    if (second % 10 === 5) await device.edit(name(`Ana ${String(second)}`));
    device.now += 1000;
  }
  expect(saves()).toBe(10);
  await device.sync({ isAsked: true });
  expect(saves()).toBeGreaterThan(10);
  const asked = saves();
  device.now += 60_000;
  await device.sync();
  expect(saves(), 'a minute later it goes again').toBeGreaterThan(asked);
});

test('two runs at once take turns', async () => {
  const server = modelServer();
  const device = await startDevice(server);
  await device.edit(name('Ana'));
  await Promise.all([device.sync({ pull: false }), device.sync({ pull: false })]);
  expect(server.log).toEqual(['save good']);
});

type Server = ReturnType<typeof modelServer>;

/** Another device saves whenever this one writes its slot down. */
function setRowBefore(server: Server, next: () => ReturnType<Server['row']>) {
  return () => {
    server.setRow(next());
  };
}
