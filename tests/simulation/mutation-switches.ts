import type { Plugin } from 'vite';

/** Where somebody could write the bugs of `mutants.ts`. */
const modules = [
  'domain/merge/merge-list',
  'domain/merge/merge-records',
  'domain/outbox/outbox',
  'domain/outbox/reconcile',
  'backend/row-answer',
  'workspace/persistence/outbox-store',
  'workspace/persistence/record-store',
];

/**
 * Builds a switch into each exported function of these modules, so that a test can put a bug in its place by name; see
 * `inject`. Bugs are no dependencies: the product hands none of these functions in, so the build does it, as mutation
 * testers do.
 */
export function mutationSwitches(): Plugin {
  const injected = new URL('injected.ts', import.meta.url).pathname;
  return {
    name: 'mutation-switches',
    enforce: 'pre',
    transform(code, id) {
      if (!modules.some((name) => id.endsWith(`/src/${name}.ts`))) return null;
      const names = [...code.matchAll(/^export (?:async )?function (\w+)/gm)].map(
        ([, name]) => name,
      );
      const switches = names.map(
        (name) =>
          `const ${name}Switch = exchangeable('${name}', ${name}); export { ${name}Switch as ${name} };`,
      );
      // Behind the code, whose lines stay what they were.
      const plain = code.replaceAll(/^export (?=(?:async )?function )/gm, '       ');
      const imported = `import { exchangeable } from '${injected}';`;
      return { code: [plain, imported, ...switches].join('\n'), map: null };
    },
  };
}
