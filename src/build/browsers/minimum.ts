import browserslist from 'browserslist';

/** The browsers that the list in package.json names, and what the compatibility data and the build call them. */
const families: Record<string, { data: string; target?: string }> = {
  chrome: { data: 'chrome', target: 'chrome' },
  and_chr: { data: 'chrome_android' },
  edge: { data: 'edge', target: 'edge' },
  firefox: { data: 'firefox', target: 'firefox' },
  safari: { data: 'safari', target: 'safari' },
  ios_saf: { data: 'safari_ios', target: 'ios' },
};

/** The oldest version of each browser that the list in package.json asks for, by its name there: `safari` is `15.4`. */
function oldest(): Map<string, string> {
  const versions = new Map<string, string>();
  for (const entry of browserslist()) {
    const [name = '', range = ''] = entry.split(' ');
    const [version = ''] = range.split('-');
    if (Number(version) < Number(versions.get(name) ?? Infinity)) versions.set(name, version);
  }
  // The list knows only the newest Chrome for Android, which has the version numbers of the other Chrome.
  if (versions.has('and_chr')) versions.set('and_chr', versions.get('chrome') ?? '');
  return versions;
}

/** The oldest browsers that must work, by their names in the compatibility data. */
export function minimumBrowsers(): [name: string, version: string][] {
  return [...oldest()].map(([name, version]) => [families[name]?.data ?? name, version]);
}

/** The oldest browsers that must work, as the build takes them: `safari15.4`. */
export function buildTargets(): string[] {
  return [...oldest()].flatMap(([name, version]) => {
    const target = families[name]?.target;
    return target ? [target + version] : [];
  });
}
