import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { lastLines } from '../../../src/build/build-site';

const folder = mkdtempSync(join(tmpdir(), 'career-quest-broken-'));

beforeAll(() => {
  for (const part of ['src', 'supabase', 'package.json', '.env.production.example'])
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => !/\.data|\.temp|\.env$/.test(path),
    });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

/** Runs a command of the guide in the copy; what it prints, to both outputs. */
async function printed(script: string): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: folder });
  const { stdout, stderr } = await run.catch((error: unknown) => error as Awaited<typeof run>);
  return `${stderr}${stdout}`;
}

// What happens in a text editor; each stops the build, and settings, at the file itself.
test.for([
  ['src/content/agency.ts', "name: 'Community Action Program',", "name: 'St. Mary's',", 'straight'],
  ['src/content/agency.ts', "hours: 'Ask for its hours.',", "hours: 'Ask.'", 'comma'],
  ['src/content/agency-policies.ts', "minimumAge: '14',", "minimumAge: '14,", 'quote at its end'],
  ['src/content/es/agency.ts', "hours: 'Pregunte el horario.',", 'hours: “Lunes”,', 'curly'],
  [
    'src/content/en/benefit-sources.ts',
    "title: 'SNAP Work Requirements',",
    'title: SNAP,',
    'begin',
  ],
] as const)('%s with a slip is named in settings and in the build alike', async (one) => {
  const [file, right, slip, word] = one;
  const text = readFileSync(file, 'utf8');
  const line = text.slice(0, text.indexOf(right)).split('\n').length;
  expect(text).toContain(right);
  writeFileSync(join(folder, file), text.replace(right, slip));
  const [settings, build] = await Promise.all([
    printed('src/build/make-settings.ts'),
    printed('src/build/build-site.ts'),
  ]);
  writeFileSync(join(folder, file), text);
  const sentence = `${file}: there is a mistake in line ${String(line)}, at: ${slip} `;
  expect(settings).toContain(`  ${sentence}`);
  expect(settings).toMatch(new RegExp(`To open it: .*${file}`));
  expect(build).toContain(`error: ${sentence}`);
  expect(build.trim().split('\n').at(-1)).toBe(lastLines.wrong);
  for (const said of [settings, build]) {
    expect(said.slice(said.indexOf(sentence)).split('\n')[0]).toContain(word);
    expect(said).not.toMatch(/^ +at .*node:|Transform failed|triggerUncaughtException/m);
  }
});
