import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '../../../supabase/local/data-lock';

const folder = mkdtempSync(join(tmpdir(), 'career-quest-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

// On Linux the second way, a socket file, stands for the systems that have no other.
describe.for(['linux', 'darwin'])('the lock as made on %s', (platform) => {
  const data = join(folder, platform);

  test('is given to one at a time, and again after its release', async () => {
    const lock = await lockDataFolder(data, platform);
    await expect(lockDataFolder(data, platform)).rejects.toThrow(DataFolderInUse);
    await expect(lockDataFolder(data, platform)).rejects.toThrow(`process ${process.pid}`);
    await lock.release();
    await (await lockDataFolder(data, platform)).release();
  });

  test('is the same by whatever path one comes to the folder', async () => {
    mkdirSync(data, { recursive: true });
    const detour = join(folder, `${platform}-link`);
    symlinkSync(data, detour);
    const lock = await lockDataFolder(data, platform);
    await expect(lockDataFolder(detour, platform)).rejects.toThrow(DataFolderInUse);
    await lock.release();
  });

  test('is free again when its holder was killed', async () => {
    const script = `
      const { lockDataFolder } = await import('./supabase/local/data-lock.ts');
      await lockDataFolder(${JSON.stringify(data)}, '${platform}');
      console.log('held');
      setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      script,
    ]);
    const ended = new Promise((resolve) => holder.once('close', resolve));
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    await expect(lockDataFolder(data, platform)).rejects.toThrow(`process ${holder.pid}`);
    holder.kill('SIGKILL');
    await ended;
    await (await lockDataFolder(data, platform)).release();
  });
});
