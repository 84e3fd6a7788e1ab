import type { Plugin } from 'vite';
import { moduleId } from './module-id.ts';

/** Lets our own parts, and those of the library of fields, draw by `src/ui/jsx-runtime.ts` in place of React's own. */
export function wrapTextNodes(): Plugin {
  const own = moduleId('src/ui/jsx-runtime.ts');
  const isOurs = (importer: string) =>
    importer !== own && (!importer.includes('/node_modules/') || importer.includes('/@mantine/'));
  return {
    name: 'wrap-text-nodes',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'react/jsx-runtime' && importer && isOurs(importer) ? own : null;
    },
  };
}
