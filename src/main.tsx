import { createApp } from './app';
import { watchInstall } from './platform/install';
import { refuseMarkup } from './platform/trusted-types';
import { startWorker } from '@/platform/service-worker';
import { dropRefusedChannels } from './platform/blocked-storage';
import { startSession } from './workspace/shared-computer/shared-session';
import { registerInlinedStyles, nextTask, hydrateApp } from './hydration/hydrate-app';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/buttons.css';
import './ui/styles/forced-colors.css';

// No await at the top of this file: parts that load later import from the same chunk, and would wait for it for ever.
void start().catch((error: unknown) => {
  window.sayTooOld?.();
  throw error;
});

async function start(): Promise<void> {
  await nextTask();
  registerInlinedStyles();
  refuseMarkup();
  watchInstall();
  dropRefusedChannels();
  // Must run before the first screen, which would otherwise show a person whose session has ended.
  if (!(await startSession(writeAll))) return;
  await hydrateApp(createApp);
  startWorker();
}

/** Its code loads together with the record's. */
async function writeAll(): Promise<void> {
  await (await import('./workspace/document/write-all')).writeAll();
}
