import { whereIs } from '../browser';
import { installPackages } from '../packages';

/** What Debian calls what each engine needs: Firefox speaks BiDi by itself, WebKit has a driver, a screen and keys. */
const engines = [
  { project: 'firefox', name: 'Firefox', packages: ['firefox-esr'], programs: ['firefox-esr'] },
  {
    project: 'webkit',
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
    programs: ['WebKitWebDriver', 'Xvfb', 'xdotool'],
  },
];

/** The packages of engines that are not here. */
export function missingEngines(): string[] {
  return engines.filter((engine) => !isHere(engine)).flatMap(({ packages }) => packages);
}

function isHere({ programs }: (typeof engines)[number]): boolean {
  return programs.every((program) => whereIs(program) !== undefined);
}

/**
 * The command that walks journeys in the engines other than the one of the end-to-end tests: the short ones of every test
 * run, or all, and then in Chromium too. Installs what an engine needs; says in a line which engine cannot be had. The
 * report is test-results/engines.json.
 *
 * @returns null when no engine can be had
 */
export function engineJourneys(
  which: 'short' | 'all',
  log: (line: string) => void,
): string[] | null {
  const projects = engines
    .filter((engine) => {
      if (isHere(engine)) return true;
      const { name, packages } = engine;
      log(`${name}: asking the system package manager for ${packages.join(', ')}…`);
      installPackages(packages);
      if (isHere(engine)) return true;
      log(`SKIPPED journeys in ${name}: could not install ${packages.join(', ')}.`);
      return false;
    })
    .map(({ project }) => project);
  if (which === 'all') projects.push('chromium');
  if (projects.length === 0) return null;
  return [
    'npx',
    'playwright',
    'test',
    '--config=tests/engines.config.ts',
    ...projects.map((project) => `--project=${project}`),
    ...(which === 'short' ? ['engines/short', 'engines/translated'] : []),
  ];
}
