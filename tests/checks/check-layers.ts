import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** The layers, from the top: a file may import from the layers below its own; `import()` and types count. */
const layers = [
  ['src/build'],
  ['supabase'],
  ['src/main', 'src/app', 'src/prerender', 'src/routeTree.gen'],
  ['src/routes'],
  ['src/features'],
  ['src/shell'],
  ['src/resume-tools'],
  ['src/ui'],
  ['src/workspace/account'],
  ['src/workspace/document'],
  ['src/workspace/workspace'],
  ['src/workspace/shared-computer'],
  ['src/hydration'],
  ['src/workspace/session'],
  ['src/platform'],
  ['sw'],
  ['src/workspace/sync'],
  ['src/workspace/persistence'],
  ['src/backend'],
  ['src/content'],
  ['src/domain'],
].flatMap((paths, depth) => paths.map((path) => ({ path, depth })));

/** Restricted layers: of all layers below their own they may import from these alone. */
const restrictedLayers: Record<string, readonly string[]> = {
  'src/ui': ['src/content', 'src/hydration', 'src/domain'],
  'src/content': ['src/domain'],
  'src/build': [
    'supabase',
    'src/hydration',
    'src/workspace/persistence',
    'src/content',
    'src/domain',
  ],
};

/** The only folder that may import a package. The domain may import two: one for schemas and one that unpacks archives. */
const packages: readonly { name: RegExp; isFor: RegExp }[] = [
  { name: /^dexie/, isFor: /^src\/workspace\/persistence\// },
  { name: /^(@supabase|@google)\//, isFor: /^src\/backend\// },
  { name: /^(?!(valibot|fflate)$)/, isFor: /^(?!src\/domain\/)/ },
];

const layerOf = (file: string) =>
  layers.find(
    ({ path }) => file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}.`),
  );

/** What is wrong with one import of one file; null when it is allowed. */
function faultOf(file: string, specifier: string): string | null {
  if (!/^(\.|@\/)/.test(specifier)) {
    const owner = packages.find(({ name, isFor }) => name.test(specifier) && !isFor.test(file));
    return owner ? `only ${String(owner.isFor)} imports this package` : null;
  }
  const target = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : posix.join(posix.dirname(file), specifier);
  const [from, to] = [layerOf(file), layerOf(target)];
  if (!from || !to) return 'the file is in no layer';
  if (to.depth > from.depth) {
    const known = restrictedLayers[from.path];
    return known && !known.includes(to.path) ? `${from.path} may not import from ${to.path}` : null;
  }
  if (to.path !== from.path)
    return to.depth === from.depth ? null : 'an import goes to a higher layer';
  const feature = (path: string) => path.split('/')[2];
  const isOther = from.path === 'src/features' && feature(file) !== feature(target);
  return isOther ? 'features never import features' : null;
}

/** The specifiers of every import of a source text, whether of values, of types or at run time. */
function importsOf(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...module.dynamicImports.map(
      ({ moduleRequest: { start, end } }) => /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2],
    ),
  ].filter((specifier) => specifier !== undefined);
}

const sources = ['src', 'sw']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file));
const faults = sources.flatMap((file) =>
  importsOf(file, readFileSync(file, 'utf8')).flatMap((specifier) => {
    const fault = faultOf(file, specifier);
    return fault === null ? [] : [`${file} imports ${specifier}: ${fault}.`];
  }),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
