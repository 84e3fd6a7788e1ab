import type { Plugin } from 'vite';
import { moduleId } from './module-id.ts';

/** Replaces React's JSX runtime by `src/ui/jsx-runtime.ts` in our own components and in Mantine's. */
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
