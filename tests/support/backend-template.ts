import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { startBackend } from '../../supabase/local/backend';

const CACHE = 'node_modules/.cache/career-quest';

/**
 * A dump of an empty, migrated database, to start backends from: building one again takes several times as long. Made once
 * for each state of the files it comes from, and kept beside the packages.
 */
export async function backendTemplate(): Promise<Blob> {
  const file = `${CACHE}/backend-${fingerprint()}.tar`;
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    const backend = await startBackend({
      dataDir: null,
      siteUrl: 'http://career-quest.test',
      onMail: () => {},
    });
    const dump = await backend.dump();
    await backend.close();
    // Renamed into place, so that another worker never reads half a file.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([new Uint8Array(readFileSync(file))]);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const migrations = readdirSync('supabase/migrations').sort();
  const sources = [
    ...migrations.map((name) => `supabase/migrations/${name}`),
    'supabase/config.toml',
    'supabase/local/embedded.toml',
    'node_modules/@supabase/lite/package.json',
  ];
  for (const file of sources) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
