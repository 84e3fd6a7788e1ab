import data from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier, SimpleSupportStatement, VersionValue } from '@mdn/browser-compat-data';
import { minimumBrowsers } from './minimum.ts';

export type Feature = Identifier;

const minimum = minimumBrowsers();

/**
 * The minimum browsers that lack a feature, like `safari 15.4`. Empty if all have it, or if the data does not know it. A
 * feature behind a flag or a prefix counts as missing.
 */
export function missingIn(feature: Feature | undefined): string[] {
  const support = feature?.__compat?.support as
    | Record<string, SimpleSupportStatement | SimpleSupportStatement[] | undefined>
    | undefined;
  if (!support) return [];
  return minimum.flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    const isThere =
      statements.length === 0 || statements.some((statement) => isSince(statement, version));
    return isThere ? [] : [`${browser} ${version}`];
  });
}

function isSince(statement: SimpleSupportStatement, version: string): boolean {
  if (statement.flags || statement.prefix || statement.alternative_name) return false;
  return (
    isUpTo(statement.version_added, version) && !isUpTo(statement.version_removed ?? false, version)
  );
}

/** `version`: numbers with dots, `≤37`, `preview`, or false for never. */
function isUpTo(added: VersionValue, version: string): boolean {
  if (added === false || added === 'preview') return false;
  const [a = 0, b = 0] = added.replace('≤', '').split('.').map(Number);
  const [c = 0, d = 0] = version.split('.').map(Number);
  return a < c || (a === c && b <= d);
}

/** The compat entry at a path. Own properties only: 'constructor' or 'toString' must not resolve to Object.prototype. */
export function featureAt(...path: string[]): Feature | undefined {
  let feature = data as unknown as Feature | undefined;
  for (const name of path)
    feature = feature && Object.hasOwn(feature, name) ? feature[name] : undefined;
  return feature;
}

/** The features below a feature. */
export function subfeatures(feature: Feature | undefined): [name: string, part: Feature][] {
  const parts = Object.entries(feature ?? {}) as [string, Feature][];
  return parts.filter(([name]) => name !== '__compat');
}
