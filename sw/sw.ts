import { clientsClaim } from 'workbox-core';
import type { BuildFile } from '@/workspace/persistence/build-file';
import { sendWhenBackOnline } from './background-sync';
import { relayTabMemory } from './tab-memory-relay';
import { keepFiles } from './keep-files';
import { keepPdfReader } from './pdf-reader';
import { takeSharedFiles } from './share-target';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown };

// The build's plugin adds the web app manifest, which is in the list already, once more and without a digest.
const files = (self.__WB_MANIFEST as BuildFile[]).filter(({ digest }) => digest);

// Only build files of this origin are ever cached: never sign-in, table or function answers.
keepFiles(files);
keepPdfReader(files);

// A new version waits until the person accepts it; the first one takes the page at once, so that it works offline.
clientsClaim();
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

sendWhenBackOnline();
relayTabMemory();
takeSharedFiles();
