import { describe, expect, it } from 'vitest';
import { createWorkspace, type RecordSession } from '@/workspace/workspace';

/** A workspace whose records take their time to close; `opened` names those that were opened, in order. */
function slowWorkspace() {
  const opened: string[] = [];
  let finishClose: () => void = () => undefined;
  const nothing = () => Promise.resolve();
  const work: RecordSession = {
    flush: nothing,
    sendNow: nothing,
    tryLocked: nothing,
    close: () => new Promise((resolve) => (finishClose = resolve)),
  };
  const workspace = createWorkspace({
    memory: null,
    openRecord: (personId) => {
      opened.push(personId);
      return Promise.resolve(work);
    },
  });
  return { workspace, opened, finishClose: () => finishClose() };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('workspace', () => {
  it('opens the next record when the one before is closed', async () => {
    const { workspace, opened, finishClose } = slowWorkspace();
    await workspace.open('ana');
    const next = workspace.open('guest');
    await turn();
    expect(opened).toEqual(['ana']);
    finishClose();
    await next;
    expect(opened).toEqual(['ana', 'guest']);
  });

  it('opens nothing when the session has ended while the record before was being closed', async () => {
    const { workspace, opened, finishClose } = slowWorkspace();
    await workspace.open('ana');
    void workspace.open('guest');
    await turn();
    workspace.end();
    finishClose();
    await turn();
    expect(opened).toEqual(['ana']);
    expect(workspace.store.getState().phase).toBe('ended');
  });
});
