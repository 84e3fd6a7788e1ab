import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Thrown when another living process holds the data folder. The message is for people. */
export class DataFolderInUse extends Error {}

export interface DataLock {
  release(): Promise<void>;
}

/**
 * Lets one process at a time use a data folder.
 *
 * The lock is a listening local socket named after the folder's real path. On Linux
 * (abstract socket) and Windows (named pipe) the system frees the name at the moment its
 * process dies, kill -9 included: nothing stale can stay behind, and no process id is
 * ever guessed from a file. Elsewhere it is a socket file; one that nobody answers on is
 * taken over. Limit: machines or containers that share a folder do not see each other.
 *
 * @throws DataFolderInUse when another process answers for this folder.
 */
export async function lockDataFolder(
  dataDir: string,
  platform: string = process.platform,
): Promise<DataLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Everybody's work lies in it: other users of the machine have no business there, whoever made the folder.
  chmodSync(dataDir, 0o700);
  const address = lockAddress(realpathSync(dataDir), platform);
  const owner = `${process.pid}`;
  try {
    return await listenOn(address, owner);
  } catch (error) {
    if (!isAddressInUse(error)) throw error;
  }
  const holder = await askHolder(address);
  if (holder !== null || address.kind !== 'file') {
    throw new DataFolderInUse(
      `Career Quest is already running on this data${holder ? ` (process ${holder})` : ''}. ` +
        'Stop it first, or go on in the window where it runs.',
    );
  }
  rmSync(address.path, { force: true });
  return listenOn(address, owner);
}

interface LockAddress {
  kind: 'kernel' | 'file';
  path: string;
}

function lockAddress(folder: string, platform: string): LockAddress {
  const name = `career-quest-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (platform === 'linux') return { kind: 'kernel', path: `\0${name}` };
  if (platform === 'win32') return { kind: 'kernel', path: `\\\\.\\pipe\\${name}` };
  return { kind: 'file', path: join(tmpdir(), `${name}.sock`) };
}

function listenOn(address: LockAddress, owner: string): Promise<DataLock> {
  return new Promise((resolve, reject) => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(owner);
    });
    server.once('error', reject);
    server.listen(address.path, () => {
      server.unref();
      resolve({
        release: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}

/** The holder's process id, '' when it does not say, null when nobody listens. */
function askHolder(address: LockAddress): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address.path);
    socket.setTimeout(1000, () => {
      socket.destroy();
      resolve('');
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', () => resolve(null));
  });
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
