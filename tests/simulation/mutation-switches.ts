import type { Plugin } from 'vite';

/** The modules with functions that `mutants.ts` replaces. */
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
 * Makes each exported function of these modules replaceable by its name, so that a test can put a bug in its place (see
 * `inject`). The product does not take these functions as parameters, so the build adds the switch, as mutation testers do.
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
      // Appended, so that line numbers stay the same.
      const plain = code.replaceAll(/^export (?=(?:async )?function )/gm, '       ');
      const imported = `import { exchangeable } from '${injected}';`;
      return { code: [plain, imported, ...switches].join('\n'), map: null };
    },
  };
}
