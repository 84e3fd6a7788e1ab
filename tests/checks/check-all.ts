import { spawn } from 'node:child_process';

/** Two rows of checks run at the same time, each in its order: the second builds the product, and each alone leaves a core idle. */
const rows = [
  ['types', 'lint', 'layers', 'texts', 'lock', 'format', 'dead'],
  ['size', 'messages', 'browsers'],
];

/** Every check. Says what each found when it ends, and ends with 1 when one did not hold. */
async function main(): Promise<void> {
  const found = await Promise.all(rows.map(checkRow));
  process.exitCode = found.every(Boolean) ? 0 : 1;
}

async function checkRow(names: readonly string[]): Promise<boolean> {
  let isFine = true;
  for (const name of names) isFine = (await check(name)) && isFine;
  return isFine;
}

function check(name: string): Promise<boolean> {
  const run = spawn('npm', ['run', '--silent', `check:${name}`], { stdio: 'pipe' });
  const said: Buffer[] = [];
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) => {
    run.on('close', (code) => {
      console.log(`-- check:${name}${code === 0 ? '' : ' FAILED'}`);
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

await main();
