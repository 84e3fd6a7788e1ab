import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { lastLines } from '../../../src/build/build-site';

const folder = mkdtempSync(join(tmpdir(), 'career-quest-broken-'));

beforeAll(async () => {
  for (const part of ['src', 'supabase', 'package.json', '.env.production.example'])
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => !/\.data|\.temp|\.env$/.test(path),
    });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // As the guide has it: this run comes before anybody changes a text.
  await printed('src/build/make-settings.ts');
});

/** Runs a command of the guide in the copy; what it prints, to both outputs. */
async function printed(script: string): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: folder });
  const { stdout, stderr } = await run.catch((error: unknown) => error as Awaited<typeof run>);
  return `${stderr}${stdout}`;
}

/** What happens in a text editor: a file, a line of it as it came, and with a slip, and a word of what is said. */
const SLIPS = [
  ['src/content/agency.ts', "name: 'Community Action Program',", "name: 'St. Mary's',", 'straight'],
  ['src/content/agency-policies.ts', "minimumAge: '14',", "minimumAge: '14,", 'quote at its end'],
  ['src/content/es/agency.ts', "hours: 'Pregunte el horario.',", 'hours: “Lunes”,', 'curly'],
  ['src/content/es/agency-policies.ts', "'la oficina que mantiene este sitio',", "'Ana'", 'comma'],
  ['src/content/en/help-sources.ts', "kind: 'rules', copyOf", "kind: 'rules' copyOf", 'comma'],
  ['src/content/en/benefit-sources.ts', "'SNAP Work Requirements',", 'SNAP,', 'beginning'],
  ['src/content/en/guides/11-benefit-hours.mdx', '### Who has to', '### With <30 to', 'no < or {'],
] as const;

describe('files with slips', () => {
  const said = { settings: '', build: '' };
  const lines = new Map<string, [number, string]>();

  beforeAll(async () => {
    for (const [file, right, slip] of SLIPS) {
      const text = readFileSync(file, 'utf8');
      const number = text.slice(0, text.indexOf(right)).split('\n').length;
      const broken = text.replace(right, slip);
      lines.set(file, [number, broken.split('\n')[number - 1]?.trim() ?? '']);
      writeFileSync(join(folder, file), broken);
    }
    [said.settings, said.build] = await Promise.all([
      printed('src/build/make-settings.ts'),
      printed('src/build/build-site.ts'),
    ]);
  });

  test.for(SLIPS)('%s is named in settings and in the build alike', ([file, , , word]) => {
    const [number, line] = lines.get(file) ?? [0, ''];
    const place = new RegExp(
      `^(?:  |error: )${file}: there is a mistake in line ${String(number)}(?: or the one above)?, at: `,
    );
    for (const one of [said.settings, said.build]) {
      const sentence = one.split('\n').find((text) => place.test(text)) ?? one;
      expect(sentence).toMatch(place);
      expect(sentence.replace(place, '')).toContain(word);
      expect(line).toContain(sentence.replace(place, '').slice(0, 5));
    }
    expect(said.settings).toMatch(new RegExp(`To open it: .*${file}`));
  });

  test('end both commands as the guide says, without a trace of the program', () => {
    expect(said.build.trim().split('\n').at(-1)).toBe(lastLines.wrong);
    for (const one of [said.settings, said.build])
      expect(one).not.toMatch(/^ +at .*node:|Transform failed|triggerUncaughtException/m);
  });
});
