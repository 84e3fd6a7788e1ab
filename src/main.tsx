import { createApp } from './app';
import { watchInstall } from './pwa/install';
import { refuseMarkup } from './pwa/trusted-types';
import { startWorker } from './pwa/worker';
import { dropRefusedChannels } from './pwa/blocked-storage';
import { startSession } from './shared-computer/shared-session';
import { nameStyles, nextTask, showApp } from './waking/show-app';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/forced-colors.css';

// No await at the top of this file: parts that load later import from the same chunk, and would wait for it for ever.
void start().catch((error: unknown) => {
  window.sayTooOld?.();
  throw error;
});

async function start(): Promise<void> {
  await nextTask();
  nameStyles();
  refuseMarkup();
  watchInstall();
  dropRefusedChannels();
  // Before any screen can show what is not this session's.
  if (!(await startSession(writeAll))) return;
  await showApp(createApp);
  startWorker();
}

/** What it needs loads with the record itself. */
async function writeAll(): Promise<void> {
  await (await import('./record/write-all')).writeAll();
}
