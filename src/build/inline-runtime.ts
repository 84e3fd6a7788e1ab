import type { Plugin, Rolldown } from 'vite';

/**
 * Moves the bundler's runtime (a few functions that all chunks import) from a file of its own into the app's, which every
 * page loads first: on a bad line each request costs half a second, and its headers more bytes than the runtime. The
 * bundler does not take it into a group of `fileGroups` by itself.
 *
 * @throws when the bundler no longer writes its runtime in the form that is expected here
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      const app = chunks.find(({ name }) => name === 'app');
      // The server build, which renders the pages, has neither chunk.
      if (!runtime || !app) return;
      for (const chunk of chunks) {
        if (chunk === runtime) continue;
        chunk.code = chunk === app ? withRuntime(app, runtime) : pointedAt(chunk, runtime, app);
        chunk.code = chunk.code.replaceAll(`"${runtime.fileName}"`, `"${app.fileName}"`);
        chunk.imports = [
          ...new Set(
            chunk.imports.flatMap((name) => {
              if (name !== runtime.fileName) return [name];
              return chunk === app ? [] : [app.fileName];
            }),
          ),
        ];
      }
      delete bundle[runtime.fileName];
    },
  };
}

type Chunk = Rolldown.OutputChunk;

/** The app's code with the runtime's in it; it exports each of the runtime's functions, see `exportOf`. */
function withRuntime(app: Chunk, runtime: Chunk): string {
  const [end, pairs = ''] = /export\{([^}]*)\};?\s*$/.exec(runtime.code) ?? [];
  if (!end) throw new Error('The runtime of the bundler has no exports at its end.');
  const exports = namesIn(pairs).map(([local, name]) => ({ local, name: exportOf(name) }));
  const code = runtime.code.slice(0, -end.length);
  const values = exports.map(({ local, name }) => `${name}:${local}`).join();
  const names = exports.map(({ name }) => name).join();
  const own = replaceImport(app.code, runtime, (imported) => {
    const locals = imported.map(([name, local]) => `,${local}=${exportOf(name)}`).join('');
    return `var{${names}}=(()=>{${code}return{${values}}})()${locals};`;
  });
  return `${own};export{${names}};`;
}

function pointedAt(chunk: Chunk, runtime: Chunk, app: Chunk): string {
  if (!chunk.imports.includes(runtime.fileName)) return chunk.code;
  const fileName = app.fileName.slice(app.fileName.lastIndexOf('/') + 1);
  return replaceImport(chunk.code, runtime, (names) => {
    const wanted = names.map(([name, local]) => `${exportOf(name)} as ${local}`).join();
    return `import{${wanted}}from"./${fileName}";`;
  });
}

function exportOf(name: string): string {
  return `runtime_${name}`;
}

function replaceImport(
  code: string,
  { fileName }: Chunk,
  replacement: (names: [name: string, local: string][]) => string,
): string {
  const place = fileName.slice(fileName.lastIndexOf('/') + 1);
  const [found, list = ''] =
    new RegExp(
      String.raw`import\{([^}]*)\}from"\./${place.replaceAll('.', String.raw`\.`)}";?`,
    ).exec(code) ?? [];
  if (!found) throw new Error(`No import of the bundler's runtime where one is due.`);
  return code.replace(found, () => replacement(namesIn(list)));
}

/** The pairs of a list of imports or exports: "a as b, c" has a and b, then c twice. */
function namesIn(list: string): [name: string, as: string][] {
  return list.split(',').map((item) => {
    const [name = '', as = name] = item.trim().split(' as ');
    return [name, as];
  });
}
