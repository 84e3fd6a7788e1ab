import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeSharedFile } from '@/resume-tools/import/share-target';

const file = new File(['Cook'], 'resume.txt');
const replaceState = vi.fn();

/** A page at this address, whose worker answers with what it holds. */
function openPage(search: string, held: File | null): void {
  vi.stubGlobal('location', { search });
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('window', {});
  vi.stubGlobal('MessageChannel', FakeChannel);
  const controller = { postMessage: (_: unknown, [port]: [FakePort]) => port.answer(held) };
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
}

type Listener = (event: { data: unknown }) => void;

class FakePort {
  listener: Listener = () => undefined;
  start() {}
  addEventListener(_: string, listener: Listener) {
    this.listener = listener;
  }
  answer(data: unknown) {
    this.listener({ data });
  }
}

class FakeChannel {
  port1 = new FakePort();
  port2 = this.port1;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  replaceState.mockClear();
});

test('gives the file that another app has shared, and takes the mark off the address', async () => {
  openPage('?shared', file);
  expect(await takeSharedFile()).toBe(file);
  expect(replaceState).toHaveBeenCalledWith(null, '', '/game');
});

test('says that a shared file did not come: held no more, or not to be opened', async () => {
  openPage('?shared', null);
  expect(await takeSharedFile()).toBe('lost');
  const handle = { getFile: () => Promise.reject(new Error('gone')) };
  const launchQueue = {
    setConsumer: (take: (launch: unknown) => void) => take({ files: [handle] }),
  };
  vi.stubGlobal('window', { launchQueue });
  expect(await takeSharedFile()).toBe('lost');
});

test('asks for nothing where nothing was shared', async () => {
  openPage('', file);
  expect(await takeSharedFile()).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});
