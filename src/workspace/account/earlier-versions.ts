import { backendConfig } from '@/backend/config';
import {
  createEarlierVersions,
  type EarlierVersion,
  type NoVersion,
} from '@/backend/earlier-versions';
import { toBackup } from '@/domain/backup/backup';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import { currentPersonId } from '@/workspace/session/session';
import { tokenManager } from '@/workspace/session/token-manager';
import { restoreWork, type Restored } from './backup';

export type { EarlierVersion, NoVersion } from '@/backend/earlier-versions';

const versions = () =>
  createEarlierVersions({
    ...backendConfig(),
    userId: currentPersonId(),
    accessToken: tokenManager.accessToken,
    fetch: (input, init) => fetch(input, init),
  });

/** What the account of the current person held before, the newest first. */
export const listEarlierVersions = (): Promise<EarlierVersion[] | NoVersion> => versions().list();

/**
 * Merges an earlier state into the work of the current person, as a file from another computer. `gone`: the account does
 * not keep it any more, or it cannot be read.
 */
export async function bringBackVersion(revision: number): Promise<Restored | NoVersion | 'gone'> {
  const found = await versions().read(revision);
  if (typeof found === 'string') return found;
  const read = found && readRecordDocument(found.data);
  return read?.ok ? await restoreWork(toBackup(read.record)) : 'gone';
}
