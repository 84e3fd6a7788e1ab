import type { OpenWork } from '@/workspace/workspace';
import { tokenManager } from '@/workspace/session/token-manager';
import { countTime } from './count-time';
import { createDraftJournal } from './draft-journal';
import { offerGuestWork } from './guest-offer';
import { openRecord } from './open-record';

/** Opens a person's record with this browser's own clock, chance, network and sign-in. */
export async function openBrowserRecord(personId: string): Promise<OpenWork> {
  const work = await openRecord(personId, {
    env: { now: Date.now, newId: () => crypto.randomUUID() },
    random: Math.random,
    fetch: (input, init) => fetch(input, init),
    accessToken: tokenManager.accessToken,
    createDraftJournal,
    offerGuestWork,
  });
  const stopCounting = countTime();
  return {
    ...work,
    close: () => {
      stopCounting();
      return work.close();
    },
  };
}
